import type { Json } from '@adjutant/kernel';
import type { Ask, Candidate, Tap, Vouched, Weighed } from '@adjutant/table';
import { numberFault } from './number-fault.js';
import { placeOf, type Values } from './places.js';

/** What was so stands; where there is one to point at, it is pointed at; what is not ticked is not so. */
export function saidAtFirst(asks: readonly Ask[]): Values {
  return Object.fromEntries(
    asks.flatMap((ask): [string, Json][] => {
      if (ask.was !== undefined) return [[placeOf(ask), ask.was]];
      if (ask.what === 'yes-no' && ask.optional !== true) return [[placeOf(ask), false]];
      if (ask.what !== 'pick' || ask.optional === true) return [];
      const open = ask.from.filter((one) => one.open);
      return open.length === 1 && open[0] ? [[placeOf(ask), open[0].id]] : [];
    }),
  );
}

/** What is not whole yet: left out, or said and not let be. */
export function missingOf(asks: readonly Ask[], values: Values): readonly Ask[] {
  return asks.filter(
    (ask) => (ask.optional !== true && wholeValue(ask, values) === undefined) || beyond(ask, values) !== undefined,
  );
}

/** Commands that tell one of several things at least: a card is not scored by none of its awards, nor is nothing written down. */
const ONE_OF_SEVERAL: readonly Tap['type'][] = ['ClaimAwards', 'RecordFacts'];

/** Whether nothing of it was said to be so, where one of several has to be. */
export function saysNothing({ type, asks }: Pick<Tap, 'type' | 'asks'>, values: Values): boolean {
  return ONE_OF_SEVERAL.includes(type) && asks.length > 0 && !asks.some((ask) => Boolean(values[placeOf(ask)]));
}

/** What has to be said before anything is sent; undefined where nothing has. */
export function wantedFirst(tap: Pick<Tap, 'type' | 'asks'>, values: Values): string | undefined {
  const [missing] = missingOf(tap.asks, values);
  if (missing !== undefined) return `Say first: ${missing.says}`;
  return saysNothing(tap, values) ? 'Say first what is so' : undefined;
}

/** Why a number that was typed is none that may be recorded. It is kept as it was typed: a digit less is another number. */
export function beyond(ask: Ask, values: Values): string | undefined {
  const value = values[placeOf(ask)];
  if (ask.what !== 'number' || typeof value !== 'number') return undefined;
  return numberFault(ask, value);
}

/** What was said, in the places where it goes. */
export function saidFor(asks: readonly Ask[], values: Values) {
  return asks.flatMap((ask): { readonly into: Ask['into']; readonly value: Json }[] => {
    const value = wholeValue(ask, values);
    return value === undefined ? [] : [{ into: ask.into, value }];
  });
}

/** Dice of which some are still to be read say nothing. */
function wholeValue(ask: Ask, values: Values): Json | undefined {
  const value = values[placeOf(ask)];
  return ask.what === 'dice' && Array.isArray(value) && value.includes(0) ? undefined : value;
}

export function saying(values: Values, place: string, value: Json | undefined): Values {
  const others = Object.entries(values).filter(([one]) => one !== place);
  return Object.fromEntries(value === undefined ? others : [...others, [place, value]]);
}

const SHOWN_AT_MOST = 2;

/** Whether what is vouched for with one of several stands on its button: a button is no place for much to read. */
export function isShown({ vouches = [] }: Candidate): boolean {
  return vouches.length <= SHOWN_AT_MOST;
}

/** What pressing would vouch for as far as it is shown: of the tap, of whom is pointed at, and of what was weighed. */
export function vouchedBy(
  tap: Pick<Tap, 'asks' | 'vouches'>,
  values: Values,
  weighed: Weighed | undefined,
  isTold: (one: Candidate) => boolean = () => true,
) {
  const pointed = tap.asks.flatMap((ask) =>
    ask.what === 'pick' ? ask.from.filter((one) => values[placeOf(ask)] === one.id && isTold(one)) : [],
  );
  const all = [...(tap.vouches ?? []), ...pointed.flatMap(({ vouches }) => vouches ?? []), ...(weighed?.vouched ?? [])];
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index);
}

/** Whether nothing is vouched for but what was shown. */
export function isToldBy(shown: readonly Vouched[], vouched: readonly Vouched[]): boolean {
  return vouched.every(({ key }) => shown.some((one) => one.key === key));
}
