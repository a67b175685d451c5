import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { packingFor, type Packing } from './packing.js';

/** What is shorter fits into one packet as it is. */
const LEAST = 1_000;

/** Somebody waits for it, and so do others: a fast packing to a tenth of a longer text is better than a slow one. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

/**
 * Readings go packed to whoever takes them so. Nothing else does: what is live is written as it comes, answers to commands
 * are short and hold what is secret (a link, a session), and files are packed already.
 */
export function packReadings(application: NestFastifyApplication): void {
  const server = application.getHttpAdapter().getInstance();
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || !isReading(reply)) return done(null, payload);
    varyByEncoding(reply);
    const packing = packingFor(request.headers['accept-encoding']);
    if (packing === null || lengthOf(reply, payload) < LEAST) return done(null, payload);
    packed(packing, payload, (error, answer) => {
      if (error !== null) return done(error);
      void reply.header('content-encoding', packing).removeHeader('content-length');
      done(null, answer);
    });
  });
}

function isReading(reply: FastifyReply): boolean {
  if (reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return false;
  return String(reply.getHeader('content-type')).startsWith('application/json');
}

/** Nothing where it is not known yet. */
function lengthOf(reply: FastifyReply, payload: unknown): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload);
  return payload instanceof Readable ? Number(reply.getHeader('content-length') ?? 0) : 0;
}

/** Whoever keeps an answer for others asks anew where they take other packings. */
function varyByEncoding(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  void reply.header('vary', before === undefined ? 'accept-encoding' : `${String(before)}, accept-encoding`);
}

/** What was written on another thread comes as a stream of known length. */
function packed(packing: Packing, payload: unknown, done: (error: Error | null, answer: unknown) => void): void {
  if (payload instanceof Readable) {
    const packer = packing === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
    // Whoever reads the packer learns of what goes wrong: it is destroyed with the same error.
    pipeline(payload, packer, () => undefined);
    done(null, packer);
  } else {
    const failed = (error: Error): void => done(error, null);
    packedOnce(packing, payload as string | Buffer).then((answer) => done(null, answer), failed);
  }
}

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
const pack = (packing: Packing, answer: string | Buffer): Promise<Buffer> =>
  packing === 'br' ? brotli(answer, BROTLI) : zipped(answer, GZIP);

const PACKED = { br: new WeakMap<Buffer, Promise<Buffer>>(), gzip: new WeakMap<Buffer, Promise<Buffer>>() };

/** Bytes that are kept for whoever asks next are the same ones each time: they are packed for the first of them. */
function packedOnce(packing: Packing, answer: string | Buffer): Promise<Buffer> {
  if (typeof answer === 'string') return pack(packing, answer);
  const known = PACKED[packing].get(answer);
  if (known) return known;
  const made = pack(packing, answer);
  PACKED[packing].set(answer, made);
  return made;
}
