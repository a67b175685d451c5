import { sameJson, type Json } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import type { Answers } from '@adjutant/rules';

import { composed } from './composing.js';
import type { Now } from './now.js';
import { placeOf, type Into, type Said, type Tap } from './tap.js';

/** A tap with what was said for it once: the same may be pressed again, or something else be said. */
export interface Again {
  readonly tap: Tap;
  readonly said: Said;
  /** What was not vouched for. */
  readonly answers: Answers;
}

type Members = { readonly [member: string]: Json };

/** With which of the taps of a moment a command was pressed, and what was said; null where nothing like it can be pressed then. */
export function pressedAgain(now: Pick<Now, 'waits' | 'next' | 'acts'>, command: MatchCommand): Again | null {
  const { answers = {}, ...data } = command.data as unknown as Members;
  const all = [...now.waits, ...(now.next === null ? [] : [now.next]), ...now.acts];
  const alike = all
    .filter(({ type, data: known, asks }) => type === command.type && isWithin(known as Json, data, asksAt(asks)))
    .map((tap) => ({ tap, said: saidIn(tap, data), whole: { ...tap, asks: [...tap.asks, ...diceBeside(tap, data)] } }));
  const exact = alike.filter(({ whole, said }) => sameJson(composed(whole, said).data as unknown as Json, data));
  // Each player has a tap for their own units.
  const made = exact.find(pointsAtOffered) ?? exact[0] ?? alike[0];
  return made === undefined ? null : { tap: made.tap, said: made.said, answers: answers as unknown as Answers };
}

function pointsAtOffered({ tap, said }: Pick<Again, 'tap' | 'said'>): boolean {
  return tap.asks.every((ask) => ask.what !== 'pick' || ask.from.some(({ id }) => id === said[placeOf(ask)]));
}

/** Dice that had to come with it are asked for once the rest is said. */
function diceBeside({ asks }: Tap, { dice }: Members): Tap['asks'] {
  if (!Array.isArray(dice) || !dice.every(Array.isArray) || asks.some(({ into }) => into[0] === 'dice')) return [];
  return dice.map((_, at) => ({ what: 'words', into: ['dice', at], says: '' }));
}

const asksAt = (asks: Tap['asks']): ReadonlySet<string> => new Set(asks.map(placeOf));

/** Whether everything that a tap says by itself is said in a command; what is asked for may have been said otherwise. */
function isWithin(known: Json, whole: Json | undefined, asked: ReadonlySet<string>, into: Into = []): boolean {
  if (asked.has(into.join('.'))) return true;
  if (typeof known !== 'object' || known === null) return known === whole;
  // Of a list only what was spoken of is told.
  if (Array.isArray(known)) return Array.isArray(whole);
  return Object.entries(known).every(([member, value]) =>
    isWithin(value, isMembers(whole) ? whole[member] : undefined, asked, [...into, member]),
  );
}

function saidIn(tap: Tap, data: Members): Said {
  const told = aligned(tap, data);
  return Object.fromEntries(
    [...tap.asks, ...diceBeside(tap, data)].flatMap((ask): [string, Json][] => {
      const value = valueAt(told, ask.into);
      if (value === undefined) return [];
      return [[placeOf(ask), asAsked(ask, value)]];
    }),
  );
}

/** A number that was named is a number; of an award that something was said once, it is so. */
function asAsked({ what }: Tap['asks'][number], value: Json): Json {
  if (what === 'number' && typeof value === 'string') return Number(value);
  return what === 'yes-no' && typeof value === 'number' ? value > 0 : value;
}

/** Of several facts, or awards, those of which nothing was said were left out: each is looked for where the tap asks for it. */
function aligned({ data: known, asks }: Tap, data: Members): Json {
  return ['facts', 'awards'].reduce<Members>((all, list) => {
    const [own, told] = [known[list], data[list]];
    if (!Array.isArray(own) || !Array.isArray(told)) return all;
    const at = (index: number): Json =>
      told.find((one) => isWithin(own[index] as Json, one as Json, asksAt(asks), [list, index])) ?? null;
    return { ...all, [list]: own.map((_, index) => at(index)) };
  }, data);
}

function valueAt(value: Json | undefined, [first, ...rest]: Into): Json | undefined {
  if (first === undefined) return value;
  if (typeof first === 'number') return Array.isArray(value) ? valueAt(value[first] as Json, rest) : undefined;
  return isMembers(value) ? valueAt(value[first], rest) : undefined;
}

function isMembers(value: Json | undefined): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
