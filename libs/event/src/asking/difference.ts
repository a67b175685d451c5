import { taleOf, tellingOf } from '@adjutant/replay';
import { differenceView, type DifferenceAnswer } from '@adjutant/views';
import type { Viewing } from '../matches/looking.js';
import type { MatchReader } from '../matches/match-reader.js';
import { entryIn, upTo } from './account.js';
import { SeenQuestion } from './question.js';

/** What two moments of a match say differently, each as the record stood then; `to`: the newest where it is left out. */
export class AskDifference extends SeenQuestion<DifferenceAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly from: number,
    readonly to: number | undefined,
  ) {
    super(match, viewing);
  }
}

export async function tellDifference(reader: MatchReader, asked: AskDifference): Promise<DifferenceAnswer> {
  const { match, viewing } = asked;
  const record = await reader.seen(match, viewing);
  const [from, to] = [entryIn(record, asked.from), entryIn(record, asked.to)];
  const differences = reader.project((shelf) =>
    differenceView(shelf, taleOf(tellingOf(shelf, upTo(record, from))), taleOf(tellingOf(shelf, upTo(record, to)))),
  );
  return { match, from, to, differences };
}
