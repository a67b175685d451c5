import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.js';
import { giveHeaders } from './headers.js';
import { inOrder } from './in-order.js';
import { BYTES_PER_SECOND, MOST, Senders, USUAL_SECONDS } from '@adjutant/health';
import { answerBareConnection, answerWith, unexpected, whyUnanswerable } from './unreadable.js';

/**
 * Everything that is answered passes here, before the framework sees it: its pages, its errors, and streams that write past
 * it. What has to hold for every answer is said here and cannot be forgotten elsewhere.
 */
export function serverOf(settings: Settings): NonNullable<FastifyServerOptions['serverFactory']> {
  return (handle, options) => {
    const { http = {}, keepAliveTimeout } = options as { http?: ServerOptions; keepAliveTimeout: number };
    const ordered = inOrder();
    const listener = ordered(answering(handle as RequestListener, settings));
    // What names no host is answered here as well, so that it is told why.
    const server: Server = createServer({ ...http, requireHostHeader: false }, listener);
    // Time-outs of Node end what takes long, however well it goes on; ours end what does not go on.
    Object.assign(server, { keepAliveTimeout, headersTimeout: 0, requestTimeout: 0 });
    sendersOf(settings).watch(server);
    server.on(
      'checkExpectation',
      ordered(answering((_request, response) => answerWith(response, unexpected()), settings)),
    );
    return server;
  };
}

function sendersOf(settings: Settings): Senders {
  const { patienceSeconds: seconds = USUAL_SECONDS } = settings;
  const late = Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  return new Senders({ seconds, bytesPerSecond: BYTES_PER_SECOND, ...MOST }, (socket, hears) =>
    hears ? answerBareConnection(late, socket, settings) : socket.destroy(),
  );
}

function answering(handle: RequestListener, settings: Settings): RequestListener {
  return (request, response) => {
    giveHeaders(request.url ?? '/', response, settings);
    const unanswerable = whyUnanswerable(request);
    if (unanswerable) answerWith(response, unanswerable);
    else handle(request, response);
  };
}
