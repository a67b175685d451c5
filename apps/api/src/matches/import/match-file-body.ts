import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notJsonType, problem, ProblemError } from '../../problems/problem.js';

/** The content types of a match file; the second for whoever cannot name the first. */
export const MATCH_FILE_TYPES = ['application/x-ndjson', 'text/plain'];

/** Enough for a record of some 20,000 entries. */
export const MATCH_FILE_LIMIT = 20 * 1024 * 1024;

const IMPORT = '/api/matches/import';

/** Lets match files in where they are asked for. Everywhere else only JSON is read. */
export function readMatchFiles(application: NestFastifyApplication): void {
  const server = application.getHttpAdapter().getInstance();
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(
    MATCH_FILE_TYPES,
    { parseAs: 'string', bodyLimit: MATCH_FILE_LIMIT },
    (_request: FastifyRequest, body: string, done: (error: null, body: string) => void) => done(null, body),
  );
  // Before any of the body is read: it may be large.
  server.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    done(troubleWithType(request));
  });
}

function troubleWithType(request: FastifyRequest): ProblemError | undefined {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isFile = MATCH_FILE_TYPES.includes(type);
  if (request.method !== 'POST' || request.routeOptions.url !== IMPORT) {
    return isFile ? new ProblemError(notJsonType()) : undefined;
  }
  if (isFile) return undefined;
  const says = 'Send the match file as content-type: application/x-ndjson.';
  return new ProblemError(problem(415, 'match-file/not-ndjson-type', says));
}
