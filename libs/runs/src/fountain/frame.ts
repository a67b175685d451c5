import { mixed } from './mixing.js';

/** Bytes of a message in one frame: a code of this size is read from a phone at arm's length. */
export const BLOCK_BYTES = 360;
/** What a frame can be at most of: more would take minutes to show. */
export const MOST_BLOCKS = 2_000;

const ID_BYTES = 8;
const HEAD_BYTES = ID_BYTES + 2 + 4 + 4;

/** One picture of a message: some of its blocks, laid over each other. */
export interface Frame {
  /** Of the message that it is of, in lower-case hex, 16 letters. */
  readonly message: string;
  /** Bytes of the whole message. */
  readonly length: number;
  readonly blocks: number;
  readonly number: number;
  readonly payload: Uint8Array;
}

export function blocksIn(length: number): number {
  return Math.max(1, Math.ceil(length / BLOCK_BYTES));
}

/** Any frame of a message, by its number; there is no last one. */
export function frameOf(message: string, bytes: Uint8Array, number: number): Frame {
  const blocks = blocksIn(bytes.length);
  if (blocks > MOST_BLOCKS) throw new RangeError(`a message of ${bytes.length} bytes is too long for codes`);
  const payload = new Uint8Array(BLOCK_BYTES);
  for (const block of mixed(number, blocks))
    lay(payload, bytes.subarray(block * BLOCK_BYTES, (block + 1) * BLOCK_BYTES));
  return { message, length: bytes.length, blocks, number, payload };
}

/** Lays a block over another: what is laid over twice is as it was. */
export function lay(under: Uint8Array, over: Uint8Array): void {
  for (let at = 0; at < over.length; at += 1) under[at] = (under[at] ?? 0) ^ (over[at] ?? 0);
}

export function written({ message, length, blocks, number, payload }: Frame): Uint8Array {
  const bytes = new Uint8Array(HEAD_BYTES + payload.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < ID_BYTES; at += 1) view.setUint8(at, Number.parseInt(message.slice(at * 2, at * 2 + 2), 16));
  view.setUint16(ID_BYTES, blocks);
  view.setUint32(ID_BYTES + 2, length);
  view.setUint32(ID_BYTES + 6, number);
  bytes.set(payload, HEAD_BYTES);
  return bytes;
}

/** A frame as it was written; null for whatever else a code may hold. */
export function readFrame(bytes: Uint8Array): Frame | null {
  if (bytes.length !== HEAD_BYTES + BLOCK_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const message = [...bytes.subarray(0, ID_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const [blocks, length] = [view.getUint16(ID_BYTES), view.getUint32(ID_BYTES + 2)];
  if (blocks > MOST_BLOCKS || blocks !== blocksIn(length) || length === 0) return null;
  return { message, length, blocks, number: view.getUint32(ID_BYTES + 6), payload: bytes.slice(HEAD_BYTES) };
}
