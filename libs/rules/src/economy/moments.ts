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
import { bookExpiry, bookIncome, followedBy, standingOn, unbooked, type Booked } from './ledger.js';

const NO_MOMENTS: readonly Moment[] = [];

/**
 * Moves the battle to the next place and lets everything happen that hangs on leaving the old one and entering the new:
 * expiries and what ends the battle there, then income, losses, the end of states and orders, and what ends the battle here.
 * The order within a phase's start is income first.
 */
export function enterPlace(pack: Pack, table: Table, to: Clock, number: number): Booked {
  const from = table.clock;
  // Entries after the end of a battle that a correction brought forward change nothing.
  if (table.ended) return unbooked(table);
  if (from && to.slot !== undefined && from.step === to.step && from.round === to.round) {
    return unbooked(jumpToSlot(pack, table, to));
  }
  if (from && (from.part ?? to.part) !== undefined && sameClock(from, to)) {
    return payIncome(pack, unbooked({ ...table, clock: to }), inside(partsUpTo(pack.sequence, to, from)), number);
  }
  const leaving = from ? left(from, to) : NO_MOMENTS;
  const over = leave(pack, table, leaving, number);
  if (over.table.ended) return over;
  const entering = entered(from, to, partsUpTo(pack.sequence, to, null));
  const passed = [...leaving, ...entering];
  let now = standingOn(over, resetCounters(pack, lapsed(pack, turned(over.table, to), to), passed));
  now = expire(pack, now, entering, number);
  now = payIncome(pack, now, entering, number);
  const here = endStates(pack, loseUnits(pack, now.table, passed, number), to);
  now = standingOn(now, fallDue(pack, openSlots(pack, here, to.turn ?? here.firstTurn)));
  return meetEndings(pack, now, entering, number);
}

function leave(pack: Pack, table: Table, leaving: readonly Moment[], number: number): Booked {
  const { clock } = table;
  let now = unbooked(table);
  if (clock) now = payIncome(pack, now, inside(partsAhead(pack.sequence, clock)), number);
  now = endUses(pack, standingOn(now, allPlaced(pack, now.table)), leaving, number);
  now = expire(pack, now, leaving, number);
  return meetEndings(pack, now, leaving, number);
}

/** A step inside a phase begins whether the battle stops there or passes it. */
function inside(parts: readonly Part[]): readonly Moment[] {
  return parts.length === 0 ? NO_MOMENTS : parts.map(({ id }) => ({ at: 'part-start', phase: id }));
}

/** Rules look back at most to the start of the turn for what units did, so that is how far the table remembers. */
function turned(table: Table, to: Clock): Table {
  if (sameTurn(table.clock, to)) return { ...table, clock: to };
  const forgetful = { ...table, clock: to, acts: table.acts.length === 0 ? table.acts : [] };
  if (table.scoredInTurn === undefined) return forgetful;
  // Hardly any table has this member, and leaving one out takes longer than copying all others.
  const { scoredInTurn: _, ...kept } = forgetful;
  return kept;
}

function left(from: Clock, to: Clock): readonly Moment[] {
  const moments: Moment[] = [{ at: 'phase-end', phase: from.step }];
  if (from.turn !== null && from.slot === undefined && (to.turn !== from.turn || to.round !== from.round))
    moments.push({ at: 'turn-end' });
  if (to.round !== from.round && from.round !== 0) moments.push({ at: 'round-end' });
  return moments;
}

function entered(from: Clock | null, to: Clock, passing: readonly Part[]): readonly Moment[] {
  const moments: Moment[] = from === null ? [{ at: 'battle-start' }] : [];
  if (from?.round !== to.round && to.round !== 0) moments.push({ at: 'round-start' });
  if (to.turn !== null && to.slot === undefined && (from?.turn !== to.turn || from.round !== to.round))
    moments.push({ at: 'turn-start' });
  moments.push({ at: 'phase-start', phase: to.step }, ...inside(passing));
  return moments;
}

function expire(pack: Pack, booked: Booked, moments: readonly Moment[], number: number): Booked {
  let now = booked;
  for (const { one, sides } of inTime(pack, booked.table).expiry) {
    if (!hangsOn(one.moment, moments)) continue;
    for (const side of sides)
      now = followedBy(now, bookExpiry(now.table, number, side, one.resource, one.source.section));
  }
  return now;
}

function payIncome(pack: Pack, booked: Booked, moments: readonly Moment[], number: number): Booked {
  let now = booked;
  for (const { one: income, sides } of inTime(pack, booked.table).income) {
    if (!hangsOn(income.moment, moments)) continue;
    for (const side of sides)
      if (isDue(pack, now.table, income, side)) now = followedBy(now, pay(now.table, income, side, number));
  }
  return now;
}

/** Income may come to whoever has the turn alone, and hang on a condition of the record; what nobody has recorded does not pay. */
function isDue(pack: Pack, table: Table, income: Income, player: Side): boolean {
  if (income.to !== 'both' && player !== table.clock?.turn) return false;
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
  return unbooked({ ...table, rolls: [...table.rolls, roll] });
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
