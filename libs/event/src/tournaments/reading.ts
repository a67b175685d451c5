import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';

/** An answer that is not worked out for whoever has it already. */
export interface Reading<Answer extends object = object> {
  /** What the answer follows from: where the mark is the same, it is the same to the byte. */
  readonly mark: string;
  make(): Promise<Answer>;
}

/** An answer as it is sent; without `bytes` where whoever asks has it. */
export interface Written {
  readonly tag: string;
  readonly bytes?: Buffer;
}

/** A phone for each player of the largest event, several times over. */
const MOST_TAGS = 20_000;
const TAGS = new LRUCache<string, string>({ max: MOST_TAGS });
const WRITTEN = new WeakMap<object, Required<Written>>();

/**
 * What is sent to somebody who names the tags of what they have (`If-None-Match`). A tag is of what is answered, so that a name
 * that changes outside of the record changes it too; of a reading it is remembered, so that nothing is made to find out that
 * nothing has changed.
 */
export async function writtenFor(asked: object | Reading, known: string | undefined): Promise<Written> {
  if (!isReading(asked)) return unless(known, written(asked));
  const tag = TAGS.get(asked.mark);
  if (tag !== undefined && isAmong(known, tag)) return { tag };
  const made = written(await asked.make());
  TAGS.set(asked.mark, made.tag);
  return unless(known, made);
}

const isReading = (asked: object): asked is Reading => 'make' in asked && typeof asked.make === 'function';
const unless = (known: string | undefined, { tag, bytes }: Required<Written>): Written =>
  isAmong(known, tag) ? { tag } : { tag, bytes };
const isAmong = (known: string | undefined, tag: string): boolean =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;

/** What is at hand for many is written out once. */
function written(answer: object): Required<Written> {
  const known = WRITTEN.get(answer);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(answer));
  const made = { tag: `"${hash('sha256', bytes).slice(0, 32)}"`, bytes };
  WRITTEN.set(answer, made);
  return made;
}
