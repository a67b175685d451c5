import type { Decision, Occasion } from '@adjutant/kernel';
import { decideMatch, type MatchCommand, type MatchEvent } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { SHELF } from './invented-shelf.js';
import { checkLaws } from './laws.js';
import { by, stateOf } from './story.js';

export interface Outcome {
  /** Exactly these events, in this order. */
  then(...events: readonly MatchEvent[]): void;
  /** Refused for exactly these reasons; the first one leads. */
  thenRefused(code: string, ...codes: readonly string[]): void;
  /** Recorded, with exactly these codes speaking against it. */
  thenFlagged(...codes: readonly string[]): void;
  thenAlready(): void;
}

export interface Given {
  when(command: MatchCommand, occasion?: Occasion): Outcome;
}

/** One case: a record, a command, and what comes of it. The laws are checked after each. */
export function given(events: readonly MatchEvent[], shelf: Shelf = SHELF): Given {
  return {
    when(command, occasion = by('scorekeeper')) {
      checkLaws(shelf, events, command, occasion);
      return outcomeOf(decideMatch(shelf, command, stateOf(events, shelf), occasion));
    },
  };
}

/** What speaks against it where the match only advises is asked for apart. */
function unflagged(decision: Decision<MatchEvent>): Decision<MatchEvent> {
  return decision.outcome === 'recorded' ? { outcome: 'recorded', events: decision.events } : decision;
}

function flagsOf(decision: Decision<MatchEvent>): readonly string[] | null {
  return decision.outcome === 'recorded' ? (decision.flags ?? []).map(({ code }) => code) : null;
}

function outcomeOf(decision: Decision<MatchEvent>): Outcome {
  return {
    then: (...events) => expect(unflagged(decision)).toEqual({ outcome: 'recorded', events }),
    thenFlagged: (...codes) => expect(flagsOf(decision)).toEqual(codes),
    thenRefused: (code, ...codes) => {
      expect(said(decision)).toEqual([code, ...codes]);
      if (decision.outcome === 'refused') expect(decision.refusal.code).toBe(code);
    },
    thenAlready: () => expect(decision).toEqual({ outcome: 'already' }),
  };
}

/** The codes of a refusal; of anything else, what it is, so that a failing case shows it. */
function said(decision: Decision<MatchEvent>): readonly unknown[] {
  return decision.outcome === 'refused' ? decision.refusal.reasons.map((reason) => reason.code) : [decision];
}
