import { partsAhead, partsUpTo, sameClock, sameTurn, type Clock, type Part, type Side } from '../clock/sequence.js';
import type { RollOutcome } from '../pack/entry.js';
import { fallDue } from '../objectives/due.js';
import { standing } from '../judge/standing.js';
import { weigh } from '../judge/weigh.js';
import type { Amount, Income, Moment, Pack } from '../pack/pack.js';
import type { PendingRoll, Table, Unit } from '../table/table.js';
import { resetCounters } from '../effects/counters.js';
import { allPlaced, jumpToSlot, openSlots } from '../slots/slots.js';
import { meetEndings } from '../ending/endings.js';
import { keptBy } from '../kept-by.js';
import { lapsed } from '../windows/windows.js';
import { loseUnits } from './losses.js';
import { hangsOn } from './hangs-on.js';
import { endUses } from './at-end.js';
import { inTime } from './in-time.js';
import { bookExpiry, bookIncome, bookAll, type Booked } from './ledger.js';

/**
 * Moves the battle to the next place and lets everything happen that hangs on leaving the old one and entering the new:
 * expiries and what ends the battle there, then income, losses, the end of states and orders, and what ends the battle here.
 * The order within a phase's start is income first.
 */
export function enterPlace(pack: Pack, table: Table, to: Clock, number: number): Booked {
  const from = table.clock;
  // Entries after the end of a battle that a correction brought forward change nothing.
  if (table.ended) return { table, lines: [] };
  if (from && to.slot !== undefined && from.step === to.step && from.round === to.round) {
    return { table: jumpToSlot(pack, table, to), lines: [] };
  }
  if (from && (from.part ?? to.part) !== undefined && sameClock(from, to)) {
    return payIncome(pack, { ...table, clock: to }, inside(partsUpTo(pack.sequence, to, from)), number);
  }
  const leaving = from ? left(from, to) : [];
  const over = bookAll(table, [
    (now) => payIncome(pack, now, from ? inside(partsAhead(pack.sequence, from)) : [], number),
    (now) => endUses(pack, allPlaced(pack, now), leaving, number),
    (now) => expire(pack, now, leaving, number),
    (now) => meetEndings(pack, now, leaving, number),
  ]);
  if (over.table.ended) return over;
  const entering = [...entered(from, to), ...inside(partsUpTo(pack.sequence, to, null))];
  const moved = bookAll(over.table, [
    (now) => unbooked(resetCounters(pack, lapsed(pack, turned(now, to), to), [...leaving, ...entering])),
    (now) => expire(pack, now, entering, number),
    (now) => payIncome(pack, now, entering, number),
    (now) => unbooked(loseUnits(pack, now, (moment) => hangsOn(moment, [...leaving, ...entering]), number)),
    (now) => unbooked(endStates(pack, now, to)),
    (now) => unbooked(openSlots(pack, now, to.turn ?? now.firstTurn)),
    (now) => unbooked(fallDue(pack, now)),
    (now) => meetEndings(pack, now, entering, number),
  ]);
  return { table: moved.table, lines: [...over.lines, ...moved.lines] };
}

/** A step inside a phase begins whether the battle stops there or passes it. */
function inside(parts: readonly Part[]): Moment[] {
  return parts.map(({ id }) => ({ at: 'part-start', phase: id }));
}

function unbooked(table: Table): Booked {
  return { table, lines: [] };
}

/** Rules look back at most to the start of the turn for what units did, so that is how far the table remembers. */
function turned(table: Table, to: Clock): Table {
  if (sameTurn(table.clock, to)) return { ...table, clock: to };
  const { scoredInTurn: _, ...kept } = table;
  return { ...kept, clock: to, acts: [] };
}

function left(from: Clock, to: Clock): Moment[] {
  const phase: Moment = { at: 'phase-end', phase: from.step };
  const turn: Moment[] =
    from.turn !== null && from.slot === undefined && (to.turn !== from.turn || to.round !== from.round)
      ? [{ at: 'turn-end' }]
      : [];
  const round: Moment[] = to.round === from.round || from.round === 0 ? [] : [{ at: 'round-end' }];
  return [phase, ...turn, ...round];
}

function entered(from: Clock | null, to: Clock): Moment[] {
  const battle: Moment[] = from === null ? [{ at: 'battle-start' }] : [];
  const round: Moment[] = from?.round === to.round || to.round === 0 ? [] : [{ at: 'round-start' }];
  const turn: Moment[] =
    to.turn !== null && to.slot === undefined && (from?.turn !== to.turn || from.round !== to.round)
      ? [{ at: 'turn-start' }]
      : [];
  return [...battle, ...round, ...turn, { at: 'phase-start', phase: to.step }];
}

