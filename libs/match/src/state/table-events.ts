import {
  actionNamed,
  BATTLE_SHOCKED,
  addAct,
  changeUnit,
  countInTurn,
  addStatus,
  addTest,
  BATTLE_SHOCK_TEST,
  bookScore,
  decideAnew,
  followAction,
  holdPicks,
  isOfBook,
  isTold,
  moveUnit,
  restingOnWords,
  UNKNOWN,
  unbooked,
  type Booked,
  type Pack,
  type PendingQuestion,
  type Table,
} from '@adjutant/rules';
import {
  declarationOf,
  type AnswerContested,
  type BattleShockRecorded,
  type ChoiceMade,
  type QuestionAnswered,
  type UnitActed,
  type VictoryPointsScored,
} from '../events.js';
import type { Falling } from './line.js';
import type { History } from './state.js';
import { asksOf } from './uses.js';

/** The test and the state that `RecordBattleShock` writes down; packs refer to them by these ids. */
export const BATTLE_SHOCK = { test: BATTLE_SHOCK_TEST, status: BATTLE_SHOCKED } as const;

/** What is booked once points have moved beside the game may decide the battle anew. */
export function settling(pack: Pack, { table, lines }: Booked): Booked {
  return { table: decideAnew(pack, table), lines };
}

/** Of what is sealed it is known that it was chosen. What is picked along with it is held from then on. */
export function choose({ pack, table, number }: Falling, data: ChoiceMade['data']): Table {
  const { choice, player, option = UNKNOWN, roles } = data;
  const made = { number, choice, player, option, roles, at: table.clock };
  const chosen = { ...table, choices: [...table.choices, made] };
  return player === null ? chosen : holdPicks(pack, chosen, player, made, number);
}

export function answered(table: Table, { entry, question }: QuestionAnswered['data']): Table {
  const others = (one: PendingQuestion): boolean => one.number !== entry || one.key !== question;
  const presumed = table.presumed && { presumed: table.presumed.filter(others) };
  return { ...table, questions: table.questions.filter(others), ...presumed };
}

export function recordBattleShock(
  { pack, table, number }: Falling,
  { unit, result }: BattleShockRecorded['data'],
): Table {
  const tested = addTest(pack, table, { number, unit, test: BATTLE_SHOCK.test, result });
  return result === 'failed' ? addStatus(pack, tested, unit, BATTLE_SHOCK.status) : tested;
}

export function recordAct({ pack, table, number }: Falling, data: UnitActed['data']): Table {
  const { unit, act, targets = [], dice = [], place: at } = data;
  const action = actionNamed(pack, act);
  const { places, boards = false, binds } = action ?? {};
  const place = boards ? (targets[0] ?? places) : places;
  const [to] = targets;
  const bound =
    binds === undefined || to === undefined
      ? table
      : changeUnit(table, unit, (one) => ({ ...one, boundTo: { unit: to, location: binds } }));
  const moved = place === undefined ? bound : moveUnit(bound, unit, place);
  const acted = addAct(moved, at === undefined ? { number, unit, act } : { number, unit, act, place: at });
  return followAction(acted, action, { number, unit, targets, dice });
}

export function scored(pack: Pack, table: Table, data: VictoryPointsScored['data'], number: number): Booked {
  // What was told to score by may have been taken back since.
  const isGone = isOfBook(data.category) && !pack.score.categories.some(({ id }) => id === data.category);
  if (isGone) return unbooked(table);
  const { table: booked, lines } = bookScore(pack, table, { ...data, number, amount: data.points });
  return { table: countInTurn(pack, booked, data), lines: asToldIn(pack, data.category, lines) };
}

/** Lines of what players told rest on that. */
function asToldIn(pack: Pack, category: string, lines: Booked['lines']): Booked['lines'] {
  const found = pack.score.categories.find(({ id }) => id === category);
  return found?.bounds && isTold(found.bounds.source) ? restingOnWords(lines, found.name) : lines;
}

/** Nobody is asked any more about an entry that is struck or has fallen. */
export function contest({ pack, table, history }: Falling, data: AnswerContested['data']): Table {
  const stands = [...table.uses, ...table.orders].some((one) => one.number === data.entry);
  if (!stands) return table;
  const others = table.questions.filter((one) => one.number !== data.entry || one.key !== data.question);
  const [id = data.question] = data.question.split('@');
  const contested = {
    number: data.entry,
    question: id,
    key: data.question,
    asks: askedIn(pack, table, data, history),
    by: data.player,
    contested: true,
  };
  return { ...table, questions: [...others, contested] };
}

/** The question in the words in which it was asked, about the units that the entry names. */
function askedIn(pack: Pack, table: Table, { entry, question }: AnswerContested['data'], history: History): string {
  let cell: History | null = history;
  while (cell && cell.last.number !== entry) cell = cell.before;
  const use = cell && declarationOf(cell.last.event);
  return use ? asksOf(pack, table, use, question) : question;
}
