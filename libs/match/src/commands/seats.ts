import { already, recorded } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';
import type { CorrectSeats } from '../commands.js';
import type { EntryCorrected, MatchEvent, Seats } from '../events.js';
import { recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { no, whileOpened, type Context, type MatchDecision } from './context.js';

/** Whoever sat at the wrong name has not confirmed anything: what was confirmed for a changed seat is taken back. */
export function correctSeats({ data }: CorrectSeats, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const { seats, because } = data;
    if (open.event) return published(open.event);
    if (resultCounts(open))
      return no('seats/result-counts', 'The result counts already: a head judge has to rule on it first.', {
        status: open.status,
      });
    const same = samePlayer(seats);
    if (same) return same;
    const changed = SIDES.filter((side) => seats[side].player !== open.seats[side].player);
    if (changed.length === 0) return already;
    const withdrawn = recordOf(open).flatMap(({ number: entry, event }): EntryCorrected[] => {
      const theirs = event.type === 'ResultConfirmed' && changed.includes(event.data.player);
      if (!theirs || open.struck.includes(entry)) return [];
      return [{ type: 'EntryCorrected', data: { entry, correction: { kind: 'strike' }, because } }];
    });
    return recorded<MatchEvent>({ type: 'SeatsCorrected', data: { seats, because } }, ...withdrawn);
  });
}

/** Who plays at a table of an event its publication says, and nobody else: pairings, standings and links rest on it. */
function published({ round, table }: NonNullable<OpenedState['event']>): MatchDecision {
  const says = `This is round ${round}, table ${table} of an event, and who plays there is what was published. Change what is published of the round instead: a new match opens for whoever is right there.`;
  return no('seats/published', says, { round, table });
}

export function samePlayer({ A, B }: Seats): MatchDecision | null {
  return A.player === B.player
    ? no('match/same-player', 'A match needs two different players.', { player: A.player })
    : null;
}

function resultCounts(state: OpenedState): boolean {
  return state.status === 'confirmed' || ('result' in state && 'decided' in state.result);
}
