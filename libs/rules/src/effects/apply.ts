import { opponentOf } from '../clock/sequence.js';
import { endBattle, endingsOf } from '../ending/endings.js';
import {
  bookDerived,
  bookGain,
  bookIncome,
  followedBy,
  unbooked,
  type Booked,
  type Credit,
} from '../economy/ledger.js';
import { checkObjectives } from '../objectives/check.js';
import { discard } from '../objectives/discard.js';
import { owing } from '../objectives/owed.js';
import { replaceCard } from '../objectives/replace.js';
import { findHeld } from '../objectives/held.js';
import type { Effect } from '../pack/effect.js';
import type { FactValue } from '../pack/fact.js';
import type { Pack } from '../pack/pack.js';
import { resting } from '../figures/worked.js';
import { hasKeyword } from '../pack/name.js';
import { keywordsOf, type Table } from '../table/table.js';
import { handSlot, nextSlot, openSlots } from '../slots/slots.js';
import { closeWindow, openWindow, stageWindow } from '../windows/windows.js';
import { makeDue } from '../rolls/due.js';
import { amountOf, workedOf } from './amount.js';
import type { Cause } from './cause.js';
import { applyCount } from './counters.js';
import { writeFact } from './facts.js';
import { addTest } from './tests.js';
import { addAct, addCopy, addOrder, addStatus, addUnit, destroyUnit, moveUnit, setDown } from './units.js';

export function applyEffects(pack: Pack, table: Table, effects: readonly Effect[], cause: Cause): Booked {
  let booked = unbooked(table);
  for (const effect of effects) booked = followedBy(booked, applyEffect(pack, booked.table, effect, cause));
  return booked;
}

function applyEffect(pack: Pack, table: Table, effect: Effect, cause: Cause): Booked {
  if (effect.op === 'gain') return bookGain(pack, table, creditOf(effect, cause));
  if (effect.op === 'income') return bookIncome(table, creditOf(effect, cause));
  if (effect.op === 'end-battle') {
    const ending = endingsOf(pack, table).find((one) => one.id === effect.ending);
    return ending ? endBattle(pack, table, ending, cause.number) : unbooked(table);
  }
  if (effect.op === 'score') return bookDerived(pack, table, scoreOf(pack, table, effect, cause));
  if (effect.op === 'check-objectives') return checkObjectives(pack, table, cause.number);
  if (effect.op === 'discard-objective') return discardHeld(pack, table, effect.objective, cause);
  return unbooked(changeTable(pack, table, effect, cause));
}

function creditOf(
  effect: { readonly resource: string; readonly amount: number },
  { number, player, entry }: Cause,
): Credit {
  return { number, player, resource: effect.resource, what: entry, amount: effect.amount };
}

function scoreOf(pack: Pack, table: Table, effect: Extract<Effect, { op: 'score' }>, cause: Cause) {
  const { number, player, entry, because, rests } = cause;
  const scored = { number, player, category: effect.category, what: entry };
  const says = because ? { because } : {};
  if (typeof effect.points === 'number')
    return { ...scored, amount: effect.points, ...says, ...(rests ? { rests } : {}) };
  const worked = resting(workedOf(pack, table, effect.points, cause), rests ?? []);
  return {
    ...{ ...scored, amount: worked.value, because: [...(because ?? []), `${worked.says}.`] },
    ...(worked.rests ? { rests: worked.rests } : {}),
  };
}

function discardHeld(pack: Pack, table: Table, role: string, { number, player, roles }: Cause): Booked {
  const wanted = roles[role];
  if (wanted === undefined) {
    const owed = table.owed[player];
    return unbooked(owing(pack, table, player, { ...owed, discard: owed.discard + 1 }));
  }
  const held = findHeld(pack, table, player, wanted);
  return held ? discard(pack, table, held, number, false) : unbooked(table);
}

type Booking = 'gain' | 'income' | 'end-battle' | 'score' | 'check-objectives' | 'discard-objective';
type Unbooked = Exclude<Effect, { op: Booking }>;

type Change<Op extends Unbooked['op']> = (
  table: Table,
  effect: Extract<Unbooked, { op: Op }>,
  cause: Cause,
  pack: Pack,
) => Table;

function wordsIn(value: FactValue | undefined): readonly string[] {
  return Array.isArray(value) ? (value as readonly unknown[]).filter((one) => typeof one === 'string') : [];
}

