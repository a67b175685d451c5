import type { Log } from './log.js';

/** Ids, numbers and names of code, as in `Facts`: never what somebody wrote, never who it was. */
export type Attributes = { readonly [name: string]: string | number | boolean | undefined };

/** Spans of what is done for one request, in the order and nesting in which it is done. */
export interface Tracing {
  readonly on: boolean;
  /**
   * Runs the work as a span beneath the one that is at work already, or beneath `parent`, a `traceparent` of W3C Trace
   * Context that came in with a request.
   */
  span<Value>(name: string, attributes: Attributes, work: () => Promise<Value>, parent?: string): Promise<Value>;
  /** Adds to the span at work. */
  note(attributes: Attributes): void;
  /** What to send along, so that what another process does appears beneath the span at work. */
  traceparent(): string | undefined;
  /** Sends what has not been sent, but does not wait long for a collector that is away. */
  close(): Promise<void>;
}

export const noTracing: Tracing = {
  on: false,
  span: (_name, _attributes, work) => work(),
  note: () => undefined,
  traceparent: () => undefined,
  close: () => Promise.resolve(),
};

type Environment = { readonly [name: string]: string | undefined };

/** Traces go to a collector where one is named. Where none is, nothing of what makes them is even loaded. */
export async function startTracing(environment: Environment, service: string, log?: Log): Promise<Tracing> {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim();
  if (endpoint === undefined || endpoint === '') return noTracing;
  const { OtlpTracing } = await import('./otlp-tracing.js');
  return new OtlpTracing(endpoint, service, log);
}
