import type { Whence } from '@adjutant/match';

/** What is said of commands that have a place in a match. */
export const OF_PLACES = ['place', 'basedOn', 'distinctFrom', 'forecast'] as const;

type Said = { readonly [Member in (typeof OF_PLACES)[number]]?: Whence[Member] | undefined };

/** Where a command was pressed, as its envelope says; undefined where it says no place. */
export function whenceOf({ place, basedOn, distinctFrom, forecast }: Said): Whence | undefined {
  if (place === undefined) return undefined;
  return {
    place,
    ...(basedOn === undefined ? {} : { basedOn }),
    ...(distinctFrom === undefined ? {} : { distinctFrom }),
    ...(forecast === undefined ? {} : { forecast: forecast.map((one) => ({ ...one, of: one.of.toLowerCase() })) }),
  };
}