/** What each effect does that moves no points. */
const CHANGES: { readonly [Op in Unbooked['op']]: Change<Op> } = {
  'add-copy': (table, { of, as, location }, { roles }, pack) =>
    addCopy(pack, table, { of: roles[of], as: roles[as], location }),
  'add-unit': (table, { as, name, keywords = '', location }, { player, roles, data }) =>
    addUnit(table, player, { id: roles[as], name: roles[name] ?? '', keywords: wordsIn(data?.[keywords]), location }),
  place: (table, { unit, location, acts }, { number, roles }) => {
    const placed = roles[unit];
    if (placed === undefined) return table;
    return addAct(moveUnit(table, placed, location), { number, unit: placed, act: acts });
  },
  'set-down': (table, { unit, at, places }, { roles }) => {
    const said = roles[at];
    return setDown(table, roles[unit], places && said !== undefined ? places[said] : said);
  },
  status: (table, { unit, status }, { roles }, pack) => addStatus(pack, table, roles[unit], status),
  test: (table, { unit, test, result }, { number, roles }, pack) =>
    addTest(pack, table, { number, unit: roles[unit] ?? '', test, result }),
  act: (table, { unit, act }, { number, roles }) => addAct(table, { number, unit: roles[unit] ?? '', act }),
  'grant-order': (table, { unit }, { roles }) => ({
    ...table,
    grantedOrders: [...table.grantedOrders, { unit: roles[unit] ?? '', at: table.clock }],
  }),
  'order-all': (table, effect, cause, pack) => orderAll(pack, table, effect, cause),
  'bar-orders': (table, _effect, { player }) => ({
    ...table,
    orderBars: [...table.orderBars, { player, at: table.clock }],
  }),
  'open-window': (table, { window, unit, targets = [], facts = {} }, cause, pack) =>
    openWindow(table, {
      number: cause.number,
      window,
      unit: cause.roles[unit] ?? '',
      targets: targets.flatMap((role) => cause.roles[role] ?? []),
      facts: Object.fromEntries(
        Object.entries(facts).map(([name, figure]) => [name, amountOf(pack, table, figure, cause)]),
      ),
    }),
  roll: (table, { roll }, cause, pack) => makeDue(pack, table, roll, cause),
  'stage-window': (table, { window, unit = '', stage }, { roles }) => stageWindow(table, window, roles[unit], stage),
  'close-window': (table, { window, unit = '' }, { roles }) => closeWindow(table, window, roles[unit]),
  count: (table, effect, cause, pack) => applyCount(pack, table, effect, cause),
  'hand-slot': (table, { to }, { player }) => handSlot(table, to === 'own' ? player : opponentOf(player)),
  'pass-slot': (table, _effect, { player }, pack) => nextSlot(pack, table, player),
  'open-slots': (table, _effect, { player }, pack) => openSlots(pack, table, player),
  'write-fact': (table, effect, cause) => writeFact(table, effect, cause),
  destroy: (table, { unit }, { number, roles }) => destroyUnit(table, roles[unit] ?? '', number),
  'replace-card': (table, { how }, cause, pack) => replaceCard(pack, table, how, cause),
  'owe-objectives': (table, { draw }, { player }, pack) =>
    owing(pack, table, player, { ...table.owed[player], draw: table.owed[player].draw + draw }),
};

function changeTable(pack: Pack, table: Table, effect: Unbooked, cause: Cause): Table {
  const change = CHANGES[effect.op] as Change<Unbooked['op']>;
  return change(table, effect as never, cause, pack);
}

/** Units in a state that orders do not reach are passed over. */
function orderAll(pack: Pack, table: Table, effect: Extract<Effect, { op: 'order-all' }>, cause: Cause): Table {
  const order = cause.roles[effect.order];
  if (order === undefined) return table;
  const closed = new Set(pack.statuses.filter((status) => status.endsOrders).map((status) => status.id));
  const recipients = Object.values(table.units).filter(
    (unit) =>
      unit.owner === cause.player &&
      !unit.destroyed &&
      effect.keywords.every((keyword) => hasKeyword(keywordsOf(table, unit), keyword)) &&
      !unit.statuses.some((status) => closed.has(status)),
  );
  const issuer = cause.roles[effect.issuer] ?? '';
  let next = table;
  for (const unit of recipients) {
    const given = { number: cause.number, player: cause.player, issuer, order, recipient: unit.id, counted: false };
    next = addOrder(pack, next, given);
  }
  return next;
}
