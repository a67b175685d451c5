import type { EventOf } from '../events.js';
import type { OpenedTournament } from './state.js';

export function withBye(
  state: OpenedTournament,
  { round, player, kind }: EventOf<'ByeGiven'>['data'],
): OpenedTournament {
  const others = (state.given[player] ?? []).filter((one) => one.round !== round);
  return { ...state, given: { ...state.given, [player]: [...others, { round, kind }] } };
}

/** As if it had never been given. */
export function withoutBye(
  { given, ...state }: OpenedTournament,
  { round, player }: EventOf<'ByeTakenBack'>['data'],
): OpenedTournament {
  const { [player]: own = [], ...others } = given;
  const left = own.filter((one) => one.round !== round);
  return { ...state, given: left.length === 0 ? others : { ...given, [player]: left } };
}
