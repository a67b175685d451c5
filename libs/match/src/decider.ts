import { deciderOf, type Decider, type Occasion } from '@adjutant/kernel';
import type { Shelf } from '@adjutant/rules';
import type { MatchCommand } from './commands.js';
import type { MatchDecision } from './commands/context.js';
import { decideInMatch, MATCH } from './context.js';
import type { MatchEvent } from './events.js';
import type { MatchState } from './state/state.js';

export type MatchDecider = Decider<MatchCommand, MatchState, MatchEvent>;

/** The match as a decider, judging by the packs on this shelf. */
export function matchDecider(shelf: Shelf): MatchDecider {
  return deciderOf(MATCH, shelf, (occasion) => ({ shelf, occasion }));
}

export function decideMatch(shelf: Shelf, command: MatchCommand, state: MatchState, occasion: Occasion): MatchDecision {
  return decideInMatch(command, state, { shelf, occasion });
}
