import { createHash } from 'node:crypto';
import { canonical, verifyBundle, type BundleEvent } from '@adjutant/seal';

/** An event as text in which places, hashes and revisions can be put anew, so that forging a thousand of them is quick. */
export interface Mould {
  readonly stream: string;
  readonly line: readonly string[];
  readonly hashed: readonly string[];
}

const MARKS = { leaf: 777_000_111, revision: 777_000_222, hash: '@hash', previous: '@previous' };
const CUTS = /777000111|@hash|@previous|777000222/;

function mouldOf(event: BundleEvent): Mould {
  const { stream, type, data } = event;
  const { hash: _, ...open } = { ...event.meta, previousHash: MARKS.previous };
  const { leaf, revision, hash } = MARKS;
  return {
    stream,
    line: canonical({ leaf, stream, revision, type, data, meta: { ...open, hash } }).split(CUTS),
    hashed: canonical({ stream, revision, type, data, meta: open }).split(CUTS),
  };
}

/** Works every hash of a bundle out again, as whoever cannot sign would. */
export class Forger {
  readonly events: readonly BundleEvent[];
  readonly moulds: readonly Mould[];
  /** An event that never was. */
  readonly extra: Mould;
  readonly #lines: readonly Buffer[];

  constructor(bytes: Uint8Array, lines: readonly Buffer[]) {
    const verdict = verifyBundle(bytes);
    if (!verdict.sound) throw new Error(verdict.fault.says);
    this.#lines = lines;
    this.events = [...verdict.bundle.events];
    this.moulds = this.events.map(mouldOf);
    const like = this.events.find(({ type }) => type === 'VictoryPointsScored') as BundleEvent;
    this.extra = mouldOf({ ...like, data: { ...like.data, points: 1 } });
  }

  /** The bundle with everything from one event on replaced, and every chain made to fit; the signed lines are the true ones. */
  forged(from: number, rest: readonly Mould[]): Buffer {
    const ends = new Map<string, { revision: number; hash: string }>();
    for (const { stream, revision, meta } of this.events.slice(0, from))
      ends.set(stream, { revision, hash: meta.hash });
    let leaf = (this.events[from - 1]?.leaf ?? -1) + 1;
    const text = rest.map(({ stream, line, hashed }) => {
      const end = ends.get(stream) ?? { revision: -1, hash: '0'.repeat(64) };
      const revision = end.revision + 1;
      const content = `${hashed[0]}${end.hash}${hashed[1]}${revision}${hashed[2]}`;
      const hash = sha256(`${end.hash}${content}`);
      ends.set(stream, { revision, hash });
      const of = [leaf++, hash, end.hash, revision];
      return `${line[0]}${of[0]}${line[1]}${of[1]}${line[2]}${of[2]}${line[3]}${of[3]}${line[4]}\n`;
    });
    const header = { ...(JSON.parse(String(this.#lines[0])) as object), events: from + rest.length };
    return Buffer.concat([
      Buffer.from(`${canonical(header)}\n`),
      ...this.#lines.slice(1, from + 2),
      Buffer.from(text.join('')),
      ...this.#lines.slice(-3),
    ]);
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
