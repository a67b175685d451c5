import { is, type Static } from '@adjutant/kernel';
import type { EventFacts } from '../facts.js';
import { awardsOf, bestOfEach, type Award, type Prize } from '../standing/awards.js';
import { headingOf, nameOf } from '../standing/names.js';
import type { Preset } from '../standing/preset.js';
import type { Column, Standings } from '../standing/standings.js';
import { tookPartIn } from '../standing/took-part.js';

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

/** What an event plans to give, of whose faction each is, and what the standings are of. */
export interface PrizesGiven {
  readonly prizes: readonly PrizeOfEvent[];
  readonly factions: Readonly<Record<string, string>>;
  readonly facts: EventFacts;
}

/** Who has the prizes of an event as the standings are; none before a round is closed. */
export function awardsIn(standings: Standings, { prizes, factions, facts }: PrizesGiven): readonly Award[] {
  if (standings.after === 0) return [];
  const all = prizes.flatMap((one) => planned(one, standings, factions));
  return awardsOf(standings, all, tookPartIn(facts, standings.after));
}

function planned(
  { name, each, by, besides }: PrizeOfEvent,
  { columns }: Standings,
  factions: Readonly<Record<string, string>>,
): readonly Prize[] {
  const column = by === undefined ? undefined : columns.findIndex((one) => isHeaded(one, by));
  const all: readonly Prize[] = each === undefined ? [{ name }] : bestOfEach(new Map(Object.entries(factions)), name);
  const more = besides === true ? { besides } : {};
  // Planned before its heading was looked at: nobody is ranked by a column that this order does not have.
  if (column === -1) return all.map((one) => ({ ...one, among: [], ...more }));
  return all.map((one) => ({ ...one, ...(column === undefined ? {} : { column }), ...more }));
}

/** Headings by which a prize is planned and which the order does not have, with those that it has; null where it has all. */
export function wrongHeadings(
  prizes: readonly PrizeOfEvent[],
  { criteria }: Pick<Preset, 'criteria'>,
): { readonly unknown: readonly string[]; readonly headings: readonly string[] } | null {
  const columns = criteria.map((one) => ({ by: one.by, name: one.name ?? nameOf(one) }));
  const unknown = prizes.flatMap(({ by }) =>
    by === undefined || columns.some((one) => isHeaded(one, by)) ? [] : [by],
  );
  return unknown.length === 0 ? null : { unknown, headings: columns.map(({ name }) => name) };
}

/** As the column is called, or as it is headed where it is shown. */
const isHeaded = (column: Pick<Column, 'by' | 'name'>, by: string): boolean =>
  [column.name, headingOf(column)].some((one) => one.trim().toLowerCase() === by.trim().toLowerCase());

const PASSED: { readonly [because in Award['passed'][number]['because']]: string } = {
  'has-a-prize': 'has a prize already',
  'no-prizes': 'is out of the prizes by a ruling',
  disqualified: 'is disqualified',
  left: 'has left',
  'never-played': 'has not played',
};

const MOST_NAMED = 8;

/** Who has it, and why nobody of those above; of many, the first and how many more. */
export function sayAward({ prize, players, passed }: Award, called: (player: string) => string): string {
  if (players.length === 0 && passed.length === 0) return `${prize}: nobody, for nothing is told of what it goes by.`;
  const who = players.length === 0 ? 'nobody' : listed(players, ' and ', called);
  const level = players.length > 1 ? ', who are level' : '';
  const above = listed(passed, '; ', ({ player, because }) => `${called(player)} ${PASSED[because]}`);
  return `${prize}: ${who}${level}.${passed.length === 0 ? '' : ` Before: ${above}.`}`;
}

function listed<One>(all: readonly One[], between: string, say: (one: One) => string): string {
  const more = all.length > MOST_NAMED ? [`${all.length - MOST_NAMED} more`] : [];
  return [...all.slice(0, MOST_NAMED).map(say), ...more].join(between);
}
