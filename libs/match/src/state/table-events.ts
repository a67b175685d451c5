import {
  addAct,
  changeUnit,
  countInTurn,
  addCopy,
  addStatus,
  BATTLE_SHOCK_TEST,
  bookAdjustment,
  bookGain,
  bookScore,
  bookSetting,
  decideAnew,
  destroyUnit,
  endSlot,
  followAction,
  moveUnit,
  recordFact,
  takeSlot,
  type Booked,
  type Pack,
  type PendingQuestion,
  type Table,
} from '@adjutant/rules';
import {
  declarationOf,
  type AnswerContested,
  type BattleShockRecorded,
  type UnitActed,
  type VictoryPointsScored,
} from '../events.js';
import type { Entered, History } from './state.js';
import { moveOn } from './course-events.js';
import { enlist } from './enlist.js';
import { answerUse, asksOf, issueOrder, recordRoll, useEntry } from './uses.js';
import { discarded, drawn } from './objective-events.js';

/** The test and the state that `RecordBattleShock` writes down; packs refer to them by these ids. */
export const BATTLE_SHOCK = { test: BATTLE_SHOCK_TEST, status: 'battle-shocked' } as const;

/** What an event does to the table. Total: an event about something the table no longer knows does nothing. */
export function changeTable(
  pack: Pack,
  table: Table,
  { number, event }: Entered,
  open: boolean,
  history: History,
): Booked {
  const onwards = moveOn(pack, table, { number, event });
  if (onwards) return onwards;
  switch (event.type) {
    case 'RosterSubmitted':
      return unbooked(enlist(pack, table, event.data.player, event.data.roster));
    case 'UseAnswered':
      return answerUse(pack, table, event.data, number);
    case 'StratagemUsed':
    case 'AbilityUsed':
      return useEntry(pack, table, event.data, number, open);
    case 'OrderIssued':
      return unbooked(issueOrder(pack, table, event.data, number, open));
    case 'RollRecorded':
      return recordRoll(pack, table, event.data);
    case 'CommandPointsGained':
      return bookGain(pack, table, { ...event.data, number, resource: 'cp' });
    case 'PointsAdjusted': {
      const { table: adjusted, lines } = bookAdjustment(table, { ...event.data, number });
      return { table: decideAnew(pack, adjusted), lines };
    }
    case 'BalanceSet': {
      const { table: set, lines } = bookSetting(table, { ...event.data, number });
      return { table: decideAnew(pack, set), lines };
    }
    case 'FactRecorded':
      return recordFact(pack, table, event.data, number);
    case 'ObjectiveDiscarded':
      return discarded(pack, table, event.data, number);
    case 'VictoryPointsScored':
      return scored(pack, table, event.data, number);
    default:
      return unbooked(changeUnits(pack, table, { number, event }, history));
  }
}

/** What units do, what is chosen and what is said about answers moves no points by itself. */
function changeUnits(pack: Pack, table: Table, { number, event }: Entered, history: History): Table {
  switch (event.type) {
    case 'ObjectiveDrawn':
      return drawn(pack, table, event.data, number);
    case 'UnitDestroyed':
      return destroyUnit(table, event.data.unit, number, event.data.by);
    case 'UnitsDestroyed':
      return event.data.units.reduce((now, unit) => destroyUnit(now, unit, number, event.data.by), table);
    case 'UnitReturned':
      return addCopy(table, event.data.unit, event.data.as, event.data.location);
    case 'BattleShockRecorded':
      return recordBattleShock(pack, table, event, number);
    case 'UnitActed':
      return recordAct(pack, table, event, number);
    case 'ChoiceMade': {
      const { choice, player, option, roles } = event.data;
      return { ...table, choices: [...table.choices, { number, choice, player, option, roles, at: table.clock }] };
    }
    case 'UnitActivated':
      return takeSlot(pack, table, event.data.unit, number);
    case 'UnitPlaced':
      return endSlot(pack, takeSlot(pack, table, event.data.unit, number));
    case 'ActivationEnded':
      return endSlot(pack, table);
    case 'AnswerContested':
      return contest(pack, table, event.data, history);
    case 'QuestionAnswered': {
      const { entry, question } = event.data;
      const others = (one: PendingQuestion): boolean => one.number !== entry || one.key !== question;
      const presumed = table.presumed && { presumed: table.presumed.filter(others) };
      return { ...table, questions: table.questions.filter(others), ...presumed };
    }
    default:
      return table;
  }
}
function unbooked(table: Table): Booked {
  return { table, lines: [] };
}

function recordBattleShock(pack: Pack, table: Table, event: BattleShockRecorded, number: number): Table {
  const { unit, result } = event.data;
  const tested = addAct(table, { number, unit, act: BATTLE_SHOCK.test, result });
  return result === 'failed' ? addStatus(pack, tested, unit, BATTLE_SHOCK.status) : tested;
}

function recordAct(pack: Pack, table: Table, event: UnitActed, number: number): Table {
  const { unit, act, targets = [], dice = [] } = event.data;
  const { places, boards = false, binds } = pack.actions.find((action) => action.id === act) ?? {};
  const place = boards ? (targets[0] ?? places) : places;
  const [to] = targets;
  const bound =
    binds === undefined || to === undefined
      ? table
      : changeUnit(table, unit, (one) => ({ ...one, boundTo: { unit: to, location: binds } }));
  const moved = place === undefined ? bound : moveUnit(bound, unit, place);
  return followAction(pack, addAct(moved, { number, unit, act }), act, { number, unit, targets, dice });
}

function scored(pack: Pack, table: Table, data: VictoryPointsScored['data'], number: number): Booked {
  const { table: booked, lines } = bookScore(pack, table, { ...data, number, amount: data.points });
  return { table: countInTurn(pack, booked, data), lines };
}

/** Nobody is asked any more about an entry that is struck or has fallen. */
function contest(pack: Pack, table: Table, data: AnswerContested['data'], history: History): Table {
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
