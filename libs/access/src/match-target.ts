import {
  hasAuthority,
  isOwnLast,
  MATCH,
  secretHand,
  wroteAll,
  type MatchCommand,
  type MatchState,
  type OpenedState,
} from '@adjutant/match';
import type { Shelf, Side } from '@adjutant/rules';
import type { Target } from './authorize.js';

/** Whose a command of a match is, as the match stands. */
export function targetOf(shelf: Shelf, command: MatchCommand, match: string, state: MatchState): Target {
  const side = MATCH.side(command, state);
  if (state.status === 'absent') return { match, side, event: openedFor(command) };
  const holds: Target['holds'] = (role) => hasAuthority(role, command, state);
  const hand = secretHand(shelf, command, state);
  const about = { match, event: state.event?.id, seats: state.seats, side, holds, ...closedHand(hand, state) };
  if (command.type !== 'CorrectEntry') return about;
  return { ...about, ownLast: (person) => isOwnLast(state, command.data.entry, person) };
}

function closedHand(hand: Side | undefined, state: OpenedState): Pick<Target, 'hand' | 'knowsHand'> {
  return hand === undefined ? {} : { hand, knowsHand: (person) => wroteAll(state, hand, person) };
}

/** A match that is about to be opened is of the event that its opening names. */
function openedFor(command: MatchCommand): string | undefined {
  return command.type === 'OpenMatch' ? command.data.event?.id : undefined;
}
