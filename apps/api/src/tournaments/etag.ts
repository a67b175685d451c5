import { writtenFor, type Reading } from '@adjutant/event';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that whoever has it already is not sent again, and that is not worked out for them where it is a reading. */
export async function unlessKnown(
  answer: object | Reading,
  request: FastifyRequest,
  reply: FastifyReply,
  kept = 'no-cache',
): Promise<Buffer | undefined> {
  const { tag, bytes } = await writtenFor(answer, request.headers['if-none-match']);
  void reply.header('etag', tag).header('cache-control', kept);
  void (bytes ? reply.header('content-type', 'application/json; charset=utf-8') : reply.code(304));
  return bytes;
}
