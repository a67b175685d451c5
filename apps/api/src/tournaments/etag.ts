import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Spelled {
  readonly tag: string;
  readonly bytes: Buffer;
}

const SPELLED = new WeakMap<object, Spelled>();

/** What is at hand for many is written out once. */
function spelled(answer: object): Spelled {
  const known = SPELLED.get(answer);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(answer));
  const made = { tag: `"${hash('sha256', bytes).slice(0, 32)}"`, bytes };
  SPELLED.set(answer, made);
  return made;
}

/**
 * An answer that whoever has it already is not sent again: the tag is of what is answered, so that a name that changes outside of the
 * record changes it too.
 */
export function unlessKnown(
  answer: object,
  request: FastifyRequest,
  reply: FastifyReply,
  kept = 'no-cache',
): Buffer | undefined {
  const { tag, bytes } = spelled(answer);
  void reply.header('etag', tag).header('cache-control', kept).header('content-type', JSON_TYPE);
  const known = request.headers['if-none-match'];
  if (known === undefined || !known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return bytes;
  void reply.code(304).removeHeader('content-type');
  return undefined;
}

const JSON_TYPE = 'application/json; charset=utf-8';
