import { entriesOn, every, first } from './entries.js';
import type { DisputeEntry, OutcomeView, RulingView } from './shapes.js';

/** Every ruling that was given in a dispute, with what became of it. */
export function rulingsIn(entries: readonly DisputeEntry[]): RulingView[] {
  return every(entries, 'RulingGiven').map(({ number, event, occurredAt }) => {
    const { ruling, instance, verdict = null, judge, remedies, penalties, rules, because, basis } = event.data;
    const about = entriesOn(entries, ruling);
    const revoked = first(about, 'RulingRevoked');
    const back = first(about, 'RulingTakenBack');
    return {
      ...{ ruling, number, instance, verdict, judge, at: occurredAt, remedies, penalties, rules, because, basis },
      accepted: every(about, 'RulingAccepted').map((one) => one.event.data.side),
      outcome: outcomeOf(about),
      revoked: revoked
        ? { because: revoked.event.data.because, by: revoked.event.data.judge, at: revoked.occurredAt }
        : null,
      takenBack: back
        ? { entry: back.event.data.entry, restored: back.event.data.restored, at: back.occurredAt }
        : null,
    };
  });
}

function outcomeOf(about: readonly DisputeEntry[]): OutcomeView | null {
  const done = first(about, 'RulingCarriedOut');
  if (done) {
    const { entry, revision, hash, asPreviewed, penaltiesRefused = [] } = done.event.data;
    return { carriedOut: true, entry, revision, hash, asPreviewed, penaltiesRefused, at: done.occurredAt };
  }
  const failed = first(about, 'RulingNotCarriedOut');
  if (!failed) return null;
  const { code, message } = failed.event.data;
  return { carriedOut: false, code, message, at: failed.occurredAt };
}
