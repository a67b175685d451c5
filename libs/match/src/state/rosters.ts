import type { Reason } from '@adjutant/kernel';
import {
  reasonsAgainstChosen,
  reasonsAgainstTold,
  SIDES,
  type Pack,
  type Roster,
  type Side,
  type Table,
} from '@adjutant/rules';
import type { RosterSubmitted } from '../events.js';
import { amend } from './amend.js';
import { enlist } from './enlist.js';
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

/**
 * What is against the choices that a roster decides, given the record before it; of one that comes in mid-battle also what it
 * has against those that were made without it. Before, that may still be put right: the start of the battle looks at it.
 */
export function reasonsAgainstDecided(pack: Pack, table: Table, player: Side, roster: Roster): readonly Reason[] {
  const enlisted = enlist(pack, table, player, roster);
  return [
    ...reasonsAgainstTold(pack, enlisted, player, roster),
    ...(table.clock === null ? [] : reasonsAgainstChosen(pack, enlisted, player)),
  ];
}
