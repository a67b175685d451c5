import { hash } from 'node:crypto';

const LINE_FEED = 0x0a;

/** A file of lines as bytes: each is decoded when it is asked for, and digests are over what stands in the file. */
export class FileLines {
  /** Where each line ends, without its line feed. */
  readonly #ends: number[] = [];
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** Whether the last line ends with a line feed. */
  readonly complete: boolean;

  constructor(private readonly bytes: Uint8Array) {
    for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) this.#ends.push(at);
    this.complete = bytes.length > 0 && bytes.length === (this.#ends.at(-1) ?? -1) + 1;
  }

  /** How many lines end with a line feed. */
  get count(): number {
    return this.#ends.length;
  }

  /** The text of a line; undefined where there is none, or it is no UTF-8. */
  text(index: number): string | undefined {
    try {
      return this.#decoder.decode(this.#line(index));
    } catch {
      return undefined;
    }
  }

  /** SHA-256 over the first lines, line feeds included. */
  digest(lines: number): string {
    return hash('sha256', this.bytes.subarray(0, lines === 0 ? 0 : (this.#ends[lines - 1] ?? 0) + 1));
  }

  digestOfLine(index: number): string {
    return hash('sha256', this.#line(index));
  }

  #line(index: number): Uint8Array {
    const from = index === 0 ? 0 : (this.#ends[index - 1] ?? 0) + 1;
    return this.bytes.subarray(from, this.#ends[index]);
  }
}
