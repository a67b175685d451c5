import { beneath, standingRuling, type OpenedDispute } from '../state/state.js';
import { first, last, stateAfter } from './entries.js';
import type { DisputeEntry, DisputeSummary } from './shapes.js';

/** The line of a dispute in the queue; null where there is no such dispute. */
export function disputeSummary(id: string, entries: readonly DisputeEntry[]): DisputeSummary | null {
  const state = stateAfter(entries);
  const called = first(entries, 'JudgeCalled');
  if (state.status === 'absent' || !called) return null;
  const { match, entry, at, claim, by, table = null } = called.event.data;
  const stands = beneath(state);
  return {
    ...{ id, match, table, entry, at, claim, by },
    status: state.status,
    judge: judgeOf(stands),
    calledAt: called.occurredAt,
    claimedAt: last(entries, 'CallClaimed')?.occurredAt ?? null,
    ruledAt: 'ruling' in stands ? (last(entries, 'RulingGiven')?.occurredAt ?? null) : null,
    closedAt: closedAt(stands, entries),
    revision: entries.at(-1)?.number ?? -1,
  };
}

/** Who has it, or has ruled on it last. */
export function judgeOf(state: OpenedDispute): string | null {
  if ('judge' in state) return state.judge;
  return standingRuling(state)?.judge ?? null;
}

function closedAt(state: OpenedDispute, entries: readonly DisputeEntry[]): string | null {
  if (state.status === 'withdrawn') return last(entries, 'CallWithdrawn')?.occurredAt ?? null;
  if (state.status === 'final') return last(entries, 'RulingGiven')?.occurredAt ?? null;
  const accepted = state.status === 'ruled' && standingRuling(state)?.acceptedBy.length === 2;
  return accepted ? (last(entries, 'RulingAccepted')?.occurredAt ?? null) : null;
}
