import { isOfPlayer, type Actor } from '@adjutant/kernel';
import { SIDES, type Side } from '@adjutant/rules';
import type { Seats } from '../events.js';
import { stillSealed } from './opening.js';
import { recordOf, type Confirmed, type Finished, type MatchState, type OpenedState } from '../state/state.js';

/** Who has written the entries from a number on that are about to be recorded: they stand in no record yet. */
export interface Writing {
  readonly from: number;
  readonly actor: Actor;
  readonly playing?: Playing | undefined;
}

/** By id, the sides that somebody is known to play besides what the record says of its seats. */
export type Playing = Readonly<Record<string, readonly Side[]>>;

/**
 * The sides that have not said yet that the battle is over: as long as there are any, nothing is opened that is still
 * sealed. Whoever plays and ends the battle, in whatever role, speaks for the own side alone; staff who end or decide it speak
 * for both, and a confirmation speaks for whom it is entered, unless the other player entered it. Null where the battle is
 * not over.
 */
export function unsaid(state: MatchState, writing?: Writing): readonly Side[] | null {
  if (!('result' in state)) return null;
  if (state.result.decided) return [];
  const confirmed = state.confirmedBy.filter((side) => !enteredByOther(state, side, writing?.playing));
  const said = new Set<Side>([...confirmed, ...endedFor(state, writing)]);
  return SIDES.filter((side) => !said.has(side));
}

/** The sides for which the end of the battle was written down. */
function endedFor(state: OpenedState, writing: Writing | undefined): readonly Side[] {
  const number = state.table.ended?.number ?? -1;
  const isNew = writing !== undefined && number >= writing.from;
  const author = isNew ? writing.actor : recordOf(state).find((one) => one.number === number)?.author;
  if (!author) return [];
  const own = playedBy(state, author.id, writing?.playing);
  // Nobody here vouches for what came from elsewhere, which has a spectator for its author.
  return own.length > 0 || isOfPlayer(author.role) || author.role === 'spectator' ? own : SIDES;
}

/** Whether somebody has written down all that is sealed in a hand, and so learns nothing of it that they do not know. */
export function wroteAll(state: OpenedState, side: Side, person: string): boolean {
  const record = recordOf(state);
  return stillSealed(state).every(({ number, player }) => player !== side || record[number]?.author?.id === person);
}

/** Staff who play themselves enter nothing for whom they play against. */
function enteredByOther(state: Finished | Confirmed, side: Side, playing: Playing | undefined): boolean {
  const by = state.enteredFor?.[side]?.id;
  if (by === undefined) return false;
  const own = playedBy(state, by, playing);
  return own.length > 0 && !own.includes(side);
}

/** The sides that somebody plays or once had the seat of: whoever sat there is never staff for the other side. */
function playedBy(state: OpenedState, id: string, playing: Playing | undefined): readonly Side[] {
  const known = playing !== undefined && Object.hasOwn(playing, id) ? (playing[id] ?? []) : [];
  const sat = seatsEver(state);
  return SIDES.filter((side) => known.includes(side) || sat.some((seats) => seats[side].player === id));
}

/** The seats of a match from its opening through every correction of them, struck entries included. */
export function seatsEver(state: OpenedState): readonly Seats[] {
  const entered = recordOf(state).flatMap(({ event }) =>
    event.type === 'MatchOpened' || event.type === 'SeatsCorrected' ? [event.data.seats] : [],
  );
  const all = [...entered, state.seats];
  return all.filter((one, index) => all.indexOf(one) === index);
}

/** Who wrote down the end of the battle, and who confirmed it for a side: whose words are weighed. */
export function endSpeakers(state: OpenedState): readonly string[] {
  const ended = recordOf(state).find(({ number }) => number === state.table.ended?.number)?.author?.id;
  const entered = 'enteredFor' in state ? SIDES.map((side) => state.enteredFor?.[side]?.id) : [];
  return [...new Set([ended, ...entered].filter((id) => id !== undefined))];
}
