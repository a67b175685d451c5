import { opponentOf, SIDES, type Side } from '../clock/sequence.js';
import type { FieldMatches, Whose } from '../pack/figure.js';
import type { FactData } from '../pack/fact.js';

export function sidesOf(whose: Whose | undefined, player: Side): readonly Side[] {
  if (whose === 'both') return SIDES;
  return [whose === 'opponent' ? opponentOf(player) : player];
}

/** `own` and `opponent` are sides seen from a player; every other word stands for itself. */
export function seenFrom<Value>(value: Value, player: Side): Value | Side {
  if (value === 'own') return player;
  return value === 'opponent' ? opponentOf(player) : value;
}

/** Whether a fact holds these values; a list holds each of its items. */
export function fieldsMatch(data: FactData, wanted: FieldMatches | undefined, player: Side): boolean {
  return Object.entries(wanted ?? {}).every(([field, value]) => {
    const meant = seenFrom(value, player);
    const has = Object.hasOwn(data, field) ? data[field] : undefined;
    return Array.isArray(has) ? (has as readonly unknown[]).includes(meant) : has === meant;
  });
}
