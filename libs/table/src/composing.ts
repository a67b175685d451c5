import type { Json } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import { placeOf, type Ask, type Into, type Said, type Tap } from './tap.js';

/** The command that a tap comes to with what was said; what was not said is left out. */
export function composed(tap: Pick<Tap, 'type' | 'data' | 'asks'>, said: Said): MatchCommand {
  const spoken = tap.asks.filter((ask) => said[placeOf(ask)] !== undefined);
  const data = spoken.reduce<Json>(
    (filled, ask) => put(filled, ask.into, asNamed(ask.into, said[placeOf(ask)] as Json)),
    tap.data,
  );
  return {
    type: tap.type,
    data: onlySpoken(tap.type, data, spoken),
  } as unknown as MatchCommand;
}

/** One thing that was said, with its place in the command. */
export interface Spoken {
  readonly into: Into;
  readonly value: Json;
}

/** The same where only what was said is at hand, as whoever pressed sends it. */
export function composedOf(tap: Pick<Tap, 'type' | 'data'>, said: readonly Spoken[]): MatchCommand {
  const asks = said.map(({ into }) => ({ what: 'words', into, says: '' }) as const);
  return composed({ ...tap, asks }, Object.fromEntries(said.map((one) => [placeOf(one), one.value])));
}

/** Of several facts those are recorded of which something was said; of several awards those that are so. */
function onlySpoken(type: Tap['type'], data: Json, spoken: readonly Ask[]): Json {
  if (type === 'RecordFacts') return withoutSilent(data, 'facts', spoken);
  if (type !== 'ClaimAwards' || (spoken.length === 0 && listIn(data, 'awards').length === 1)) return data;
  const { awards, ...others } = withoutSilent(data, 'awards', spoken);
  return { ...others, awards: (awards as readonly Members[]).flatMap(timesOnly) };
}

function withoutSilent(data: Json, list: string, spoken: readonly Ask[]): Members {
  const isSpoken = (index: number): boolean => spoken.some(({ into }) => into[0] === list && into[1] === index);
  return { ...(data as Members), [list]: listIn(data, list).filter((_, index) => isSpoken(index)) };
}

function listIn(data: Json, list: string): readonly Json[] {
  const value = (data as Members)[list];
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** What is so is scored once; what is not so, not at all. */
function timesOnly({ times, ...one }: Members): readonly Members[] {
  if (times === false || times === 0) return [];
  return [{ ...one, times: times === true ? 1 : (times ?? 1) }];
}

/** Whoever or whatever stands in a role is named, a number as well. */
function asNamed([first]: Into, value: Json): Json {
  return first === 'roles' && typeof value === 'number' ? String(value) : value;
}

/** What still has to be said before it is whole. */
export function missing({ asks }: Pick<Tap, 'asks'>, said: Said): readonly Ask[] {
  return asks.filter((ask) => ask.optional !== true && said[placeOf(ask)] === undefined);
}

function put(onto: Json | undefined, [first, ...rest]: Into, value: Json): Json {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const items = Array.isArray(onto) ? [...(onto as Json[])] : [];
    items[first] = put(items[first], rest, value);
    return items;
  }
  const members = isMembers(onto) ? onto : {};
  return { ...members, [first]: put(members[first], rest, value) };
}

type Members = { readonly [member: string]: Json };

function isMembers(value: Json | undefined): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
