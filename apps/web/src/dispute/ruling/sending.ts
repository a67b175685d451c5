import type { DisputeCommand, Verdict } from '@adjutant/dispute';
import type { Remedy } from '@adjutant/match';
import type { Preview } from '@adjutant/rulings';
import { lengthFault } from '../../common/limited.js';
import { LIMITS } from '../../common/limits.js';
import { carriedRemedies } from '../carried.js';
import type { ReadPenalty } from './penalty-drafts.js';

/** A ruling as it stands in the form. */
export interface Ready {
  readonly final: boolean;
  readonly verdict: Verdict | null;
  /** Null while they are not complete. */
  readonly remedies: readonly Remedy[] | null;
  readonly penalties: readonly ReadPenalty[];
  readonly rules: readonly string[];
  readonly because: string;
  readonly previewing: { readonly answer: Preview | null; readonly fresh: boolean } | null;
}

/** Why a ruling cannot be given yet; null where it can. Nothing is ruled that was not previewed. */
export function unreadyBecause(ready: Ready): string | null {
  const { final, verdict, because } = ready;
  if (final && verdict === null) return 'Uphold or overturn.';
  if (!(final && verdict === 'upheld')) {
    const unready = unpreviewed(ready);
    if (unready !== null) return unready;
  }
  if (because.trim() === '') return 'Say why.';
  return lengthFault(because, LIMITS.GiveRuling.because) === null ? null : 'Say it in fewer words.';
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
    remedies: carriedRemedies(remedies ?? []),
    penalties: penalties.flatMap((read) => ('penalty' in read ? [read.penalty] : [])),
    rules,
    because,
    ...(basis === undefined ? {} : { basis }),
  };
  if (!final) return { type: 'GiveRuling', data };
  if (verdict === null) throw new Error('A final ruling upholds or overturns.');
  return { type: 'GiveFinalRuling', data: { verdict, ...data } };
}
