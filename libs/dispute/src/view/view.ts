import { disputeSentence } from '../sentence.js';
import { beneath, type OpenedDispute } from '../state/state.js';
import { suggestedMinutes, waited } from '../waiting.js';
import { every, last, stateAfter, type EntryOf } from './entries.js';
import { rulingsIn } from './rulings.js';
import type { DisputeEntry, DisputeSummary, DisputeView } from './shapes.js';
import { disputeSummary, judgeOf } from './summary.js';

/** A whole dispute; null where there is no such dispute. */
export function disputeView(id: string, entries: readonly DisputeEntry[], now: string): DisputeView | null {
  const newest = stateAfter(entries);
  const summary = disputeSummary(id, entries);
  if (newest.status === 'absent' || !summary) return null;
  const state = beneath(newest);
  const withheld = new Set(every(entries, 'EvidenceWithheld').map(({ event }) => event.data.hash));
  const appealed = last(entries, 'RulingAppealed');
  return {
    ...summary,
    statements: every(entries, 'StatementMade').map(({ number, event, occurredAt }) => ({
      ...{ number, side: event.data.side, text: event.data.text, at: occurredAt },
    })),
    evidence: every(entries, 'EvidenceAdded').map(({ number, event, occurredAt }) => {
      const { hash, mediaType, bytes, caption = null, by } = event.data;
      const gone = withheld.has(hash) ? ({ withheld: true } as const) : {};
      return { number, hash, mediaType, bytes, caption, by, at: occurredAt, ...gone };
    }),
    rulings: rulingsIn(entries),
    appeal: appealed && 'appeal' in state ? appealView(appealed, state) : null,
    granted: every(entries, 'TimeGranted').map(({ event, occurredAt }) => {
      const { minutes, suggested } = event.data;
      return { minutes, suggested, at: occurredAt };
    }),
    extension: extensionOf(newest, now),
    durations: durationsOf(summary),
    story: entries.map(({ number, event, by, occurredAt }) => ({
      ...{ number, at: occurredAt, by, text: disputeSentence(event) },
    })),
  };
}

function appealView({ event, occurredAt }: EntryOf<'RulingAppealed'>, state: OpenedDispute): DisputeView['appeal'] {
  const { side, because } = event.data;
  return { side, because, at: occurredAt, judge: judgeOf(state) };
}

function extensionOf(state: OpenedDispute, now: string): DisputeView['extension'] {
  if (state.status === 'withdrawn' || state.status === 'void') return null;
  const minutes = suggestedMinutes(state, now);
  return minutes === 0 ? null : { minutes, waited: Math.round(waited(state, now) / 1000) };
}

function durationsOf({ calledAt, claimedAt, ruledAt }: DisputeSummary): DisputeView['durations'] {
  const seconds = (from: string | null, to: string | null): number | null =>
    from === null || to === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  return {
    callToClaim: seconds(calledAt, claimedAt),
    claimToRuling: seconds(claimedAt, ruledAt),
    callToRuling: seconds(calledAt, ruledAt),
  };
}
