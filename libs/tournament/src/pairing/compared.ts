import { is, type Refusal, type Static } from '@adjutant/kernel';
import type { EventFacts } from '../facts.js';
import { compareWithEngine, type Comparison } from './compare.js';
import { isRefusal, type Cost, type RoundDraft } from './draft.js';
import type { PairingRules } from './rules.js';

const player = is.anyText();
const pairs = (says: string) => is.many(is.list(player, { least: 2, most: 2 }), { says });

/** A sheet beside what the engine would have drawn of the same facts. */
export const Compared = is.object(
  {
    same: is.yes({ says: 'The engine would have drawn just this.' }),
    onlyHere: pairs('Pairs that the engine would not have drawn.'),
    onlyEngine: pairs('Pairs that it would have drawn in their place.'),
    byes: is.many(player, { says: 'Whoever has a bye in one of the two and plays in the other.' }),
    moved: is.many(
      is.object({
        players: is.list(player, { least: 2, most: 2 }),
        from: is.anyWhole({ says: 'Table of the engine.' }),
        to: is.anyWhole(),
      }),
      { says: 'Pairs of both that sit elsewhere.' },
    ),
    costs: is.many(
      is.object({ level: is.anyText(), of: is.optional(is.anyText()), here: is.amount(), engine: is.amount() }),
      { says: 'Levels on which the two cost differently, the weightiest first.' },
    ),
    says: is.many(is.anyText(), { says: 'The same in sentences.' }),
  },
  { name: 'ComparedWithEngine' },
);
export type Compared = Static<typeof Compared>;

export function comparedWith(
  facts: EventFacts,
  rules: PairingRules,
  sheet: RoundDraft,
  nameOf: (player: string) => string,
): Compared | Refusal {
  const found = compareWithEngine(facts, rules, sheet);
  if (isRefusal(found)) return found;
  const { onlyHere, onlyEngine, byes, moved } = found;
  const same = onlyHere.length + onlyEngine.length + byes.length + moved.length === 0;
  const costs = costsApart(found);
  const says = sentences({ ...{ same, onlyHere, onlyEngine, byes, moved, costs } }, nameOf);
  return { same, onlyHere, onlyEngine, byes, moved, costs, says } as unknown as Compared;
}

/** The lot outweighs nothing: where it alone differs, neither is better. */
function costsApart({ costs: { engine, here } }: Comparison): Compared['costs'] {
  return here.flatMap(({ level, of, sum }, at) => {
    const theirs = engine[at]?.sum ?? 0;
    if (level === 'lot' || sum === theirs) return [];
    return [{ level, ...(of === undefined ? {} : { of }), here: sum, engine: theirs }];
  });
}

function sentences(
  { same, onlyHere, onlyEngine, byes, moved, costs }: Omit<Compared, 'says'>,
  nameOf: (player: string) => string,
): readonly string[] {
  if (same) return ['It is what the engine draws.'];
  const both = (players: readonly string[]): string => players.map(nameOf).join(' – ');
  const listed = (what: string, all: readonly (readonly string[])[]): readonly string[] =>
    all.length === 0 ? [] : [`${what}: ${all.map(both).join('; ')}.`];
  const [first] = costs;
  return [
    ...listed('Here alone', onlyHere),
    ...listed('The engine would pair', onlyEngine),
    ...(byes.length === 0 ? [] : [`A bye in one of the two: ${byes.map(nameOf).join(', ')}.`]),
    ...moved.map(({ players, from, to }) => `${both(players)} at table ${to}; the engine has them at table ${from}.`),
    ...costs.map(({ level, of, here, engine }) => `${wordsOf(level, of)}: ${here} here, ${engine} by the engine.`),
    first === undefined
      ? 'It costs the same on every level: only the lot tells them apart.'
      : `What weighs most: ${wordsOf(first.level, first.of).toLowerCase()}.`,
  ];
}

const WORDS: { readonly [level in Cost['level']]: string } = {
  rematch: 'Pairs that have met',
  'met-again': 'Pairs that have met more than once',
  'second-bye': 'Byes beyond the first',
  score: 'Steps between score groups, squared',
  path: 'Steps between win paths, squared',
  figure: 'Distance from what is wanted',
  rating: 'Distance of ratings from what is wanted',
  group: 'Pairs of the same group',
  float: 'Paired up or down again too soon',
  'fixed-table': 'Pairs of whom each keeps a table',
  lot: 'The lot',
};

const wordsOf = (level: string, of: string | undefined): string =>
  `${WORDS[level as Cost['level']]}${of === undefined ? '' : ` (${of})`}`;
