import type { ChessClockTerms } from '@adjutant/kernel';
import type { OpenedState } from '../state/state.js';
import type { MatchOccasion } from '../commands/context.js';

/** What an event has decided about chess clocks. */
export interface TimeRules {
  /** Who may pause one, lets it go on, and turns it to nobody’s time in the battle. */
  readonly pauses: 'anybody' | 'judges';
  /** What becomes of running out: it is told, or what is recorded afterwards is flagged. */
  readonly out: 'told' | 'flagged';
  /** What a player whose time has run out still does, in words. */
  readonly says?: string;
  /** The chess clock that matches are offered first. */
  readonly terms?: ChessClockTerms;
}

/** Where nobody has decided anything, both agree among themselves. */
export const OPEN_TIME_RULES: TimeRules = { pauses: 'anybody', out: 'told' };

/** The turn that time belongs to: `R0` before the battle, `R2.B`; `R2` where it is nobody's, or of both unit by unit. */
export function turnOf({ table: { clock } }: OpenedState): string {
  if (clock === null) return 'R0';
  return clock.turn === null || clock.slot !== undefined ? `R${clock.round}` : `R${clock.round}.${clock.turn}`;
}

/** When it was pressed: not before what is counted already, and not after it came. */
export function pressedAt({ now, occurredAt }: MatchOccasion, since: number | null): number {
  const came = Date.parse(now);
  return Math.max(since ?? 0, Math.min(came, Date.parse(occurredAt)));
}
