import type { Condition } from '../pack/condition.js';
import type { Finding } from './finding.js';
import type { Answer, Answers, Scene } from './scene.js';
import { askedBy, NOT_TOLD, weigh, type Weighed } from './weigh.js';

/**
 * Whom a presumption serves. `use`: a use that was made counts as legal as far as nobody told otherwise. `question`: what
 * changes with a condition is taken as its question presumes. `payer`: nobody told that a price was dearer, so that it was not,
 * or points that the game left would be missing for later uses.
 */
export type Presuming = 'use' | 'question' | 'payer';

/** Whether this match takes what nobody told as presumed. */
export function presumes({ table }: Pick<Scene, 'table'>): boolean {
  return table.untold === 'presumed';
}

/** Weighs a condition; what nobody told about it is presumed where the match does so, and stays open elsewhere. */
export function weighPresuming(scene: Scene, condition: Condition, presuming: Presuming): Weighed {
  const weighed = weigh(scene, condition);
  const open = presumes(scene) ? weighed.findings.filter(isOpen) : [];
  if (open.length === 0) return weighed;
  const taken: Answers = Object.fromEntries(open.map((finding) => [keyOf(finding), presumedOf(scene, finding)]));
  const again = weigh({ ...scene, answers: { ...scene.answers, ...taken } }, condition);
  const asked = new Map(open.map((finding) => [keyOf(finding), finding]));
  const marked = again.findings.map((finding) => {
    const was = finding.footing === 'attest' ? asked.get(keyOf(finding)) : undefined;
    return was ? presumed(was, finding.answer, taken[keyOf(was)]) : finding;
  });
  if (presuming === 'payer' && again.answer === 'met') return notSo(weighed);
  if (presuming !== 'use' || again.answer === 'met') return { answer: again.answer, findings: marked };
  // However its question presumes, a use that was made speaks for itself, as long as nothing known speaks against it.
  const findings = weighed.findings.map((finding) => (isOpen(finding) ? presumedMet(finding) : finding));
  return { answer: weighed.answer === 'unknown' ? 'met' : weighed.answer, findings };
}

/** A condition that holds for all that is known, taken as if it did not. */
export function notSo(weighed: Weighed): Weighed {
  if (weighed.answer !== 'unknown') return weighed;
  return { answer: 'unmet', findings: weighed.findings.map((one) => (isOpen(one) ? presumed(one, 'unmet') : one)) };
}

/** What nobody told, taken as if it were so. */
export function presumedMet(finding: Finding): Finding {
  return presumed(finding, 'met');
}

export function isOpen({ footing, answer }: Finding): boolean {
  return footing === 'attest' && answer === 'unknown';
}

/** What the question of an open finding presumes; where it presumes nothing, what serves whoever acts. */
export function presumedOf(scene: Scene, finding: Finding): Exclude<Answer, 'unknown'> {
  const key = keyOf(finding);
  const [question = key] = key.split('@');
  const other = scene.presumptions?.[key];
  return other && other !== 'unknown' ? other : (scene.pack.questions[question]?.presumed ?? 'yes');
}

export function keyOf({ key, check }: Finding): string {
  return key ?? check;
}

function presumed(open: Finding, answer: Finding['answer'], as?: Answer): Finding {
  const taken = as ?? (answer === 'met' ? 'in favour of this use' : 'not to matter here');
  return {
    ...open,
    footing: 'presumed',
    answer,
    says: `${askedBy(open)}${NOT_TOLD}${taken}.`,
    facts: { ...open.facts, presumed: as ?? answer },
  };
}
