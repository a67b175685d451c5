import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem, type Problem } from '../problems/problem.js';
import { answerTo } from '../problems/trouble.js';
import type { Settings } from '../settings.js';
import { headersOf } from './headers.js';

const TYPE = 'application/problem+json';

/** What the framework finds wrong with an address before anybody else has looked at the request. */
export function answerFramework(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { problem: told } = answerTo(error, request.id);
  void reply.status(told.status).type(TYPE).send(JSON.stringify(told));
}

/** What is HTTP, and still nothing that could be answered. */
export function whyUnanswerable({ httpVersion, headers, rawHeaders }: IncomingMessage): Problem | undefined {
  const hosts = rawHeaders.filter((one, at) => at % 2 === 0 && one.toLowerCase() === 'host').length;
  const unreadable = (says: string): Problem => problem(400, 'request/unreadable', says);
  if (hosts > 1) return unreadable('The request says more than once which host it is for (Host).');
  if (httpVersion === '1.1' && headers.host === undefined)
    return unreadable('The request does not say which host it is for (Host).');
  return undefined;
}

export function unexpected(): Problem {
  return problem(417, 'request/unreadable', 'Nothing can be expected of this server but 100-continue.');
}

export function answerWith(response: ServerResponse, told: Problem): void {
  response.writeHead(told.status, { 'content-type': TYPE, connection: 'close' }).end(JSON.stringify(told));
}

/** What cannot be read as HTTP is answered on the bare connection, which ends with it. */
export function answerBareConnection(error: Error & { readonly code?: string }, socket: Duplex, of: Settings): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const told = problemOf(error.code);
  const body = JSON.stringify(told);
  const headers = {
    ...headersOf('/api/', of),
    'content-type': TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = `HTTP/1.1 ${told.status} ${STATUS_CODES[told.status] ?? ''}\r\n`;
  socket.end(`${status}${lines.join('')}\r\n${body}`, () => socket.destroy());
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW')
    return problem(431, 'request/too-large', 'Address and headers are longer than 16 KiB together.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow();
  return problem(400, 'request/unreadable', 'This is no HTTP that can be read.');
}

function tooSlow(): Problem {
  return problem(408, 'request/too-slow', 'Too little of the request came for too long. Send it again.');
}
