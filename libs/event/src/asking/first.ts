import type { FirstAsked } from '@adjutant/replay';
import { firstView, type FirstAnswer } from '@adjutant/views';
import type { Viewing } from '../matches/looking.js';
import type { MatchReader } from '../matches/match-reader.js';
import { entryIn, upTo, writerOf } from './account.js';
import { SeenQuestion } from './question.js';

/** The first entry at which something was so, in the record as it counts after the entry `at`; the newest where it is left out. */
export class AskFirst extends SeenQuestion<FirstAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly asked: FirstAsked,
    readonly at: number | undefined,
  ) {
    super(match, viewing);
  }
}

export async function tellFirst(reader: MatchReader, { match, viewing, asked, at }: AskFirst): Promise<FirstAnswer> {
  const record = await reader.seen(match, viewing);
  if (asked.when.of === 'paper') for (const entry of asked.when.says.keys()) entryIn(record, entry);
  const events = upTo(record, entryIn(record, at));
  const found = reader.project((shelf) => firstView(shelf, events, asked));
  return { match, ...found, by: found.entry === null ? null : writerOf(record, found.entry) };
}
