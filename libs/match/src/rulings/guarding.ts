import { mayRule, no, type Context, type MatchDecision } from '../commands/context.js';
import type { MatchEvent } from '../events.js';
import { recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { rulingOf, rulingsIn } from './applied.js';

/** Why an entry that belongs to a ruling in force is not corrected one by one; null for every other entry. */
export function ruledElsewhere(state: MatchState, entry: number): MatchDecision | null {
  const ruling = rulingOf(state, entry);
  if (!ruling) return null;
  const message = `Entry ${entry} belongs to the ruling of entry ${ruling.entry}: that is reversed as a whole, through its dispute.`;
  return no('entry/ruled', message, { entry, ruling: ruling.entry, dispute: ruling.data.dispute });
}

/** Why whoever does not rule may not change what a ruling in force has settled; null where none has, or they may. */
export function ruledUpon(state: MatchState, entry: number, { occasion }: Context): MatchDecision | null {
  if (state.status === 'absent' || mayRule(occasion)) return null;
  const numbers = new Set(
    rulingsIn(state).flatMap(({ reversed, elsewhere, block }) => (reversed || elsewhere ? [] : block)),
  );
  if (numbers.size === 0) return null;
  const settled = recordOf(state).find(({ number, event }) => numbers.has(number) && correctedBy(event) === entry);
  const ruling = settled && rulingOf(state, settled.number);
  if (!ruling) return null;
  const message = `A judge has ruled on entry ${entry} (entry ${ruling.entry}); appeal the ruling, or ask a judge.`;
  return no('entry/ruled', message, { entry, ruling: ruling.entry, dispute: ruling.data.dispute });
}

function correctedBy(event: MatchEvent): number | null {
  return event.type === 'EntryCorrected' ? event.data.entry : null;
}

const STAYS: ReadonlySet<MatchEvent['type']> = new Set([
  'RulingReversed',
  'PointsAdjusted',
  'BalanceSet',
  'ResultDecided',
  'NoteRecorded',
  'SeatsCorrected',
  'MatchVoided',
  'MatchRestored',
]);

/** Of the entries that were not played, those that officials wrote, and notes: whoever rewinds a match leaves them. */
export function keptByRulings(state: OpenedState, unplayed: readonly number[]): readonly number[] {
  const stays = new Set(rulingsIn(state).flatMap(({ block }) => block));
  for (const { number, event } of recordOf(state)) if (STAYS.has(event.type)) stays.add(number);
  return unplayed.filter((number) => stays.has(number));
}
