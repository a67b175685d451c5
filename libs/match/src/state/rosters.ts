import { SIDES } from '@adjutant/rules';
import type { RosterSubmitted } from '../events.js';
import { amend } from './amend.js';
import { recordOf, type MatchState } from './state.js';

/** The roster of each player that counts, as corrections leave it. */
export function standingRosters(state: MatchState): readonly RosterSubmitted['data'][] {
  const { entries, struck } = amend(recordOf(state));
  return SIDES.flatMap((side) => {
    const own = entries.flatMap(({ number, event }) =>
      event.type === 'RosterSubmitted' && event.data.player === side && !struck.has(number) ? [event.data] : [],
    );
    return own.slice(-1);
  });
}
