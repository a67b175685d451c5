import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import { plainError } from './facts.js';
import type { Log } from './log.js';
import type { Attributes, Span, Tracing } from './tracing.js';
import { withinTime } from './within-time.js';

const LAST_MS = 2_000;
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** Sends spans to a collector over OTLP/HTTP, in batches and in the background. */
export class OtlpTracing implements Tracing {
  readonly on = true;
  // Nothing is registered for the whole process: who else uses OpenTelemetry in it is not met.
  readonly #context = new AsyncLocalStorage<Context>();
  readonly #provider: NodeTracerProvider;
  readonly #tracer: Tracer;

  constructor(endpoint: string, service: string, log?: Log) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: 5_000 });
    tellOfTrouble(exporter, log);
    this.#provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ 'service.name': `adjutant-${service}` }),
      spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
    });
    this.#tracer = this.#provider.getTracer('adjutant');
  }

  begin(name: string, attributes: Attributes, parent?: string): Span {
    const above = this.#context.getStore() ?? contextOf(parent);
    const span = this.#tracer.startSpan(name, { attributes: known(attributes) }, above);
    return {
      inside: (work) => this.#context.run(trace.setSpan(above, span), work),
      note: (more) => void span.setAttributes(known(more)),
      traceparent: traceparentOf(span.spanContext()),
      end: (error) => {
        if (error !== undefined) {
          span.setAttribute('error.type', plainError(error).name);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  span<Value>(name: string, attributes: Attributes, work: () => Value, parent?: string): Value {
    const span = this.begin(name, attributes, parent);
    let value: Value;
    try {
      value = span.inside(work);
    } catch (error) {
      span.end(error);
      throw error;
    }
    if (!(value instanceof Promise)) span.end();
    // Whoever asked for the work hears of its failure; the span only ends.
    else void value.then(() => span.end(), span.end);
    return value;
  }

  note(attributes: Attributes): void {
    this.#atWork()?.setAttributes(known(attributes));
  }

  traceparent(): string | undefined {
    const span = this.#atWork();
    return span && traceparentOf(span.spanContext());
  }

  #atWork(): OtelSpan | undefined {
    const context = this.#context.getStore();
    return context && trace.getSpan(context);
  }

  async close(): Promise<void> {
    await withinTime(LAST_MS, () => this.#provider.shutdown()).catch(() => undefined);
  }
}

function contextOf(traceparent: string | undefined): Context {
  const found = TRACEPARENT.exec(traceparent ?? '');
  if (!found) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = '00'] = found;
  const sent: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(sent) ? trace.setSpanContext(ROOT_CONTEXT, sent) : ROOT_CONTEXT;
}

function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function known(attributes: Attributes): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).filter((one): one is [string, string | number | boolean] => one[1] !== undefined),
  );
}

/** A collector that is away costs traces and nothing else; that it is away is told once, and again after it was back. */
function tellOfTrouble(exporter: SpanExporter, log: Log | undefined): void {
  const send = exporter.export.bind(exporter);
  let away = false;
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.error && !away) log?.warn('Traces cannot be sent.', { error: result.error, events: spans.length });
      away = result.error !== undefined;
      done(result);
    });
}
