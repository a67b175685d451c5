import type { Refusal } from '@adjutant/kernel';
import type { ByeKind, EntrantId, EventFacts } from '../facts.js';
import { drawFor } from './chance.js';
import { fieldOf, type Field, type Player } from './field.js';
import type { LevelName } from './levels.js';
import { BYE, Costing, totals, type Pair } from './matching/costing.js';
import { matchField } from './matching/large.js';
import { refuse } from './refusals.js';
import type { PairingRules } from './rules.js';
import { seat, tablesOf, type Seated } from './tables.js';

/** Who pairs, in the record of an event: another number where the same facts would give another draft. */
export const PAIRING_ENGINE = 'adjutant/1';

/** A round as it could be published. Why it is so is told by `explain`, from the same facts. */
export interface RoundDraft {
  readonly round: number;
  readonly tables: readonly DraftTable[];
  readonly byes: readonly { readonly player: EntrantId; readonly kind: ByeKind }[];
}

/** Seat A is the first. */
export interface DraftTable {
  readonly table: number;
  readonly players: readonly [EntrantId, EntrantId];
}

/** What a draft costs on one level. */
export interface Cost {
  readonly level: LevelName;
  readonly of?: string;
  readonly sum: number;
}

export interface Paired {
  readonly draft: RoundDraft;
  readonly costs: readonly Cost[];
}

export const isRefusal = (value: object): value is Refusal => 'reasons' in value && 'code' in value;

/** Pairs a round. The same facts give the same draft, in whatever order they are told and however often. */
export function pairRound(facts: EventFacts, rules: PairingRules, round: number): Paired | Refusal {
  const field = fieldOf(facts, rules, round);
  return isRefusal(field) ? field : pairField(field);
}

export function pairField(field: Field): Paired | Refusal {
  const wanted = field.players.length >> 1;
  const tables = tablesOf(field.rules, wanted).length;
  if (tables < wanted)
    return refuse(
      'pairing/too-few-tables',
      `${wanted} pairs need as many tables, and there are ${tables}: add tables, or pair fewer players.`,
      { round: field.round, pairs: wanted, tables },
    );
  const costing = new Costing(field);
  const pairs = matchField(costing);
  return { draft: draftOf(costing, pairs), costs: costsOf(costing, pairs) };
}

export function costsOf(costing: Costing, pairs: readonly Pair[]): readonly Cost[] {
  const sums = totals(costing, pairs);
  return costing.levels.map(({ name, of }, at) => ({
    level: name,
    ...(of === undefined ? {} : { of }),
    sum: sums[at]!,
  }));
}

function draftOf(costing: Costing, pairs: readonly Pair[]): RoundDraft {
  const { field, players } = costing;
  const seated = pairs
    .filter(([, other]) => other !== BYE)
    .map(([one, other]) => seatsOf(field, players[one]!, players[other]!))
    .sort(byStanding);
  const numbers = seat(seated, field.rules);
  const tables = seated.map(([a, b], at): DraftTable => ({ table: numbers[at]!, players: [a.id, b.id] }));
  const alone = pairs.flatMap(([one, other]) =>
    other === BYE ? [{ player: players[one]!.id, kind: 'pairing' as const }] : [],
  );
  return { round: field.round, tables: tables.sort((a, b) => a.table - b.table), byes: [...alone, ...field.asked] };
}

/** Who sat first less often sits first; the lot decides between those who did so equally often. */
function seatsOf({ facts, round }: Field, one: Player, other: Player): Seated {
  const balance = one.history.firstSeats - other.history.firstSeats;
  if (balance !== 0) return balance < 0 ? [one, other] : [other, one];
  const [a, b] = [one, other].map(({ id }) => drawFor(facts.seed, round, 'seat', id).first);
  return a! <= b! ? [one, other] : [other, one];
}

/** The best group at the first table; within it who is better together, then by lot. */
export function byStanding(one: Seated, other: Seated): number {
  const [a, b] = [keysOf(one), keysOf(other)];
  const at = a.findIndex((key, place) => key !== b[place]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

function keysOf([a, b]: Seated): readonly number[] {
  const groups = [a.group, b.group].sort((x, y) => x - y);
  return [...groups, Math.min(a.draw.first, b.draw.first), Math.min(a.draw.second, b.draw.second)];
}
