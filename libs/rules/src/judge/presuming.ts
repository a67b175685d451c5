import type { Condition } from '../pack/condition.js';
import { knowsUnits } from '../table/depth.js';
import type { Finding } from './finding.js';
import type { Answer, Answers, Scene } from './scene.js';
import { askedBy, NOT_TOLD, VOUCHED, weigh, type Weighed } from './weigh.js';

/**
 * Whom a presumption serves. `use`: a use that was made counts as legal as far as nobody told otherwise. `question`: what
 * changes with a condition is taken as its question presumes. `payer`: nobody told that a price was dearer, so that it was not,
 * or points that the game left would be missing for later uses.
 */
export type Presuming = 'use' | 'question' | 'payer';

/** Whether this match takes what nobody told as presumed. */
export function presumes(scene: Pick<Scene, 'table' | 'player'>): boolean {
  return scene.table.untold === 'presumed' || vouches(scene);
}

/** Whether whoever acts vouches by acting for what the record does not go into. */
export function vouches({ table, player }: Pick<Scene, 'table' | 'player'>): boolean {
  return !knowsUnits(table, player);
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
    return was ? presumed(scene, was, finding.answer, taken[keyOf(was)]) : finding;
  });
  const isDearer = presuming === 'payer' && again.answer === 'met';
  // What the record does not go into stays open however questions are answered: no price moves by it.
  const staysOpen = presuming !== 'use' && again.answer === 'unknown' && vouches(scene);
  if (isDearer || staysOpen) return notSo(scene, weighed);
  if (presuming !== 'use' || again.answer === 'met') return { answer: again.answer, findings: marked };
  // However its question presumes, a use that was made speaks for itself, as long as nothing known speaks against it.
  const findings = weighed.findings.map((finding) => (isOpen(finding) ? presumedMet(scene, finding) : finding));
  return { answer: weighed.answer === 'unknown' ? 'met' : weighed.answer, findings };
}

/** A condition that holds for all that is known, taken as if it did not. */
export function notSo(scene: Scene, weighed: Weighed): Weighed {
  if (weighed.answer !== 'unknown') return weighed;
  return {
    answer: 'unmet',
    findings: weighed.findings.map((one) => (isOpen(one) ? presumed(scene, one, 'unmet') : one)),
  };
}

/** What nobody told, taken as if it were so. */
export function presumedMet(scene: Scene, finding: Finding): Finding {
  return presumed(scene, finding, 'met');
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

function presumed(scene: Scene, open: Finding, answer: Finding['answer'], as?: Answer): Finding {
  if (vouches(scene)) return vouched(open, answer);
  const taken = as ?? (answer === 'met' ? 'in favour of this use' : 'not to matter here');
  return {
    ...open,
    footing: 'presumed',
    answer,
    says: `${askedBy(open)}${NOT_TOLD}${taken}.`,
    facts: { ...open.facts, presumed: as ?? answer },
  };
}

/** The word of whoever acted stands in place of what a record without units cannot answer. */
function vouched(open: Finding, answer: Finding['answer']): Finding {
  return {
    ...open,
    footing: 'attest',
    answer,
    says: `${askedBy(open)}${VOUCHED}`,
    facts: { ...open.facts, vouched: true },
  };
}
