import type { Citation } from '@adjutant/kernel';
import type { AttestLeaf, Condition, RecordLeaf } from '../pack/condition.js';
import { predicateNamed } from '../predicates/index.js';
import { flip, type Finding, type Truth } from './finding.js';
import { unitText, type Answer, type Scene } from './scene.js';

export interface Weighed {
  readonly answer: Truth;
  readonly findings: readonly Finding[];
}

/**
 * Weighs a condition against the record and the answers given, in Kleene's three-valued logic.
 * The findings are those that carry the answer: of an `any` that is met, only the branch that meets it.
 */
export function weigh(scene: Scene, condition: Condition): Weighed {
  const weighed = weighNode(scene, condition);
  return condition.code === undefined && condition.source === undefined
    ? weighed
    : { ...weighed, findings: weighed.findings.map((finding) => marked(finding, condition)) };
}

function weighNode(scene: Scene, condition: Condition): Weighed {
  // First of all, because the arguments of a predicate may be called `all` or `any` themselves.
  if ('record' in condition) return weighRecord(scene, condition as RecordLeaf);
  if ('all' in condition && Array.isArray(condition.all)) return weighAll(scene, condition.all as readonly Condition[]);
  if ('any' in condition && Array.isArray(condition.any)) return weighAny(scene, condition.any as readonly Condition[]);
  if ('not' in condition) return weighNot(scene, condition.not as Condition);
  return weighAttest(scene, condition as AttestLeaf);
}

function weighAll(scene: Scene, parts: readonly Condition[]): Weighed {
  const weighed = parts.map((part) => weigh(scene, part));
  const answers = weighed.map((part) => part.answer);
  const answer = answers.includes('unmet') ? 'unmet' : answers.includes('unknown') ? 'unknown' : 'met';
  return { answer, findings: weighed.flatMap((part) => part.findings) };
}

function weighAny(scene: Scene, parts: readonly Condition[]): Weighed {
  const weighed = parts.map((part) => weigh(scene, part));
  const met = weighed.find((part) => part.answer === 'met');
  if (met) return { answer: 'met', findings: met.findings.filter((finding) => finding.answer === 'met') };
  const open = weighed.filter((part) => part.answer === 'unknown');
  if (open.length > 0) {
    return { answer: 'unknown', findings: open.flatMap((part) => part.findings.filter((f) => f.answer === 'unknown')) };
  }
  const against = weighed.flatMap((part) => part.findings.filter((finding) => finding.answer === 'unmet'));
  const [first] = against;
  if (!first) return { answer: 'unmet', findings: [] };
  const merged: Finding = {
    ...first,
    footing: against.some((finding) => finding.footing === 'record') ? 'record' : 'attest',
    says: [...new Set(against.map((finding) => finding.says))].join('; '),
    facts: Object.assign({}, ...against.map((finding) => finding.facts)) as Finding['facts'],
    cites: against.flatMap((finding) => finding.cites),
  };
  return { answer: 'unmet', findings: [merged] };
}

/** Only what carries the inner answer is turned round; the rest would count against a condition that holds. */
function weighNot(scene: Scene, inner: Condition): Weighed {
  const { answer, findings } = weigh(scene, inner);
  const carrying = findings.filter((finding) => finding.answer === answer);
  return { answer: flip(answer), findings: carrying.map((finding) => ({ ...finding, answer: flip(answer) })) };
}

function weighRecord(scene: Scene, leaf: RecordLeaf): Weighed {
  const predicate = predicateNamed(leaf.record);
  const { answer, facts, says } = predicate.test(scene, leaf);
  const finding: Finding = {
    rule: scene.entry,
    check: leaf.record,
    footing: 'record',
    answer,
    code: `${scene.rule.kind}/${predicate.code}`,
    says,
    facts,
    cites: [scene.rule.source],
  };
  return { answer, findings: [finding] };
}

function weighAttest(scene: Scene, leaf: AttestLeaf): Weighed {
  const key = questionKey(scene, leaf.attest);
  const given = scene.answers[key] ?? scene.answers[leaf.attest] ?? 'unknown';
  const answer: Truth = given === 'yes' ? 'met' : given === 'no' ? 'unmet' : 'unknown';
  const asks = questionText(scene, leaf.attest);
  const finding: Finding = {
    rule: scene.entry,
    check: leaf.attest,
    footing: 'attest',
    answer,
    code: `${scene.rule.kind}/${answer === 'unknown' ? 'attestation-missing' : 'attestation-refused'}`,
    says: `${asks} ${spoken[given]}`,
    facts: { question: leaf.attest, answer: given },
    cites: [scene.rule.source],
    key,
  };
  return { answer, findings: [finding] };
}

const spoken: Record<Answer, string> = { yes: 'Answered yes.', no: 'Answered no.', unknown: 'Not answered.' };

/** A question that a bearer's rule asks is asked once for each bearer: `within-12-inches@A1`. */
export function questionKey(scene: Scene, question: string): string {
  const bearer = scene.roles['$bearer'];
  return bearer === undefined ? question : `${question}@${bearer}`;
}

export function questionText(scene: Scene, id: string): string {
  const asks = scene.pack.questions[id]?.asks ?? id;
  return asks.replace(/\{([$\w-]+)\}/g, (_, role: string) =>
    unitText(scene, role === 'bearer' && scene.roles['$bearer'] !== undefined ? '$bearer' : role),
  );
}

function marked(finding: Finding, marks: { readonly code?: string; readonly source?: Citation }): Finding {
  return {
    ...finding,
    ...(marks.code === undefined || finding.code.endsWith('/attestation-missing') ? {} : { code: marks.code }),
    ...(marks.source === undefined ? {} : { cites: [marks.source] }),
  };
}
