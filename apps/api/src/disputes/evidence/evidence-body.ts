import type { IncomingMessage } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notJsonType, ProblemError } from '../../problems/problem.js';
import { collect, EVIDENCE_TYPES, MOST_BYTES, tooLarge, wrongType } from '@adjutant/evidence';

const ROUTES = ['/api/disputes/:id/evidence', '/api/matches/:id/sheet-photos'];

/** Lets files in where evidence is asked for. Everywhere else only JSON is read. */
export function readEvidence(application: NestFastifyApplication): void {
  const server = application.getHttpAdapter().getInstance();
  const read = (_: FastifyRequest, sent: IncomingMessage, done: Parameters<typeof collect>[1]) => collect(sent, done);
  server.addContentTypeParser(EVIDENCE_TYPES, read);
  // Before any of the body is read: it may be large.
  server.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    done(troubleWith(request));
  });
}

function troubleWith({ method, headers, routeOptions }: FastifyRequest): Error | undefined {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isFile = EVIDENCE_TYPES.includes(type);
  if (method !== 'POST' || !ROUTES.includes(routeOptions.url ?? ''))
    return isFile ? new ProblemError(notJsonType()) : undefined;
  if (!isFile) return wrongType(type === '' ? 'nothing named' : type);
  return Number(headers['content-length'] ?? 0) > MOST_BYTES ? tooLarge() : undefined;
}
