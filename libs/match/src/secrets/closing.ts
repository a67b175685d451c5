import type { Actor } from '@adjutant/kernel';
import { opponentOf, SIDES, type Side } from '@adjutant/rules';
import { stillSealed } from './opening.js';
import { recordOf, type Confirmed, type Finished, type MatchState, type OpenedState } from '../state/state.js';

/** Who has written the entries from a number on that are about to be recorded: they stand in no record yet. */
export interface Writing {
  readonly from: number;
  readonly actor: Actor;
}

/**
 * The sides that have not said yet that the battle is over: as long as there are any, nothing is opened that is still
 * sealed. Whoever plays and ends the battle, in whatever role, speaks for the own side alone; staff who end or decide it speak
 * for both, and a confirmation speaks for whom it is entered, unless the other player entered it. Null where the battle is
 * not over.
 */
export function unsaid(state: MatchState, writing?: Writing): readonly Side[] | null {
  if (!('result' in state)) return null;
  if (state.result.decided) return [];
  const confirmed = state.confirmedBy.filter((side) => !enteredByOther(state, side));
  const said = new Set<Side>([...confirmed, ...endedFor(state, writing)]);
  return SIDES.filter((side) => !said.has(side));
}

/** The sides for which the end of the battle was written down. */
function endedFor(state: OpenedState, writing: Writing | undefined): readonly Side[] {
  const number = state.table.ended?.number ?? -1;
  const isNew = writing !== undefined && number >= writing.from;
  const author = isNew ? writing.actor : recordOf(state).find((one) => one.number === number)?.author;
  if (!author) return [];
  const own = SIDES.filter((side) => state.seats[side].player === author.id);
  // Nobody here vouches for what came from elsewhere, which has a spectator for its author.
  return own.length > 0 || author.role === 'player' || author.role === 'spectator' ? own : SIDES;
}

/** Whether somebody has written down all that is sealed in a hand, and so learns nothing of it that they do not know. */
export function wroteAll(state: OpenedState, side: Side, person: string): boolean {
  const record = recordOf(state);
  return stillSealed(state).every(({ number, player }) => player !== side || record[number]?.author?.id === person);
}

/** Staff who play themselves enter nothing for whom they play against. */
function enteredByOther({ seats, enteredFor }: Finished | Confirmed, side: Side): boolean {
  const by = enteredFor?.[side]?.id;
  return by !== undefined && by !== seats[side].player && by === seats[opponentOf(side)].player;
}
