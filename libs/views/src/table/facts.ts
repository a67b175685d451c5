import { is, type Static } from '@adjutant/kernel';
import { type Pack, type RecordedFact, Side, type Table } from '@adjutant/rules';
import { factText } from './fact-text.js';

/** Something that a player wrote down about the table, in words. */
export const FactView = is.object(
  {
    fact: is.anyText(),
    name: is.anyText(),
    player: Side,
    text: is.anyText(),
    entry: is.anyWhole({ says: 'Number of the entry.' }),
  },
  { name: 'FactView' },
);
export type FactView = Static<typeof FactView>;

/** The latest of what each player wrote down of each kind (and, where a kind has a key, for each key), newest first. */
export function factsOf(pack: Pack, table: Table): readonly FactView[] {
  const latest = new Map(table.facts.map((fact) => [sameness(pack, fact), fact]));
  return [...latest.values()]
    .sort((one, other) => other.order - one.order)
    .map(({ fact, player, data, number }) => ({
      fact,
      name: pack.facts?.[fact]?.name ?? fact,
      player,
      text: factText(data, (word) => table.units[word]?.name ?? word),
      entry: number,
    }));
}

function sameness(pack: Pack, { fact, player, data }: RecordedFact): string {
  const key = pack.facts?.[fact]?.key ?? [];
  return JSON.stringify([fact, player, ...key.map((field) => data[field] ?? null)]);
}
