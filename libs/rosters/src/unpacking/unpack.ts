import { Gunzip, Unzip, UnzipInflate } from 'fflate';
import { LIMITS } from '../limits.js';
import { Unreadable } from '../refused.js';

/** Small, so that what a few bytes unpack to is counted before it is much. */
const STEP = 1_024;

/** Keeps what comes out, and stops as soon as it is more than a list. */
class Out {
  readonly #parts: Uint8Array[] = [];
  #size = 0;

  take(part: Uint8Array): void {
    this.#size += part.length;
    if (this.#size > LIMITS.tree)
      throw new Unreadable('list/too-long', `The file unpacks to more than ${LIMITS.tree} bytes, which no list does.`, {
        most: LIMITS.tree,
      });
    this.#parts.push(part);
  }

  get bytes(): Uint8Array {
    const all = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

function inSteps(bytes: Uint8Array, push: (part: Uint8Array, last: boolean) => void): void {
  try {
    for (let at = 0; at < bytes.length; at += STEP) push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('list/broken', 'The packed file ends early or is broken: export the list anew.');
  }
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The one file in a zip. */
export function unzipped(bytes: Uint8Array): Uint8Array {
  const out = new Out();
  const names: string[] = [];
  let whole = false;
  const unzip = new Unzip((file) => {
    names.push(file.name);
    refuseUnsafe(names);
    file.ondata = (error, part, last) => {
      if (error) throw error;
      out.take(part);
      whole ||= last;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  inSteps(bytes, (part, last) => unzip.push(part, last));
  if (!whole)
    throw new Unreadable('list/broken', 'The packed file ends early, or holds nothing: export the list anew.');
  return out.bytes;
}

function refuseUnsafe(names: readonly string[]): void {
  const [name = ''] = names.slice(-1);
  const facts = { files: names.map((one) => one.slice(0, 100)) };
  if (names.length > 1)
    throw new Unreadable('list/unsafe', 'The packed file holds several files; that of a list holds one.', facts);
  if (/[/\\]/.test(name) || name.includes('..'))
    throw new Unreadable('list/unsafe', 'The packed file names a place outside itself: export the list anew.', facts);
  if (!/\.ros$/i.test(name))
    throw new Unreadable('list/unsafe', 'The packed file holds no roster (.ros): choose the file of the list.', facts);
}

export function gunzipped(bytes: Uint8Array): Uint8Array {
  const out = new Out();
  let whole = false;
  const gunzip = new Gunzip((part, last) => {
    out.take(part);
    whole ||= last;
  });
  inSteps(bytes, (part, last) => gunzip.push(part, last));
  if (!whole) throw new Unreadable('list/broken', 'The packed list ends early: copy the whole link.');
  return out.bytes;
}
