import { is, type Static } from '@adjutant/kernel';
import { Clock, Side } from '../clock/sequence.js';
import type { Pack } from '../pack/pack.js';
import { areTold } from '../table/depth.js';
import type { Balances, Table } from '../table/table.js';
import { payDebts } from './debts.js';
import { countInRound, CUTS, namesItsCut, roomsFor, smallest, type Room } from './rooms.js';

/**
 * One movement of points, in whole points. `declared` is what was claimed at the table, `due` what the rules give,
 * `capped` what a cap or an empty account kept back, `credited` what moved, `balance` what stood afterwards.
 * Spending is negative.
 */
export const LedgerLine = is.object(
  {
    number: is.amount({
      says: 'Number of the entry in the record that the line comes from; of a command that is only supposed its place between two, as 12.5.',
    }),
    at: is.orNull(Clock),
    player: Side,
    account: is.anyText({ says: '`cp`, or a victory point category as `vp/primary`.' }),
    kind: is.oneOf(['opening', 'income', 'gain', 'spend', 'expiry', 'score', 'adjustment']),
    what: is.anyText({ says: 'Id of the rule it rests on, or the words of whoever recorded it.' }),
    declared: is.anyWhole(),
    due: is.anyWhole(),
    capped: is.anyWhole(),
    credited: is.anyWhole(),
    balance: is.anyWhole(),
    outsideCap: is.optional(
      is.anyText({ says: 'Of a gain: the rule that lets it stand outside the cap on gains, by id or in words.' }),
    ),
    because: is.optional(
      is.many(is.anyText(), { says: 'What it rests on, in sentences, where the record worked it out.' }),
    ),
    rests: is.optional(is.many(is.anyWhole(), { says: 'Numbers of the entries that the amount was worked out from.' })),
    owed: is.optional(is.anyWhole({ says: 'Points that are still owed after it; `capped` has no part in them.' })),
    cut: is.optional(is.oneOf(CUTS, { says: 'Of points that were kept back: what left the least room.' })),
    pays: is.optional(is.anyWhole({ says: 'Of points that pay what is owed: the entry that was to take them.' })),
  },
  { name: 'LedgerLine' },
);
export type LedgerLine = Static<typeof LedgerLine>;

export interface Booked {
  readonly table: Table;
  readonly lines: readonly LedgerLine[];
}

const NO_LINES: readonly LedgerLine[] = [];

/** A table on which nothing was booked. */
export function unbooked(table: Table): Booked {
  return { table, lines: NO_LINES };
}

/** What was booked, with what came next; the very same where that is nothing. */
export function followedBy(booked: Booked, { table, lines }: Booked): Booked {
  if (lines.length === 0) return standingOn(booked, table);
  return { table, lines: booked.lines.length === 0 ? lines : [...booked.lines, ...lines] };
}

/** What was booked, with a table that has changed since; the very same where it has not. */
export function standingOn(booked: Booked, table: Table): Booked {
  return table === booked.table ? booked : { table, lines: booked.lines };
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
export function bookIncome(table: Table, credit: Credit): Booked {
  const { amount } = credit;
  return payDebts(book(table, { ...credit, kind: 'income', declared: amount, due: amount }, amount));
}

/** The balance at which a record begins that does not start with the battle. */
export function bookOpening(table: Table, { amount, ...credit }: Credit): Booked {
  const credited = amount - (table.balances[credit.player][credit.resource] ?? 0);
  return book(table, { ...credit, kind: 'opening', declared: credited, due: credited }, credited);
}

/** What a player has gained of a resource in the time that its cap counts, with that cap, where there is one. */
export function gainedSoFar({ economy }: Pack, table: Table, player: Side, resource: string) {
  const cap = economy.gainCaps?.find((one) => one.resource === resource);
  const round = table.clock?.round ?? 0;
  const before = table.gains[player][resource] ?? { round, credited: 0 };
  return { cap, round, soFar: cap?.per === 'battle-round' && before.round !== round ? 0 : before.credited };
}

/** Any other gain, within the cap that all such gains share, unless a rule is named that lets it stand outside. */
export function bookGain(pack: Pack, table: Table, { amount, ...credit }: Credit): Booked {
  const { player, resource, outsideCap } = credit;
  const { cap, round, soFar } = gainedSoFar(pack, table, player, resource);
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
  if (left === 0) return unbooked(table);
  return book(table, { number, player, resource, kind: 'expiry', what, declared: left, due: left }, left);
}

interface Scoring extends Omit<Credit, 'resource'> {
  readonly category: string;
  /** What leaves them less room than their category does. */
  readonly rooms?: readonly Room[];
}

/**
 * Victory points, within the caps of their category and of the whole sheet: the smallest room wins, and what goes beyond is
 * lost. Raw, capped and credited stay apart.
 */
export function bookScore(pack: Pack, table: Table, scored: Scoring): Booked {
  const { number, player, category, what, amount: points, because, rests, rooms } = scored;
  const score = table.score[player];
  const here = score[category] ?? 0;
  const total = Object.values(score).reduce((sum, one) => sum + one, 0);
  const room = smallest([...(rooms ?? []), ...roomsFor(pack, table, player, category)]);
  const credited = Math.min(points, room.left);
  const isNamed = credited < points && (rooms !== undefined || namesItsCut(pack, category));
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
    ...(isNamed ? { cut: room.of } : {}),
    ...(because ? { because } : {}),
    ...(rests ? { rests } : {}),
  };
  const scores = { ...table.score, [player]: { ...score, [category]: here + credited } };
  const counted = countInRound(pack, { ...table, score: scores }, player, category, credited);
  return payDebts({ table: counted, lines: [line] });
}

/** Points that follow from what is recorded, without anybody saying them; where they are told, nothing follows. */
export function bookDerived(pack: Pack, table: Table, scored: Parameters<typeof bookScore>[2]): Booked {
  const category = pack.score.categories.find(({ id }) => id === scored.category);
  const untold = category ? category.derived === true && areTold(table) : pack.score.instead === true;
  return untold ? unbooked(table) : bookScore(pack, table, scored);
}

/** Runs several bookings one after the other. */
export function bookAll(table: Table, steps: readonly ((table: Table) => Booked)[]): Booked {
  let booked = unbooked(table);
  for (const step of steps) booked = followedBy(booked, step(booked.table));
  return booked;
}
