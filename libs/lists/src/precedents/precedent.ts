import { is, type Static } from '@adjutant/kernel';
import type { DisputeView, RulingView } from '@adjutant/dispute';
import type { Names } from './remedy-text.js';
import { discreetText } from './discreet-text.js';
import type { Subject } from './subject.js';

/** What has become of a ruling: a judge must not rest on one that fell. */
export const PrecedentStanding = is.oneOf([
  'match-void',
  'stands',
  'upheld',
  'overturned',
  'revoked',
  'not-carried-out',
]);
export type PrecedentStanding = Static<typeof PrecedentStanding>;

/** A ruling as others may rest on it: people by their ids, nothing that a match keeps secret. */
export const Precedent = is.object(
  {
    dispute: is.anyText(),
    ruling: is.anyText(),
    match: is.anyText(),
    title: is.anyText(),
    pack: is.anyText(),
    at: is.anyText(),
    judge: is.anyText(),
    instance: is.oneOf(['first', 'final']),
    standing: PrecedentStanding,
    claim: is.anyText(),
    rules: is.many(is.anyText(), {
      says: 'Ids of the entries of the pack that it rests on, and that the disputed entry was about.',
    }),
    codes: is.many(is.anyText(), { says: 'Codes of what was found against the disputed entry.' }),
    remedies: is.many(is.anyText()),
    because: is.anyText(),
  },
  { name: 'Precedent' },
);
export type Precedent = Static<typeof Precedent>;

/** `alike`: why it is shown. */
export const PrecedentView = is.named('FoundPrecedent', is.extended(Precedent, { alike: is.many(is.anyText()) }));
export type PrecedentView = Static<typeof PrecedentView>;

export const PrecedentsAnswer = is.object({ precedents: is.many(PrecedentView) }, { name: 'PrecedentsAnswer' });
export type PrecedentsAnswer = Static<typeof PrecedentsAnswer>;

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
