import type { Citation } from '@adjutant/kernel';
import type { AttestLeaf, Condition, RecordLeaf } from '../pack/condition.js';
import { predicateNamed } from '../predicates/index.js';
import { isBeyondTheRecord } from './beyond.js';
import { behind, flip, type Finding, type Truth } from './finding.js';
import { unitText, type Answer, type Scene } from './scene.js';
import { useCode } from '../refusals.js';
import { keywordQuestion, type KeywordQuestion } from './untold-keywords.js';

export interface Weighed {
  readonly answer: Truth;
  readonly findings: readonly Finding[];
}

/** What conditions further out say about the ones inside: the innermost word counts. */
interface Marks {
  readonly code?: string | undefined;
  readonly source?: Citation | undefined;
}

const UNMARKED: Marks = {};

/** A condition whose form is not known yet: a member that is not there is read faster than asked after. */
interface Formed {
  readonly record?: string;
  readonly all?: readonly Condition[];
  readonly any?: readonly Condition[];
  readonly not?: Condition;
}

/**
 * Weighs a condition against the record and the answers given, in Kleene's three-valued logic.
 * The findings are those that carry the answer: of an `any` that is met, only the branch that meets it.
 */
export function weigh(scene: Scene, condition: Condition, outer: Marks = UNMARKED): Weighed {
  const { code, source } = condition;
  const marks =
    code === undefined && source === undefined ? outer : { code: code ?? outer.code, source: source ?? outer.source };
  const { record } = condition as Formed;
  // First of all, because the arguments of a predicate may be called `all` or `any` themselves.
  if (record !== undefined) return weighRecord(scene, condition as RecordLeaf, marks);
  const { all, any, not } = condition as Formed;
  if (all) return weighAll(scene, all, marks);
  if (any) return weighAny(scene, any, marks);
  if (not) return weighNot(scene, not, marks);
  return weighRecorded(scene, condition as AttestLeaf, marks) ?? weighAttest(scene, condition as AttestLeaf, marks);
}

/** A question that the record answers is put to nobody; null where people have to say. What answers it asks no further. */
function weighRecorded(scene: Scene, { attest }: AttestLeaf, marks: Marks): Weighed | null {
  const recorded = scene.recorded === true ? undefined : scene.pack.questions[attest]?.recorded;
  if (!recorded) return null;
  const there: Scene = { ...scene, recorded: true };
  if (weigh(there, recorded.known).answer !== 'met') return null;
  const { answer, findings } = weigh(there, recorded.holds, marks);
  const asks = questionText(scene, attest);
  const answered = (how: string): string => (scene.onCard ? 'The record answers it.' : `By the record: ${how}`);
  return { answer, findings: findings.map((one) => ({ ...one, says: `${asks} ${answered(one.says)}` })) };
}

function weighAll(scene: Scene, parts: readonly Condition[], marks: Marks): Weighed {
  let findings: readonly Finding[] = [];
  let answer: Truth = 'met';
  for (const part of parts) {
    const weighed = weigh(scene, part, marks);
    if (weighed.answer === 'unmet' || answer === 'met') ({ answer } = weighed);
    findings = behind(findings, weighed.findings);
  }
  return { answer, findings };
}

/** Those with one answer: mostly all of them. */
function only(findings: readonly Finding[], answer: Truth): readonly Finding[] {
  return findings.every((one) => one.answer === answer) ? findings : findings.filter((one) => one.answer === answer);
}

function weighAny(scene: Scene, parts: readonly Condition[], marks: Marks): Weighed {
  const weighed: Weighed[] = [];
  for (const part of parts) {
    const { answer, findings } = weigh(scene, part, marks);
    // Nothing hangs on what stands behind a branch that is met.
    if (answer === 'met') return { answer, findings: only(findings, 'met') };
    weighed.push({ answer, findings });
  }
  const open = weighed.filter((part) => part.answer === 'unknown');
  if (open.length > 0) {
    return { answer: 'unknown', findings: open.flatMap((part) => only(part.findings, 'unknown')) };
  }
  const against = weighed.flatMap((part) => only(part.findings, 'unmet'));
  const [first] = against;
  if (!first) return { answer: 'unmet', findings: [] };
  const merged: Finding = {
    ...first,
    footing: against.some((finding) => finding.footing === 'record') ? 'record' : 'attest',
    says: togetherIn(scene, [...new Set(against.map((finding) => finding.says))]),
    facts: Object.assign({}, ...against.map((finding) => finding.facts)) as Finding['facts'],
    cites: against.flatMap((finding) => finding.cites),
  };
  return { answer: 'unmet', findings: [merged] };
}

