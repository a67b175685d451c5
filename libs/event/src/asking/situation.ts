import { nextNumber, packOf, type OpenedState } from '@adjutant/match';
import { stateAfter } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';
import { optionsView, unitsOf, type OptionsAnswer, type UnitsAnswer } from '@adjutant/views';
import type { Viewing } from '../matches/looking.js';
import { unknownMatch } from '../matches/match-id.js';
import type { MatchReader } from '../matches/match-reader.js';
import { entryIn } from './account.js';
import { SeenQuestion } from './question.js';

/** What players may do, or might have done after an entry, as the record stood then. */
export class AskOptions extends SeenQuestion<OptionsAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly at: number | undefined,
    readonly player: Side | undefined,
  ) {
    super(match, viewing);
  }
}

/** The units as they are, or as they were after an entry, as the record stood then. */
export class AskUnits extends SeenQuestion<UnitsAnswer> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly at: number | undefined,
  ) {
    super(match, viewing);
  }
}

export async function tellOptions(reader: MatchReader, asked: AskOptions): Promise<OptionsAnswer> {
  const state = await situation(reader, asked);
  return reader.project((shelf) => optionsView(shelf, state, asked.player));
}

export async function tellUnits(reader: MatchReader, asked: AskUnits): Promise<UnitsAnswer> {
  const state = await situation(reader, asked);
  const units = reader.project((shelf) => unitsOf(packOf(shelf, state), state.table));
  return { match: asked.match, at: nextNumber(state) - 1, units };
}

/** The newest state, or that after an entry, folded from no more than the entries up to there: as whoever looks may know it. */
async function situation(reader: MatchReader, { match, viewing, at }: AskOptions | AskUnits): Promise<OpenedState> {
  if (at === undefined) return reader.seenState(match, viewing);
  const record = await reader.seen(match, viewing);
  const count = entryIn(record, at) + 1;
  const state = reader.project((shelf) => stateAfter(shelf, record.events, count));
  if (state.status === 'absent') throw unknownMatch(match);
  return state;
}
