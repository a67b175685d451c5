import { is, type Refusal, type Static } from '@adjutant/kernel';
import type { EntrantId } from '../../facts.js';
import { refuse } from '../refusals.js';

/** Who goes on: data of the event. */
export const PlayOff = is.byMember(
  'by',
  [
    is.object({
      by: is.exactly('place', { says: 'So many, from the top of the standings.' }),
      take: is.whole({ least: 2, most: 4_096 }),
    }),
    is.object({
      by: is.exactly('record', { says: 'Everybody who lost no more than so often.' }),
      losses: is.whole({ most: 50 }),
    }),
    is.object({
      by: is.exactly('group', { says: 'So many of each group.' }),
      take: is.whole({ least: 1, most: 4_096 }),
    }),
  ],
  { name: 'PlayOff' },
);
export type PlayOff = Static<typeof PlayOff>;

/** A line of the standings, as far as a cut looks at it. */
export interface Placed {
  readonly player: EntrantId;
  readonly losses: number;
  readonly group?: number;
  /** Dropped, or not to go on: they keep their place and leave their right to the next. */
  readonly out?: boolean;
}

export interface Through {
  /** Seeds of what follows, best first. */
  readonly through: readonly EntrantId[];
  /** Who comes next, in order, when one of those leaves. They may play on. */
  readonly nextInLine: readonly EntrantId[];
}

/** `standings`: best first. */
export function playOffOf(standings: readonly Placed[], cut: PlayOff): Through | Refusal {
  const here = standings.filter(({ out }) => out !== true);
  const through = here.filter((one) => isThrough(one, here, cut));
  const wanted = wantedOf(here, cut);
  if (wanted > through.length)
    return refuse(
      'pairing/cut-too-large',
      `The cut takes ${wanted} players, and there are ${through.length}: take fewer.`,
      {
        wanted,
        players: through.length,
      },
    );
  const ids = (some: readonly Placed[]): readonly EntrantId[] => some.map(({ player }) => player);
  return { through: ids(seeded(through, cut)), nextInLine: ids(here.filter((one) => !through.includes(one))) };
}

const placeInGroup = (one: Placed, here: readonly Placed[]): number =>
  here.filter(({ group }) => group === one.group).indexOf(one);

function isThrough(one: Placed, here: readonly Placed[], cut: PlayOff): boolean {
  switch (cut.by) {
    case 'place':
      return here.indexOf(one) < cut.take;
    case 'record':
      return one.losses <= cut.losses;
    case 'group':
      return placeInGroup(one, here) < cut.take;
  }
}

function wantedOf(here: readonly Placed[], cut: PlayOff): number {
  switch (cut.by) {
    case 'place':
      return cut.take;
    case 'record':
      return 2;
    case 'group':
      return cut.take * new Set(here.map(({ group }) => group)).size;
  }
}

/** Of groups, all the firsts stand before all the seconds, each as they stand among all. */
function seeded(through: readonly Placed[], cut: PlayOff): readonly Placed[] {
  if (cut.by !== 'group') return through;
  const place = new Map(through.map((one) => [one, placeInGroup(one, through)]));
  return through.toSorted((a, b) => place.get(a)! - place.get(b)!);
}
