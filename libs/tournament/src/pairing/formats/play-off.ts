import { is, leaves, type Refusal, type Static } from '@adjutant/kernel';
import type { EntrantId } from '../../facts.js';
import type { Standings } from '../../standing/standings.js';
import { refuse } from '../refusals.js';

/** Who goes on: data of the event. */
export const PlayOff = is.byMember(
  'by',
  [
    is.object({
      by: leaves(is.exactly('place', { says: 'So many, from the top of the standings.' })),
      take: leaves(is.whole({ least: 2, most: 4_096 })),
    }),
    is.object({
      by: leaves(is.exactly('record', { says: 'Everybody who lost no more than so often.' })),
      losses: leaves(is.whole({ most: 50 })),
    }),
    is.object({
      by: leaves(is.exactly('group', { says: 'So many of each group.' })),
      take: leaves(is.whole({ least: 1, most: 4_096 })),
    }),
  ],
  { name: 'PlayOff' },
);
export type PlayOff = Static<typeof PlayOff>;

/** A line of the standings, as far as a cut looks at it. */
export interface Placed {
  readonly player: EntrantId;
  readonly losses: number;
  /** Shared by who is level; everybody has a place of their own where it is left out. */
  readonly place?: number;
  readonly group?: number;
  /** Dropped, never there, or not to go on: they keep their place and leave their right to the next. */
  readonly out?: boolean;
}

export interface Through {
  /** Seeds of what follows, best first. */
  readonly through: readonly EntrantId[];
  /** Level on the line, and more than there is room for: somebody has to decide, by a game, by lot or by a wider cut. */
  readonly onTheLine: readonly EntrantId[];
  /** Who comes next, in order, when one of those leaves. They may play on. */
  readonly nextInLine: readonly EntrantId[];
}

/** What a cut looks at beside the standings. */
export interface Beside {
  readonly losses: (player: EntrantId) => number;
  readonly tookPart: (player: EntrantId) => boolean;
  readonly groupOf?: ((player: EntrantId) => number | undefined) | undefined;
}

/** The standings as a cut looks at them: the disqualified are not in them, and whoever left or never played does not go on. */
export function placedIn({ rows }: Standings, { losses, tookPart, groupOf }: Beside): readonly Placed[] {
  return rows.flatMap(({ player, place, marks }): readonly Placed[] => {
    if (place === null) return [];
    const group = groupOf?.(player);
    const out = !tookPart(player) || marks.some(({ mark }) => mark === 'left');
    return [{ player, place, losses: losses(player), ...(group === undefined ? {} : { group }), ...(out && { out }) }];
  });
}

/** `standings`: best first. By group nobody goes on who is in none: they stand by, or came when groups were full. */
export function playOffOf(standings: readonly Placed[], cut: PlayOff): Through | Refusal {
  const [here, through] = aboveTheLine(standings, cut);
  const refused = refuseWider(here, through, cut);
  if (refused) return refused;
  const level = new Set(here.filter((one) => isOnTheLine(one, here, through, cut)));
  const ids = (some: readonly Placed[]): readonly EntrantId[] => some.map(({ player }) => player);
  return {
    through: ids(seeded(through, cut).filter((one) => !level.has(one))),
    onTheLine: ids(here.filter((one) => level.has(one))),
    nextInLine: ids(here.filter((one) => !through.includes(one) && !level.has(one))),
  };
}

/** Everybody who goes on where those who are level on the line are taken as they stand, best first. */
export const takenAsTheyStand = (standings: readonly Placed[], cut: PlayOff): readonly EntrantId[] =>
  seeded(aboveTheLine(standings, cut)[1], cut).map(({ player }) => player);

/** Whoever can go on, and those of them who do. */
function aboveTheLine(standings: readonly Placed[], cut: PlayOff): readonly [readonly Placed[], readonly Placed[]] {
  const here = standings.filter(({ out, group }) => out !== true && (cut.by !== 'group' || group !== undefined));
  return [here, here.filter((one) => isThrough(one, here, cut))];
}

const sameGroup = (one: Placed, here: readonly Placed[]): readonly Placed[] =>
  here.filter(({ group }) => group === one.group);

function isThrough(one: Placed, here: readonly Placed[], cut: PlayOff): boolean {
  switch (cut.by) {
    case 'place':
      return here.indexOf(one) < cut.take;
    case 'record':
      return one.losses <= cut.losses;
    case 'group':
      return sameGroup(one, here).indexOf(one) < cut.take;
  }
}

/** Whether somebody shares the place of one who is on the other side of the line. By record there is none: all of a record go on. */
function isOnTheLine(one: Placed, here: readonly Placed[], through: readonly Placed[], cut: PlayOff): boolean {
  if (cut.by === 'record' || one.place === undefined) return false;
  const among = cut.by === 'group' ? sameGroup(one, here) : here;
  const isIn = through.includes(one);
  return among.some((other) => other.place === one.place && through.includes(other) !== isIn);
}

function refuseWider(here: readonly Placed[], through: readonly Placed[], cut: PlayOff): Refusal | undefined {
  const players = through.length;
  if (cut.by === 'record') {
    if (players >= 2) return undefined;
    const says = `${players === 1 ? 'One player has' : 'No player has'} at most ${cut.losses} losses, and a cut needs two players: allow more losses, or cut by place.`;
    return refuse('pairing/cut-too-large', says, { wanted: 2, players, losses: cut.losses });
  }
  if (cut.by === 'group' && here.length === 0)
    return refuse('pairing/cut-too-large', 'Nobody in a group can go on: cut by place or by record.', {
      wanted: cut.take,
      players,
    });
  const groups = cut.by === 'group' ? new Set(here.map(({ group }) => group)).size : 1;
  const wanted = cut.take * groups;
  if (wanted <= players) return undefined;
  const says = `The cut takes ${wanted} players, and there are ${players} who can go on: take ${players} at most.`;
  return refuse('pairing/cut-too-large', says, { wanted, players });
}

/** Of groups, all the firsts stand before all the seconds, each as they stand among all. */
function seeded(through: readonly Placed[], cut: PlayOff): readonly Placed[] {
  if (cut.by !== 'group') return through;
  const place = new Map(through.map((one) => [one, sameGroup(one, through).indexOf(one)]));
  return through.toSorted((a, b) => place.get(a)! - place.get(b)!);
}
