import { createHash, type Hash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { OWNER_ONLY } from '@adjutant/store';

const CHUNK = 1024 * 1024;
/** A file that is still being written. */
export const UNFINISHED = '.unfinished';
const LINE_FEED = 0x0a;

/** What a file adds up to. */
export interface Sum {
  readonly bytes: number;
  readonly sha256: string;
}

export interface Written extends Sum {
  readonly count: number;
}

/** A file of JSON Lines that is there as a whole or not at all. */
export class LineFile {
  readonly #descriptor: number;
  readonly #hash: Hash = createHash('sha256');
  #waiting = '';
  #bytes = 0;
  #lines = 0;

  constructor(private readonly path: string) {
    this.#descriptor = openSync(`${path}${UNFINISHED}`, 'w', OWNER_ONLY);
  }

  get count(): number {
    return this.#lines;
  }

  /** At least so many bytes are in it. */
  get length(): number {
    return this.#bytes + this.#waiting.length;
  }

  write(value: unknown): void {
    this.#waiting += `${JSON.stringify(value)}\n`;
    this.#lines += 1;
    if (this.#waiting.length >= CHUNK) this.#flush();
  }

  /** The file has its name only after its content has reached the disk. */
  end(): Written {
    this.#flush();
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
    renameSync(`${this.path}${UNFINISHED}`, this.path);
    syncFolder(dirname(this.path));
    return { count: this.#lines, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  #flush(): void {
    const bytes = Buffer.from(this.#waiting, 'utf8');
    this.#waiting = '';
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    for (let at = 0; at < bytes.length;) at += writeSync(this.#descriptor, bytes, at);
  }
}

/** A whole file, under its name only when all of it has reached the disk. */
export function writeWhole(path: string, content: Uint8Array | string): void {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const descriptor = openSync(`${path}${UNFINISHED}`, 'w', OWNER_ONLY);
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(`${path}${UNFINISHED}`, path);
  syncFolder(dirname(path));
}

/** After a power cut a folder may have forgotten a name that was not synchronised. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

export function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** What a file adds up to, however large it is. */
export function sumOf(path: string): Sum {
  const sum = createHash('sha256');
  let bytes = 0;
  for (const chunk of chunksOf(path)) {
    sum.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: sum.digest('hex') };
}

/** The lines of a file, one by one. */
export function* linesOf(path: string): Generator<string> {
  let rest: Buffer[] = [];
  for (const chunk of chunksOf(path)) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8');
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(Buffer.from(chunk.subarray(from)));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}

function* chunksOf(path: string): Generator<Buffer> {
  const descriptor = openSync(path, 'r');
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    for (;;) {
      const read = readSync(descriptor, chunk, 0, CHUNK, null);
      if (read === 0) return;
      yield chunk.subarray(0, read);
    }
  } finally {
    closeSync(descriptor);
  }
}
