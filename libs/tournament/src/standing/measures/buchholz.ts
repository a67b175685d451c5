import { part, type Part } from '../parts.js';
import { compare, exactly, sum, times, written } from '../rational.js';
import type { Reckoning } from '../reckoning.js';
import { encountersOf, type Encounter } from '../unplayed.js';
import { figured, type Measure } from './measure.js';

export const buchholz: Measure<'buchholz'> = ({ cutLowest = 0, cutHighest = 0 }, reckoning, player) => {
  const encounters = encountersOf(reckoning, player);
  const cuts = cutsOf(reckoning, encounters, cutLowest, cutHighest);
  const parts = encounters.map((one) => {
    const cut = cuts.get(one);
    return cut === undefined ? one.part : { ...one.part, cut };
  });
  return figured(uncut(parts), parts, 'sum');
};

const uncut = (parts: readonly Part[]): ReturnType<typeof exactly> =>
  sum(parts.flatMap(({ amount, cut }) => (cut === undefined ? [exactly(amount)] : [])));

/** The least go first, and before them the least of what a player did not play of their own accord (C.07 16.5). */
function cutsOf(
  reckoning: Reckoning,
  encounters: readonly Encounter[],
  lowest: number,
  highest: number,
): ReadonlyMap<Encounter, NonNullable<Part['cut']>> {
  const first = reckoning.preset.unplayed === 'c07-2026' || reckoning.preset.unplayed === 'c07-2023';
  const goesFirst = ({ voluntary }: Encounter): boolean => first && voluntary;
  const amount = ({ part: { amount } }: Encounter): ReturnType<typeof exactly> => exactly(amount);
  const ordered = [...encounters].sort(
    (a, b) => Number(goesFirst(b)) - Number(goesFirst(a)) || compare(amount(a), amount(b)),
  );
  const low = ordered.slice(0, lowest);
  const left = ordered.slice(lowest).sort((a, b) => compare(amount(b), amount(a)));
  return new Map([
    ...low.map((one) => [one, goesFirst(one) ? ('not-played' as const) : ('lowest' as const)] as const),
    ...left.slice(0, highest).map((one) => [one, 'highest' as const] as const),
  ]);
}

export const sonnebornBerger: Measure<'sonneborn-berger'> = (_, reckoning, player) => {
  const parts = encountersOf(reckoning, player).map(({ part: { from, amount, ...more }, score }) =>
    part(from, times(exactly(amount), score), { ...more, of: amount, times: written(score) }),
  );
  return figured(uncut(parts), parts, 'sum');
};
