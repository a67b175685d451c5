import { shape } from '@adjutant/kernel';
import type { DisputeView, RulingView } from '@adjutant/dispute';
import type { Names } from './remedy-text.js';
import { discreetText } from './discreet-text.js';
import type { Subject } from './subject.js';

/** What has become of a ruling: a judge must not rest on one that fell. */
export const PrecedentStanding = shape.oneOf([
  'match-void',
  'stands',
  'upheld',
  'overturned',
  'revoked',
  'not-carried-out',
]);
export type PrecedentStanding = shape.Static<typeof PrecedentStanding>;

/** A ruling as others may rest on it: people by their ids, nothing that a match keeps secret. */
export const Precedent = shape.named(
  'Precedent',
  shape.closed({
    dispute: shape.text(),
    ruling: shape.text(),
    match: shape.text(),
    title: shape.text(),
    pack: shape.text(),
    at: shape.text(),
    judge: shape.text(),
    instance: shape.oneOf(['first', 'final']),
    standing: PrecedentStanding,
    claim: shape.text(),
    rules: shape.says(
      'Ids of the entries of the pack that it rests on, and that the disputed entry was about.',
      shape.list(shape.text()),
    ),
    codes: shape.says('Codes of what was found against the disputed entry.', shape.list(shape.text())),
    remedies: shape.list(shape.text()),
    because: shape.text(),
  }),
);
export type Precedent = shape.Static<typeof Precedent>;

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
