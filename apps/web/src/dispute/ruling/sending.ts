import type { DisputeCommand } from '../../api/disputes.js';
import type { PreviewAnswer, Remedy } from '../../api/dispute-types.js';
import type { ReadPenalty } from './penalty-drafts.js';

export type Verdict = 'upheld' | 'overturned';

/** A ruling as it stands in the form. */
export interface Ready {
  readonly final: boolean;
  readonly verdict: Verdict | null;
  /** Null while they are not complete. */
  readonly remedies: readonly Remedy[] | null;
  readonly penalties: readonly ReadPenalty[];
  readonly rules: readonly string[];
  readonly because: string;
  readonly previewing: { readonly answer: PreviewAnswer | null; readonly fresh: boolean } | null;
}

/** Why a ruling cannot be given yet; null where it can. Nothing is ruled that was not previewed. */
export function unreadyBecause(ready: Ready): string | null {
  const { final, verdict, because } = ready;
  if (final && verdict === null) return 'Uphold or overturn.';
  if (!(final && verdict === 'upheld')) {
    const unready = unpreviewed(ready);
    if (unready !== null) return unready;
  }
  return because.trim() === '' ? 'Say why.' : null;
}

function unpreviewed({ remedies, penalties, previewing }: Ready): string | null {
  if (remedies === null) return 'Choose a remedy, or no action.';
  if (penalties.some((read) => 'missing' in read)) return 'Complete the penalty, or take it away.';
  if (!previewing?.fresh || previewing.answer === null) return 'The preview is being worked out.';
  return previewing.answer.refusal ? 'The match refuses these remedies.' : null;
}

/** The command of a ruling that is ready. What is upheld stays as it is: it carries no remedies. */
export function rulingCommand(ready: Ready): DisputeCommand {
  const { final, verdict, remedies, penalties, rules, previewing } = ready;
  const because = ready.because.trim();
  if (final && verdict === 'upheld') return { type: 'GiveFinalRuling', data: { verdict, rules, because } };
  const basis = previewing?.answer?.basis;
  const data = {
    remedies: remedies ?? [],
    penalties: penalties.flatMap((read) => ('penalty' in read ? [read.penalty] : [])),
    rules,
    because,
    ...(basis === undefined ? {} : { basis }),
  };
  return final ? { type: 'GiveFinalRuling', data: { verdict, ...data } } : { type: 'GiveRuling', data };
}
