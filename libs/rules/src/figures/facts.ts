import { sameClock, turnNumber, type Clock } from '../clock/sequence.js';
import { samePeriod } from '../judge/periods.js';
import type { Scene } from '../judge/scene.js';
import type { Period } from '../pack/entry.js';
import type { FactData, FactValue } from '../pack/fact.js';
import type { RecordedFact } from '../table/table.js';

/** Facts of a kind within a period, oldest first. */
export function factsWithin(scene: Scene, fact: string, within: Period | undefined): readonly RecordedFact[] {
  const { facts, clock } = scene.table;
  return facts.filter((one) => one.fact === fact && samePeriod(within ?? 'battle', one.at, clock));
}

/**
 * The latest fact of a kind; with `ago: 1` the latest one of the place before its place, and so on. Facts of the same
 * place count as one, of which the last says what is so.
 */
export function latestFact(scene: Scene, fact: string, ago = 0, within?: Period): RecordedFact | undefined {
  return latestOfPlaces(factsWithin(scene, fact, within)).at(-1 - ago);
}

/** The latest fact of a kind in the turn so many turns before this one. */
export function factOfTurn(scene: Scene, fact: string, turnsAgo: number): RecordedFact | undefined {
  const { sequence } = scene.pack;
  const { clock, firstTurn } = scene.table;
  const meant = turnNumber(sequence, clock, firstTurn) - turnsAgo;
  return factsWithin(scene, fact, undefined).findLast(
    (one) => one.at?.turn !== null && turnNumber(sequence, one.at, firstTurn) === meant,
  );
}

/** One fact for each place, the last of it, oldest first. */
export function latestOfPlaces(facts: readonly RecordedFact[]): readonly RecordedFact[] {
  return facts.filter((one, index) => !sameFactPlace(one.at, facts[index + 1]?.at));
}

function sameFactPlace(one: Clock | null, next: Clock | null | undefined): boolean {
  return next !== undefined && sameClock(one, next) && one?.slot === next?.slot;
}

/** What stands in a field, or in it for a key; undefined where nothing does. */
export function valueIn(
  fact: { readonly data: FactData } | undefined,
  field: string,
  key?: string,
): FactValue | undefined {
  const value = fact && Object.hasOwn(fact.data, field) ? fact.data[field] : undefined;
  if (key === undefined || value === undefined) return value;
  return isEach(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Whether it is a value for each side or marker. */
export function isEach(value: FactValue | undefined): value is { readonly [key: string]: string | number | boolean } {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The single values of a field, of a list or of a value for each. */
export function valuesIn(value: FactValue | undefined): readonly (string | number | boolean)[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value as readonly (string | number | boolean)[];
  return typeof value === 'object' ? Object.values(value) : [value];
}
