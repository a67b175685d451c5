import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An answer that whoever has it already is not sent again: the tag is of what is answered, so that a name that changes outside of the
 * record changes it too.
 */
export function unlessKnown<Answer extends object>(
  answer: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): Answer | undefined {
  const tag = `"${hash('sha256', JSON.stringify(answer)).slice(0, 32)}"`;
  void reply.header('etag', tag).header('cache-control', 'no-cache');
  const known = request.headers['if-none-match'];
  if (known === undefined || !known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return answer;
  void reply.code(304);
  return undefined;
}
