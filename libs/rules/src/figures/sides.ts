import { opponentOf, SIDES, type Side } from '../clock/sequence.js';
import type { FieldMatches, Whose } from '../pack/figure.js';
import type { FactData, FactValue } from '../pack/fact.js';
import { sameName } from '../pack/name.js';

export function sidesOf(whose: Whose | undefined, player: Side): readonly Side[] {
  if (whose === 'both') return SIDES;
  return [whose === 'opponent' ? opponentOf(player) : player];
}

/** `own` and `opponent` are sides seen from a player; every other word stands for itself. */
export function seenFrom<Value>(value: Value, player: Side): Value | Side {
  if (value === 'own') return player;
  return value === 'opponent' ? opponentOf(player) : value;
}

/** Whether a fact holds these values; a list holds each of its items. `hand`: the fact that is being written down. */
export function fieldsMatch(
  data: FactData,
  wanted: FieldMatches | undefined,
  player: Side,
  hand: FactData | undefined,
): boolean {
  return Object.entries(wanted ?? {}).every(([field, value]) => {
    const meant = typeof value === 'object' ? (own(hand, value.same) ?? NOTHING) : seenFrom(value, player);
    const has = own(data, field);
    return Array.isArray(has) ? (has as readonly unknown[]).some((one) => alike(one, meant)) : alike(has, meant);
  });
}

/** What no field holds. */
const NOTHING = Symbol('nothing');

function own(data: FactData | undefined, field: string): FactValue | undefined {
  return data && Object.hasOwn(data, field) ? data[field] : undefined;
}

/** Names are the same however they are written. */
export function alike(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'string' && typeof other === 'string' && sameName(one, other));
}
