import {
  ABSENT,
  changesEarlierEntries,
  walkMatch,
  type MatchEvent,
  type MatchState,
  type Walked,
} from '@adjutant/match';
import type { Finding, LedgerLine, Shelf } from '@adjutant/rules';
import { findingsOn } from './findings/findings.js';
import { counts, findingsInPassage } from './findings/passage.js';
import { stateAfter, tellingOf } from './telling.js';

/** One entry of a record with everything a judge asks about it. */
export interface Step {
  /** Number of the entry: the revision of its stream. */
  readonly number: number;
  readonly event: MatchEvent;
  readonly before: MatchState;
  readonly after: MatchState;
  /** What was checked, each with its rule, its footing and its facts. */
  readonly findings: readonly Finding[];
  /** Ledger lines that this entry brought. A correction brings none: it changes the lines of earlier entries. */
  readonly lines: readonly LedgerLine[];
}

/** A replay stops at the first entry that cannot be read and keeps every step before it. */
export interface Replayed {
  readonly steps: readonly Step[];
  readonly broken?: { readonly number: number; readonly cause: string };
}

/** Steps through a record in the order in which it was written. */
export function replay(shelf: Shelf, events: readonly MatchEvent[]): Replayed {
  return stepOn(shelf, events, 0, ABSENT);
}

/** The steps from one entry to another of the record, without a look at what was checked before them. */
export function replayPart(shelf: Shelf, events: readonly MatchEvent[], from: number, to: number): Replayed {
  const part = events.slice(0, to + 1);
  const start = Math.min(from, part.length);
  try {
    return stepOn(shelf, part, start, stateAfter(shelf, part, start));
  } catch {
    // Where the record cannot be read, only going step by step finds the entry.
    const { steps, ...rest } = replay(shelf, part);
    return { steps: steps.slice(start), ...rest };
  }
}

function stepOn(shelf: Shelf, events: readonly MatchEvent[], from: number, state: MatchState): Replayed {
  const steps: Step[] = [];
  try {
    for (const walked of walkMatch(shelf, events.slice(from), state)) steps.push(stepOver(shelf, walked));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return { steps, broken: { number: from + steps.length, cause } };
  }
  return { steps };
}

function stepOver(shelf: Shelf, { number, event, before, after, lines }: Walked): Step {
  const findings = findingsOn(shelf, before, event);
  // Nearly every entry brings none, and shares the list of none.
  if (lines.length === 0) return { number, event, before, after, findings, lines };
  const own = lines.filter((line) => line.number === number || event.type === 'RollRecorded');
  return { number, event, before, after, findings, lines: own };
}

/**
 * The same steps with what is found of their entries as the whole record leaves them: with every later answer and correction,
 * as the doubts of the match are. Of an entry that does not count any more stays what was found when it was written.
 */
export function asLeft(shelf: Shelf, events: readonly MatchEvent[], steps: readonly Step[]): readonly Step[] {
  // Where nothing changes an earlier entry each counts as it was written.
  if (!events.some(changesEarlierEntries)) return steps;
  const passages = new Map(tellingOf(shelf, events).passages.map((one) => [one.entered.number, one]));
  return steps.map((step) => {
    const passage = passages.get(step.number);
    return passage && counts(passage) ? { ...step, findings: findingsInPassage(shelf, passage) } : step;
  });
}
