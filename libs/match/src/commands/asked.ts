import { didYouMean, nearest } from '@adjutant/kernel';
import { isKeywordQuestion, judge, type Answers, type Pack, type Shelf, type Table } from '@adjutant/rules';
import { declarationOf, type UseDeclared } from '../events.js';
import { packOf } from '../state/apply.js';
import { retold } from '../state/retold.js';
import type { OpenedState } from '../state/state.js';
import { hasUnit } from './names.js';
import { no, type MatchDecision } from './context.js';

/**
 * Why answers cannot be taken: one goes to no question of the pack, or to one of a unit that nobody has. What nobody reads would
 * stand in the record as if it had been said.
 */
export function answersNothing(pack: Pack, table: Table, answers: Answers = {}): MatchDecision | null {
  for (const key of Object.keys(answers)) {
    const [question = key, bearer] = key.split('@');
    const facts = { question: key };
    if (!Object.hasOwn(pack.questions, question) && !isKeywordQuestion(pack, question)) {
      const near = didYouMean(question, Object.keys(pack.questions)) || '.';
      return no('question/unknown', `${pack.name} asks no question ${question}${near}`, facts);
    }
    if (bearer !== undefined && !hasUnit(table, bearer))
      return no('unit/unknown', `No roster has a unit ${bearer}, which the answer to ${key} names.`, {
        ...facts,
        unit: bearer,
      });
  }
  return null;
}

/** What a use of the record asks at its place, with the answers that it holds by now; null where the entry is no use. */
interface AskedUse {
  readonly use: UseDeclared;
  readonly keys: readonly string[];
}

function askedBy(shelf: Shelf, open: OpenedState, entry: number): AskedUse | null {
  const told = retold(shelf, open);
  const at = told.findIndex(({ entered }) => entered.number === entry);
  const event = told[at]?.entered.event;
  const use = event ? declarationOf(event) : null;
  const before = told[at - 1]?.state;
  if (!use || !before || before.status === 'absent') return null;
  const pack = packOf(shelf, before);
  const rule = pack.entries[use.entry];
  const asks = (answers: Answers) =>
    rule ? judge(pack, before.table, rule, { ...use, answers }).findings.flatMap(({ key }) => key ?? []) : [];
  const pending = open.table.questions.flatMap(({ number, key }) => (number === entry ? [key] : []));
  return { use, keys: [...new Set([...Object.keys(use.answers), ...pending, ...asks({}), ...asks(use.answers)])] };
}

/** Why answers cannot be put right on an entry: it does not ask what they answer. */
export function notAskedOf(shelf: Shelf, open: OpenedState, entry: number, answers: Answers): MatchDecision | null {
  const asked = askedBy(shelf, open, entry);
  if (!asked) return no('question/not-asked', `Entry ${entry} asks nothing.`, { entry });
  const { keys } = asked;
  const stranger = Object.keys(answers).find(
    // The bare question answers it for every unit that brings it up.
    (key) => !keys.some((one) => one === key || one.split('@')[0] === key),
  );
  if (stranger === undefined) return null;
  const meant = nearest(stranger, keys);
  const asks = keys.length === 0 ? 'It asks nothing.' : `It asks: ${keys.join(', ')}.`;
  const message = `Entry ${entry} does not ask ${stranger}. ${meant === undefined ? asks : `Did you mean ${meant}?`}`;
  return no('question/not-asked', message, { entry, question: stranger, asks: [...keys] });
}
