import type { DisputeView, RulingView } from '@adjutant/dispute';
import type { Names } from './remedy-text.js';
import { discreetText } from './discreet-text.js';
import type { Subject } from './subject.js';

/** What has become of a ruling: a judge must not rest on one that fell. */
export type PrecedentStanding = 'match-void' | 'stands' | 'upheld' | 'overturned' | 'revoked' | 'not-carried-out';

/** A ruling as others may rest on it: people by their ids, nothing that a match keeps secret. */
export interface Precedent {
  readonly dispute: string;
  readonly ruling: string;
  readonly match: string;
  readonly title: string;
  readonly pack: string;
  readonly at: string;
  readonly judge: string;
  readonly instance: 'first' | 'final';
  readonly standing: PrecedentStanding;
  readonly claim: string;
  /** Ids of the entries of the pack that it rests on, and that the disputed entry was about. */
  readonly rules: readonly string[];
  /** Codes of what was found against the disputed entry. */
  readonly codes: readonly string[];
  readonly remedies: readonly string[];
  readonly because: string;
}

/** Every ruling of a dispute, oldest first. */
export function precedentsOf(dispute: DisputeView, subject: Subject, names: Names): readonly Precedent[] {
  const { id, match, claim } = dispute;
  const { title, pack, rules, codes } = subject;
  const isVoid = dispute.status === 'void';
  return dispute.rulings.map((ruling) => ({
    ...{ dispute: id, ruling: ruling.ruling, match, title, pack },
    ...{
      at: ruling.at,
      judge: ruling.judge,
      instance: ruling.instance,
      standing: isVoid ? 'match-void' : standingOf(ruling, dispute.rulings),
    },
    ...{ claim, rules: [...new Set([...ruling.rules, ...rules])], codes },
    ...{ remedies: ruling.remedies.map((one) => discreetText(one, names)), because: ruling.because },
  }));
}

function standingOf(ruling: RulingView, all: readonly RulingView[]): PrecedentStanding {
  if (ruling.revoked) return 'revoked';
  if (ruling.instance === 'first') {
    const final = all.find((one) => one.instance === 'final' && one.number > ruling.number && !one.revoked);
    if (final?.verdict) return final.verdict;
  }
  return ruling.outcome?.carriedOut === false ? 'not-carried-out' : 'stands';
}
