import {
  declarationOf,
  hasAuthority,
  isOwnLast,
  recordOf,
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
  if (state.status === 'absent') return { match, side: namedIn(command) };
  const holds: Target['holds'] = (role) => hasAuthority(role, command, state);
  const hand = secretHand(shelf, command, state);
  const about = { match, seats: state.seats, side: sideOf(command, state), holds, ...closedHand(hand, state) };
  if (command.type !== 'CorrectEntry') return about;
  return { ...about, ownLast: (person) => isOwnLast(state, command.data.entry, person) };
}

function closedHand(hand: Side | undefined, state: OpenedState): Pick<Target, 'hand' | 'knowsHand'> {
  return hand === undefined ? {} : { hand, knowsHand: (person) => wroteAll(state, hand, person) };
}

export function sideOf(command: MatchCommand, state: OpenedState): Target['side'] {
  if (command.type === 'AnswerQuestion') return answererOf(command.data.entry, command.data.question, state);
  const named = namedIn(command);
  if (named !== undefined) return named;
  const unit = 'unit' in command.data ? command.data.unit : undefined;
  return unit === undefined ? undefined : state.table.units[unit]?.owner;
}

function namedIn(command: MatchCommand): Side | undefined {
  if (command.type === 'DecideTurnOrder') return command.data.by;
  return 'player' in command.data ? command.data.player : undefined;
}

/** Whoever acted vouches for it. What the other player contests, neither settles alone. */
function answererOf(entry: number, question: string, state: OpenedState): Side | 'neither' {
  const open = state.table.questions.find((one) => one.number === entry && one.key === question);
  if (open?.contested) return 'neither';
  const entered = recordOf(state)[entry];
  const declared = entered && declarationOf(entered.event);
  return declared?.player ?? 'neither';
}