function togetherIn({ toPlayer }: Scene, sentences: readonly string[]): string {
  return toPlayer ? `${sentences.map((one) => one.replace(/\.$/, '')).join('; ')}.` : sentences.join('; ');
}

/**
 * Only what carries the inner answer is turned round; the rest would count against a condition that holds. A keyword that
 * nobody has told bars nothing.
 */
function weighNot(scene: Scene, inner: Condition, marks: Marks): Weighed {
  const seen = scene.asksKeywords === true ? { ...scene, asksKeywords: false } : scene;
  const { answer, findings } = weigh(seen, inner, marks);
  const turned = flip(answer);
  return { answer: turned, findings: only(findings, answer).map((finding) => ({ ...finding, answer: turned })) };
}

function weighRecord(scene: Scene, leaf: RecordLeaf, marks: Marks): Weighed {
  const predicate = predicateNamed(leaf.record);
  const tested = predicate.test(scene, leaf, weigh);
  const asked = tested.answer === 'unmet' ? keywordQuestion(scene, leaf) : null;
  if (asked) return weighKeywords(scene, asked, tested.facts, marks);
  const { facts, says } = tested;
  const beyond = isBeyondTheRecord(scene, leaf, tested);
  const answer = beyond ? 'unknown' : tested.answer;
  const finding: Finding = {
    rule: scene.entry,
    check: leaf.record,
    footing: beyond ? 'attest' : 'record',
    answer,
    code: marks.code ?? useCode(scene.rule.kind, predicate.code),
    says,
    facts,
    cites: [marks.source ?? scene.rule.source],
  };
  return { answer, findings: [finding] };
}

function weighKeywords(
  scene: Scene,
  { key: plain, asks }: KeywordQuestion,
  about: Finding['facts'],
  marks: Marks,
): Weighed {
  const key = questionKey(scene, plain);
  const { given, answer, says } = answered(scene, key, asks);
  const finding: Finding = {
    ...{ rule: scene.entry, check: 'unit-has-keywords', footing: 'attest', answer },
    code:
      answer === 'unknown'
        ? useCode(scene.rule.kind, 'attestation-missing')
        : (marks.code ?? useCode(scene.rule.kind, 'missing-keyword')),
    says,
    facts: { ...about, question: plain, answer: given },
    cites: [marks.source ?? scene.rule.source],
    key,
  };
  return { answer, findings: [finding] };
}

function weighAttest(scene: Scene, leaf: AttestLeaf, marks: Marks): Weighed {
  const key = questionKey(scene, leaf.attest);
  const { given, answer, says } = answered(scene, key, questionText(scene, leaf.attest));
  const finding: Finding = {
    rule: scene.entry,
    check: leaf.attest,
    footing: 'attest',
    answer,
    code:
      answer === 'unknown'
        ? useCode(scene.rule.kind, 'attestation-missing')
        : (marks.code ?? useCode(scene.rule.kind, 'attestation-refused')),
    says,
    facts: { question: leaf.attest, answer: given },
    cites: [marks.source ?? scene.rule.source],
    key,
  };
  return { answer, findings: [finding] };
}

/** How the words of a finding go on that is presumed. */
export const NOT_TOLD = ' Not told, presumed ';

/** The same where units are not recorded, and whoever acts vouches for what would be asked of them. */
export const VOUCHED = ' Units are not recorded: vouched for by whoever acted.';

const SPOKEN: Record<Answer, string> = { yes: 'Answered yes.', no: 'Answered no.', unknown: 'Not answered.' };

/** What was answered to a question: for its bearer (`question@A1`), or for every bearer at once. */
export function answered(scene: Scene, key: string, asks: string): { given: Answer; answer: Truth; says: string } {
  const [question = key] = key.split('@');
  const given = scene.answers[key] ?? scene.answers[question] ?? 'unknown';
  if (given === 'unknown' && scene.presumes === true) {
    const presumed = scene.pack.questions[question]?.presumed ?? 'no';
    return { given, answer: presumed === 'yes' ? 'met' : 'unmet', says: `${asks} Not told: taken as ${presumed}.` };
  }
  const answer: Truth = given === 'yes' ? 'met' : given === 'no' ? 'unmet' : 'unknown';
  return { given, answer, says: `${asks} ${SPOKEN[given]}` };
}

/** The question that an open finding asks, in words. */
export function askedBy({ says }: Finding): string {
  const ending = [` ${SPOKEN.unknown}`, NOT_TOLD, VOUCHED].map((one) => says.lastIndexOf(one)).find((at) => at >= 0);
  return ending === undefined ? says : says.slice(0, ending);
}

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
