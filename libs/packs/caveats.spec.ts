import { join } from 'node:path';
import type { Caveat, Pack } from '@adjutant/rules';
import { readShelf } from '@adjutant/store';

/** What a pack cites as decided, and what it lists as resting on less than a text, say the same. */
const { packs } = readShelf(join(import.meta.dirname));
const editionEleven = packs.filter(({ id }) => id === 'wh40k-11e');

/** Ids of decisions that something of the pack cites, but for what it lists. */
function cited({ caveats: _, ...pack }: Pack): ReadonlySet<string> {
  const found = [...JSON.stringify(pack).matchAll(/"decision":"([^"]+)"/g)];
  return new Set(found.flatMap(([, ids = '']) => ids.split(', ')));
}
const decidedIn = ({ source }: Caveat): readonly string[] => source.decision?.split(', ') ?? [];
const listedIn = ({ caveats = {} }: Pack): readonly Caveat[] => Object.values(caveats);

it('is listed in each release of an edition that nobody here has read', () => {
  expect(editionEleven.length).toBeGreaterThan(1);
  for (const pack of editionEleven)
    expect([...new Set(listedIn(pack).map(({ grade }) => grade))].sort()).toEqual([
      'conflict',
      'decision',
      'one-source',
    ]);
});

it.each(editionEleven.map((pack) => [pack.release, pack] as const))(
  '%s lists each decision that one of its rules cites, and beside that what one source tells',
  (_, pack) => {
    const listed = listedIn(pack).flatMap(decidedIn);
    expect([...cited(pack)].filter((id) => !listed.includes(id))).toEqual([]);
    const bare = listedIn(pack).filter((one) => decidedIn(one).length === 0);
    expect(bare.map(({ grade }) => grade)).toEqual(bare.map(() => 'one-source'));
  },
);

it.each(editionEleven.map((pack) => [pack.release, pack] as const))(
  '%s tells of each conflict what each side says, and of nothing else',
  (_, pack) => {
    for (const { id, grade, readings } of listedIn(pack))
      expect([id, readings !== undefined]).toEqual([id, grade === 'conflict']);
  },
);
