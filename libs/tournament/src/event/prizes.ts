import { is, type Static } from '@adjutant/kernel';
import { awardsOf, bestOfEach, type Award, type Prize } from '../standing/awards.js';
import type { Standings } from '../standing/standings.js';

const MOST_PRIZES = 50;

/** A prize as an event plans it. They are given in their order, one a person. */
const PrizeOfEvent = is.object(
  {
    name: is.text({ longest: 100, says: 'What it is called.' }),
    each: is.optional(is.oneOf(['faction'], { says: 'One for the best of each: `Best of` gives `Best of Orks`.' })),
    by: is.optional(is.text({ longest: 100, says: 'Heading of the column that it goes by; else by places.' })),
    besides: is.optional(is.yes({ says: 'It does not use up the one prize of a person.' })),
  },
  { name: 'PrizeOfEvent' },
);
export type PrizeOfEvent = Static<typeof PrizeOfEvent>;

export const Prizes = is.list(PrizeOfEvent, { most: MOST_PRIZES, says: 'In the order in which they are given.' });

/** Who has the prizes of an event as the standings are; none before a round is closed. */
export function awardsIn(
  standings: Standings,
  prizes: readonly PrizeOfEvent[],
  factions: Readonly<Record<string, string>>,
): readonly Award[] {
  if (standings.after === 0) return [];
  return awardsOf(
    standings,
    prizes.flatMap((one) => planned(one, standings, factions)),
  );
}

function planned(
  { name, each, by, besides }: PrizeOfEvent,
  { columns }: Standings,
  factions: Readonly<Record<string, string>>,
): readonly Prize[] {
  const column = by === undefined ? undefined : columns.findIndex((one) => sameWords(one.name, by));
  const all: readonly Prize[] = each === undefined ? [{ name }] : bestOfEach(new Map(Object.entries(factions)), name);
  const more = besides === true ? { besides } : {};
  // Nobody is ranked by a column that this order does not have.
  if (column === -1) return all.map((one) => ({ ...one, among: [], ...more }));
  return all.map((one) => ({ ...one, ...(column === undefined ? {} : { column }), ...more }));
}

const sameWords = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const PASSED: { readonly [because in Award['passed'][number]['because']]: string } = {
  'has-a-prize': 'has a prize already',
  'no-prizes': 'is out of the prizes by a ruling',
  disqualified: 'is disqualified',
};

/** Who has it, and why nobody of those above. */
export function sayAward({ prize, players, passed }: Award, nameOf: (player: string) => string): string {
  const who = players.length === 0 ? 'nobody' : players.map(nameOf).join(' and ');
  const level = players.length > 1 ? ', who are level' : '';
  const above = passed.map(({ player, because }) => `${nameOf(player)} ${PASSED[because]}`);
  return `${prize}: ${who}${level}.${above.length === 0 ? '' : ` Before: ${above.join('; ')}.`}`;
}
