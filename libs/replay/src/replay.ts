import { advance, declarationOf, isVeiled, packOf, type MatchEvent, type MatchState, ABSENT } from '@adjutant/match';
import type { Reason } from '@adjutant/kernel';
import { stateAfter } from './telling.js';
import {
  judge,
  reasonsAgainstDeployment,
  reasonsAgainstRoster,
  type Finding,
  type LedgerLine,
  type Shelf,
} from '@adjutant/rules';

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

/** The steps from one entry to another, without a look at what was checked before them. */
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
  let before = state;
  for (const [index, event] of events.slice(from).entries()) {
    const number = from + index;
    try {
      const step = stepOver(shelf, before, event, number);
      steps.push(step);
      before = step.after;
    } catch (error) {
      return { steps, broken: { number, cause: error instanceof Error ? error.message : String(error) } };
    }
  }
  return { steps };
}

function stepOver(shelf: Shelf, before: MatchState, event: MatchEvent, number: number): Step {
  const { state: after, lines } = advance(shelf, before, event);
  const own = lines.filter((line) => line.number === number || event.type === 'RollRecorded');
  return { number, event, before, after, findings: findingsOn(shelf, before, event), lines: own };
}

/** What the rules say of an event, given the record before it. Facts have no findings. */
export function findingsOn(shelf: Shelf, before: MatchState, event: MatchEvent): readonly Finding[] {
  if (before.status === 'absent') return [];
  const pack = packOf(shelf, before);
  const { table } = before;
  if (event.type === 'RosterSubmitted') {
    const { roster, player } = event.data;
    return reasonsAgainstRoster(pack, roster, { table, player }).map((reason) =>
      against(roster.detachment ?? pack.id, reason),
    );
  }
  if (event.type === 'BattleStarted') {
    return reasonsAgainstDeployment(pack, table).map((reason) => against(pack.id, reason));
  }
  const use = declarationOf(event);
  const rule = use && pack.entries[use.entry];
  // What it named is not known here, so there is nothing to hold against it.
  if (use && isVeiled(pack, use)) return [];
  return use && rule ? judge(pack, table, rule, use).findings : [];
}

/** What is against an army, as a finding of its roster or of its deployment. */
function against(rule: string, { code, message, facts, cites }: Reason): Finding {
  return { rule, check: 'muster', footing: 'record', answer: 'unmet', code, says: message, facts, cites };
}
