import { shape } from '@adjutant/kernel';
import { Clock, Side } from '../clock/sequence.js';
import type { Pack } from '../pack/pack.js';
import type { Balances, Table } from '../table/table.js';
import { dockedOf, payDebts } from './debts.js';

/**
 * One movement of points, in whole points. `declared` is what was claimed at the table, `due` what the rules give,
 * `capped` what a cap or an empty account kept back, `credited` what moved, `balance` what stood afterwards.
 * Spending is negative.
 */
export const LedgerLine = shape.named(
  'LedgerLine',
  shape.closed({
    number: shape.says('Number of the entry in the record that the line comes from.', shape.whole()),
    at: shape.orNull(Clock),
    player: Side,
    account: shape.says('`cp`, or a victory point category as `vp/primary`.', shape.text()),
    kind: shape.oneOf(['opening', 'income', 'gain', 'spend', 'expiry', 'score', 'adjustment']),
    what: shape.says('Id of the rule it rests on, or the words of whoever recorded it.', shape.text()),
    declared: shape.whole(),
    due: shape.whole(),
    capped: shape.whole(),
    credited: shape.whole(),
    balance: shape.whole(),
    outsideCap: shape.optional(
      shape.says('Of a gain: the rule that lets it stand outside the cap on gains, by id or in words.', shape.text()),
    ),
    because: shape.optional(
      shape.says('What it rests on, in sentences, where the record worked it out.', shape.list(shape.text())),
    ),
    rests: shape.optional(
      shape.says('Numbers of the entries that the amount was worked out from.', shape.list(shape.whole())),
    ),
    owed: shape.optional(
      shape.says('Points that are still owed after it; `capped` has no part in them.', shape.whole()),
    ),
    pays: shape.optional(
      shape.says('Of points that pay what is owed: the entry that was to take them.', shape.whole()),
    ),
  }),
);
export type LedgerLine = shape.Static<typeof LedgerLine>;

export interface Booked {
  readonly table: Table;
  readonly lines: readonly LedgerLine[];
}

interface Booking {
  readonly number: number;
  readonly player: Side;
  readonly resource: string;
  readonly kind: LedgerLine['kind'];
  readonly what: string;
  readonly declared: number;
  readonly due: number;
  readonly outsideCap?: string;
}

function book(table: Table, booking: Booking, credited: number): Booked {
  const { player, resource, number, kind, what, declared, due, outsideCap } = booking;
  const balance = (table.balances[player][resource] ?? 0) + credited;
  const balances: Balances = { ...table.balances[player], [resource]: balance };
  const wanted = kind === 'spend' ? declared : due;
  const line: LedgerLine = {
    number,
    at: table.clock,
    player,
    account: resource,
    kind,
    what,
    declared,
    due,
    capped: wanted - credited || 0,
    credited,
    balance,
    ...(outsideCap === undefined ? {} : { outsideCap }),
  };
  return { table: { ...table, balances: { ...table.balances, [player]: balances } }, lines: [line] };
}

/** Points for somebody, from an entry of the record, for a reason. */
export interface Credit {
  readonly number: number;
  readonly player: Side;
  readonly resource: string;
  readonly what: string;
  readonly amount: number;
  readonly because?: readonly string[];
  readonly rests?: readonly number[];
  readonly outsideCap?: string;
}

/** Points that come by themselves: no cap. */
export function bookIncome(table: Table, { amount, ...credit }: Credit): Booked {
  return payDebts(book(table, { ...credit, kind: 'income', declared: amount, due: amount }, amount));
}

/** The balance at which a record begins that does not start with the battle. */
export function bookOpening(table: Table, { amount, ...credit }: Credit): Booked {
  const credited = amount - (table.balances[credit.player][credit.resource] ?? 0);
  return book(table, { ...credit, kind: 'opening', declared: credited, due: credited }, credited);
}

/** Any other gain, within the cap that all such gains share, unless a rule is named that lets it stand outside. */
export function bookGain(pack: Pack, table: Table, { amount, ...credit }: Credit): Booked {
  const { player, resource, outsideCap } = credit;
  const cap = pack.economy.gainCaps?.find((one) => one.resource === resource);
  const round = table.clock?.round ?? 0;
  const before = table.gains[player][resource] ?? { round, credited: 0 };
  const soFar = cap?.per === 'battle-round' && before.round !== round ? 0 : before.credited;
  const capped = cap !== undefined && outsideCap === undefined;
  const credited = capped ? Math.max(0, Math.min(amount, cap.amount - soFar)) : amount;
  const booked = payDebts(book(table, { ...credit, kind: 'gain', declared: amount, due: amount }, credited));
  if (!capped) return booked;
  const gains = {
    ...table.gains,
    [player]: { ...table.gains[player], [resource]: { round, credited: soFar + credited } },
  };
  return { table: { ...booked.table, gains }, lines: booked.lines };
}

/** Spending never takes a balance below zero; what is short shows as capped. */
export function bookSpend(table: Table, spend: Omit<Booking, 'kind'>): Booked {
  const balance = table.balances[spend.player][spend.resource] ?? 0;
  const credited = -Math.min(spend.declared, balance);
  return book(table, { ...spend, kind: 'spend', declared: -spend.declared || 0, due: -spend.due || 0 }, credited || 0);
}

/** What is left of a resource is lost. */
export function bookExpiry(table: Table, number: number, player: Side, resource: string, what: string): Booked {
  const left = -(table.balances[player][resource] ?? 0);
  if (left === 0) return { table, lines: [] };
  return book(table, { number, player, resource, kind: 'expiry', what, declared: left, due: left }, left);
}

/** Victory points, within the cap of their category and of the whole sheet. Raw, capped and credited stay apart. */
export function bookScore(
  pack: Pack,
  table: Table,
  scored: Omit<Credit, 'resource'> & { readonly category: string },
): Booked {
  const { number, player, category, what, amount: points, because, rests } = scored;
  const score = table.score[player];
  const here = score[category] ?? 0;
  const total = Object.values(score).reduce((sum, one) => sum + one, 0);
  const cap = pack.score.categories.find((one) => one.id === category)?.cap ?? Infinity;
  const room = Math.min(
    cap - here - dockedOf(table, player, category),
    (pack.score.cap ?? Infinity) - total - dockedOf(table, player),
  );
  const credited = Math.min(points, Math.max(0, room));
  const line: LedgerLine = {
    number,
    at: table.clock,
    player,
    account: `vp/${category}`,
    kind: 'score',
    what,
    declared: points,
    due: points,
    capped: points - credited,
    credited,
    balance: total + credited,
    ...(because ? { because } : {}),
    ...(rests ? { rests } : {}),
  };
  const scores = { ...table.score, [player]: { ...score, [category]: here + credited } };
  return payDebts({ table: { ...table, score: scores }, lines: [line] });
}

/** Runs several bookings one after the other. */
export function inTurn(table: Table, steps: readonly ((table: Table) => Booked)[]): Booked {
  let booked: Booked = { table, lines: [] };
  for (const step of steps) {
    const next = step(booked.table);
    booked = { table: next.table, lines: [...booked.lines, ...next.lines] };
  }
  return booked;
}
