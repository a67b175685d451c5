import { asLetters, blocksIn, frameOf, written } from '@adjutant/runs';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { nameOf } from './ed25519.js';
import { readParcel, type Parcel } from './parcel.js';

/** A message as codes: there are as many as anybody wants. */
export interface Codes {
  readonly message: string;
  /** How many have to be seen at least. */
  readonly blocks: number;
  readonly code: (number: number) => string;
}

export function codesOf(parcel: Parcel): Codes {
  const bytes = deflateSync(strToU8(JSON.stringify(parcel)), { level: 9 });
  const message = nameOf(bytes);
  const code = (number: number): string => asLetters(written(frameOf(message, bytes, number)));
  return { message, blocks: blocksIn(bytes.length), code };
}

/** What codes have come to; null where it is not the message that they name. */
export function opened(message: string, bytes: Uint8Array): string | null {
  if (nameOf(bytes) !== message) return null;
  try {
    const text = strFromU8(inflated(bytes));
    return readParcel(text) === null ? null : text;
  } catch {
    return null;
  }
}

/** More than any match comes to; what is made to swell is given up there. */
const MOST_BYTES = 8_000_000;
const PIECE_BYTES = 4_096;

function inflated(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  for (let at = 0; at < bytes.length && length <= MOST_BYTES; at += PIECE_BYTES)
    stream.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length);
  if (length > MOST_BYTES) throw new RangeError('a message that swells beyond all measure');
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
