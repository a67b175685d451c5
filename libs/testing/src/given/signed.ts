import type { Role } from '@adjutant/kernel';
import { ABSENT, decideMatch, foldWritten, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import { SHELF } from './invented-shelf.js';
import { by } from './story.js';

/** Events as somebody recorded them. */
export function signed(role: Role, events: readonly MatchEvent[], from: MatchState = ABSENT): MatchState {
  return foldWritten(
    SHELF,
    events.map((event) => ({ event, by: by(role).actor })),
    from,
  );
}

/** The match after somebody's commands, every one of which has to be recorded. */
export function doneBy(role: Role, from: MatchState, ...commands: readonly MatchCommand[]): MatchState {
  return commands.reduce<MatchState>((state, command) => {
    const decision = decideMatch(SHELF, command, state, by(role));
    if (decision.outcome === 'recorded') return signed(role, decision.events, state);
    const why = decision.outcome === 'refused' ? decision.refusal.message : 'already so';
    throw new Error(`${command.type} by ${role}: ${why}`);
  }, from);
}