function expire(pack: Pack, table: Table, moments: readonly Moment[], number: number): Booked {
  const due = inTime(pack, table).expiry.filter(({ one }) => hangsOn(one.moment, moments));
  if (due.length === 0) return unbooked(table);
  return bookAll(
    table,
    due.flatMap(({ one: expiry, sides }) =>
      sides.map((side) => (now: Table) => bookExpiry(now, number, side, expiry.resource, expiry.source.section)),
    ),
  );
}

function payIncome(pack: Pack, table: Table, moments: readonly Moment[], number: number): Booked {
  const due = inTime(pack, table).income.filter(({ one }) => hangsOn(one.moment, moments));
  if (due.length === 0) return unbooked(table);
  return bookAll(
    table,
    due.flatMap(({ one: income, sides }) => {
      const payed = sides.filter((side) => income.to === 'both' || side === table.clock?.turn);
      return payed.map(
        (side) => (now: Table) =>
          isDue(pack, now, income, side) ? pay(now, income, side, number) : { table: now, lines: [] },
      );
    }),
  );
}

/** Income may hang on a condition of the record; what nobody has recorded does not pay. */
function isDue(pack: Pack, table: Table, income: Income, player: Side): boolean {
  if (!income.when) return true;
  return weigh(standing(pack, table, player, income), income.when).answer === 'met';
}

function pay(table: Table, income: Income, side: Side, number: number): Booked {
  const points = table.armies[side]?.points ?? 0;
  const { amount, id, resource } = income;
  if (typeof amount === 'number' || amount.times === undefined) {
    return bookIncome(table, { number, player: side, resource, what: id, amount: amountFor(amount, points, 1) });
  }
  const outcomes = Array.from({ length: amount.times.sides }, (_, face): RollOutcome => {
    const value = amountFor(amount, points, face + 1);
    return { from: face + 1, to: face + 1, effects: [{ op: 'income', resource, amount: value }] };
  });
  const roll: PendingRoll = {
    id: `${number}/${id}/${side}`,
    number,
    player: side,
    cause: id,
    roles: {},
    due: {
      purpose: id,
      dice: { count: 1, sides: amount.times.sides },
      outcomes,
      blocks: 'all',
      ...(amount.times.atOnce ? { atOnce: true } : {}),
    },
  };
  return { table: { ...table, rolls: [...table.rolls, roll] }, lines: [] };
}

/** How much an amount is for an army of so many points, with the die shown (1 where there is none). */
export function amountFor(amount: Amount, points: number, die: number): number {
  if (typeof amount === 'number') return amount;
  // Whole numbers throughout: thousandths of a point would round wrongly as binary fractions.
  const counted = amount.fullThousands ? points - (points % 1000) : points;
  const thousandths = Math.round(amount.perThousandPoints * 1000) * counted;
  const rounded = amount.round === 'up' ? Math.ceil : Math.floor;
  return amount.roundFirst ? rounded(thousandths / 1_000_000) * die : rounded((thousandths * die) / 1_000_000);
}

/** The states that end by themselves, by the step that they end with. */
const endingWith = keptBy((statuses: Pack['statuses']) =>
  Map.groupBy(
    statuses.filter(({ ends }) => ends.passed === undefined),
    ({ ends }) => ends.phase,
  ),
);

/** The units without the states that end on them with this step. */
function lastingStates(pack: Pack, { units }: Table, to: Clock): Table['units'] {
  const over = endingWith(pack.statuses).get(to.step);
  if (!over) return units;
  const endsOn = (side: Side, status: string): boolean =>
    over.some(({ id, ends }) => id === status && (ends.turnOf === 'owner') === (side === to.turn));
  const isTouched = ({ owner, statuses }: Unit): boolean => statuses.some((one) => endsOn(owner, one));
  if (!Object.values(units).some(isTouched)) return units;
  return Object.fromEntries(
    Object.entries(units).map(([id, unit]) => [
      id,
      isTouched(unit) ? { ...unit, statuses: unit.statuses.filter((one) => !endsOn(unit.owner, one)) } : unit,
    ]),
  );
}

function endStates(pack: Pack, table: Table, to: Clock): Table {
  const lasting = (side: Side): boolean => side !== to.turn;
  const units = lastingStates(pack, table, to);
  const ordersEnd =
    pack.orders?.ends.phase === to.step && table.orders.some((one) => one.active && !lasting(one.player));
  const orders = ordersEnd
    ? table.orders.map((one) => (one.active && !lasting(one.player) ? { ...one, active: false } : one))
    : table.orders;
  return units === table.units && orders === table.orders ? table : { ...table, units, orders };
}
