import type { Span, Tracing } from '@adjutant/health';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TRACING } from '../tokens.js';
import { isAside } from './aside.js';

/** Where somebody looks at traces, every request is one; elsewhere requests do not even pass by here. */
export function traceRequests(application: NestFastifyApplication): void {
  const tracing = application.get<Tracing>(TRACING);
  if (!tracing.on) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const server = application.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { url } = request.routeOptions;
    if (!isTraced(url)) return done();
    const { traceparent } = request.headers;
    const attributes = {
      'http.request.method': request.method,
      'http.route': url,
      'adjutant.correlation_id': request.id,
    };
    const span = tracing.begin(`${request.method} ${url}`, attributes, asText(traceparent));
    spans.set(request, span);
    if (span.traceparent !== undefined) void reply.header('traceparent', span.traceparent);
    done();
  });
  // The body has been read by now: what reads it works for the connection, and would lead out of the span again.
  server.addHook('preValidation', (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const span = spans.get(request);
    if (span) span.inside(done);
    else done();
  });
  server.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const span = spans.get(request);
    span?.note({ 'http.response.status_code': reply.statusCode });
    span?.end(reply.statusCode >= 500 ? new Error('failed') : undefined);
    done();
  });
}

function isTraced(url: string | undefined): url is string {
  return url !== undefined && url.startsWith('/api/') && !isAside(url);
}

function asText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? undefined : header;
}
