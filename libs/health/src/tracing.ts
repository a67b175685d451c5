import type { Log } from './log.js';

/** Ids, numbers and names of code, as in `Facts`: never what somebody wrote, never who it was. */
export type Attributes = { readonly [name: string]: string | number | boolean | undefined };

/** A span that is under way. */
export interface Span {
  /** Whatever begins during this work appears beneath the span. */
  inside<Value>(work: () => Value): Value;
  note(attributes: Attributes): void;
  /** What to send along, so that what another process does appears beneath this span. */
  readonly traceparent: string | undefined;
  /** `error`: what it failed with. */
  end(error?: unknown): void;
}

/** Spans of what is done for one request, in the order and nesting in which it is done. */
export interface Tracing {
  readonly on: boolean;
  /**
   * Begins a span beneath the one that is at work already, or beneath `parent`, a `traceparent` of W3C Trace Context that
   * came in with a request. Whoever begins it ends it.
   */
  begin(name: string, attributes: Attributes, parent?: string): Span;
  /** Runs the work as a span, to its end where it is a promise. */
  span<Value>(name: string, attributes: Attributes, work: () => Value, parent?: string): Value;
  /** Adds to the span at work. */
  note(attributes: Attributes): void;
  /** What to send along, so that what another process does appears beneath the span at work. */
  traceparent(): string | undefined;
  /** Sends what has not been sent, but does not wait long for a collector that is away. */
  close(): Promise<void>;
}

const NO_SPAN: Span = {
  inside: (work) => work(),
  note: () => undefined,
  traceparent: undefined,
  end: () => undefined,
};

export const noTracing: Tracing = {
  on: false,
  begin: () => NO_SPAN,
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
