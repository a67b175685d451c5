import type { Reason } from '@adjutant/kernel';
import {
  askedBy,
  judge,
  openQuestions,
  presumedQuestions,
  type Answers,
  type Declaration,
  type Entry,
  type Finding,
  type Judgement,
  type Pack,
  type PendingQuestion,
  type Shelf,
  useCode,
} from '@adjutant/rules';
import { packOf } from '../state/apply.js';
import type { RetoldEntry } from '../state/retell.js';
import { retold } from '../state/retold.js';
import type { OpenedState } from '../state/state.js';
import { declarationOf } from '../events.js';

/** A question that nobody has answered and that a price hangs on. */
interface Resting {
  /** Null: of the use that is asked for now. */
  readonly entry: number | null;
  readonly question: string;
  readonly asks: string;
  readonly answer: 'yes' | 'no';
  readonly due: number;
  readonly instead: number;
}

/** A refusal over points says so where an unanswered question might have left more of them. */
export function namingQuestions(
  shelf: Shelf,
  state: OpenedState,
  judgement: Judgement,
  reasons: readonly Reason[],
): Reason[] {
  const short: string = useCode(judgement.scene.rule.kind, `insufficient-${judgement.price.resource}`);
  if (!reasons.some(({ code }) => code === short)) return [...reasons];
  const resting = [...ofThisUse(judgement), ...ofEarlierUses(shelf, state, judgement)];
  if (resting.length === 0) return [...reasons];
  return reasons.map((reason) => (reason.code === short ? resumed(reason, judgement.price.resource, resting) : reason));
}

function resumed(reason: Reason, resource: string, resting: readonly Resting[]): Reason {
  const unit = resource.toUpperCase();
  const said = resting.map(({ entry, question, asks, answer, due, instead }) => {
    const where = entry === null ? 'This use' : `Entry ${entry}`;
    const how =
      entry === null ? `answer "${question}" with ${answer}` : `with AnswerQuestion ${entry} "${question}" ${answer}`;
    return `${where} rests on a question that nobody answered: ${asks} It costs ${due} ${unit}, and ${instead} ${how}.`;
  });
  const rests = resting.map(({ entry, question }) => ({ entry, question }));
  return { ...reason, message: [reason.message, ...said].join(' '), facts: { ...reason.facts, rests } };
}

function ofThisUse({ scene, price, claims, findings }: Judgement): Resting[] {
  const about = new Set([...price.findings, ...claims.flatMap((claim) => claim.findings)].map((one) => one.key));
  return unanswered(findings)
    .filter(({ key }) => about.has(key))
    .flatMap((finding) => {
      const asked = { entry: null, key: finding.key ?? '', says: askedBy(finding) };
      return cheaper(scene.pack, scene.table, scene.rule, scene, asked);
    });
}

function unanswered(findings: readonly Finding[]): Finding[] {
  return [...openQuestions({ findings }), ...presumedQuestions({ findings })];
}

/** Told again only where somebody is refused: what each earlier use was judged on is not kept. */
function ofEarlierUses(shelf: Shelf, state: OpenedState, { scene: { player } }: Judgement): Resting[] {
  const { questions, presumed = [] } = state.table;
  const asked = [...questions, ...presumed];
  if (asked.length === 0) return [];
  const told = new Map(retold(shelf, state).map((one, place, all) => [one.entered.number, { one, place, all }]));
  return asked.flatMap((question) => {
    const found = told.get(question.number);
    const before = found && found.all[found.place - 1]?.state;
    if (!before || before.status === 'absent') return [];
    return isOf(found.one, player) ? ofUse(shelf, before, found.one, question) : [];
  });
}

function isOf({ entered }: RetoldEntry, player: string): boolean {
  return declarationOf(entered.event)?.player === player;
}

function ofUse(shelf: Shelf, before: OpenedState, { entered }: RetoldEntry, { key, asks }: PendingQuestion): Resting[] {
  const use = declarationOf(entered.event);
  const pack = packOf(shelf, before);
  const rule = use && pack.entries[use.entry];
  return rule ? cheaper(pack, before.table, rule, use, { entry: entered.number, key, says: asks }) : [];
}

/** The question where one of its answers makes the use cheaper than it is taken to be now. */
function cheaper(
  pack: Pack,
  table: OpenedState['table'],
  rule: Entry,
  use: Declaration,
  { entry, key, says }: { readonly entry: number | null; readonly key: string; readonly says: string },
): Resting[] {
  const dueWith = (answers: Answers): number =>
    judge(pack, table, rule, { ...use, answers: { ...use.answers, ...answers } }).price.due;
  const due = dueWith({});
  const ways = (['yes', 'no'] as const).map((answer) => ({ answer, instead: dueWith({ [key]: answer }) }));
  const best = ways.find(({ instead }) => instead < due);
  return best ? [{ entry, question: key, asks: says, due, ...best }] : [];
}
