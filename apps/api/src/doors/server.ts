import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.js';
import { giveHeaders } from './headers.js';
import { answerWith, unexpected, whyUnanswerable } from './unreadable.js';

/**
 * Everything that is answered passes here, before the framework sees it: its pages, its errors, and streams that write past
 * it. What has to hold for every answer is said here and cannot be forgotten elsewhere.
 */
export function serverOf(settings: Settings): NonNullable<FastifyServerOptions['serverFactory']> {
  return (handle, options) => {
    const { http = {}, keepAliveTimeout } = options as { http?: ServerOptions; keepAliveTimeout: number };
    const listener = answering(handle as RequestListener, settings);
    // What names no host is answered here as well, so that it is told why.
    const server: Server = createServer({ ...http, requireHostHeader: false }, listener);
    server.keepAliveTimeout = keepAliveTimeout;
    server.on(
      'checkExpectation',
      answering((_request, response) => answerWith(response, unexpected()), settings),
    );
    return server;
  };
}

function answering(handle: RequestListener, settings: Settings): RequestListener {
  return (request, response) => {
    giveHeaders(request.url ?? '/', response, settings);
    const unanswerable = whyUnanswerable(request);
    if (unanswerable) answerWith(response, unanswerable);
    else handle(request, response);
  };
}
