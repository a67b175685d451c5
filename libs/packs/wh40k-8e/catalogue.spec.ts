import { assemble, releasesOf, type Entry, type Pack } from '@adjutant/rules';
import { readPackFolder } from '@adjutant/store';

const folder = import.meta.dirname;
const files = readPackFolder(folder);

const packs = releasesOf(files).map(({ release }): Pack => assemble(files, release, () => release));
const [pack] = packs as [Pack];

const ofKind = (kind: string): Entry[] => Object.values(pack.entries).filter((one) => one.kind === kind);
const ids = (entries: readonly Entry[]): string[] => entries.map((one) => one.id).sort();
const words = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

// Written by hand from the catalogue of facts, not from the pack.
const MARKERS = [1, 2, 3, 4, 5, 6];
const OBJECTIVES: readonly (readonly [number, string, string])[] = [
  ...MARKERS.map((marker) => [10 + marker, `Secure Objective ${marker}`, 'Capture and Control'] as const),
  ...MARKERS.map((marker) => [20 + marker, `Secure Objective ${marker}`, 'Take and Hold'] as const),
  ...MARKERS.map((marker) => [30 + marker, `Defend Objective ${marker}`, 'Storm and Defend'] as const),
  [41, 'Advance', 'Seize Ground'],
  [42, 'Behind Enemy Lines', 'Seize Ground'],
  [43, 'Hold the Line', 'Seize Ground'],
  [44, 'Mission Critical Objective', 'Seize Ground'],
  [45, 'Supremacy', 'Seize Ground'],
  [46, 'Domination', 'Seize Ground'],
  [51, 'Overwhelming Firepower', 'Purge'],
  [52, 'Blood and Guts', 'Purge'],
  [53, 'No Prisoners', 'Purge'],
  [54, 'Area Denial', 'Purge'],
  [55, 'Psychological Warfare', 'Purge'],
  [56, 'Master the Warp', 'Purge'],
  [61, 'Kingslayer', 'Annihilation'],
  [62, 'Witch Hunter', 'Annihilation'],
  [63, 'Scour the Skies', 'Annihilation'],
  [64, 'Assassinate', 'Annihilation'],
  [65, 'Big Game Hunter', 'Annihilation'],
  [66, 'Priority Orders Received', 'Priority Order'],
];

const TRIO = 'slay-the-warlord first-blood linebreaker';
const MISSIONS = [
  ['retrieval-mission', 'Retrieval Mission', 'Eternal War', 4, `take-and-hold ${TRIO}`, ''],
  ['no-mercy', 'No Mercy', 'Eternal War', 0, `no-quarter-given ${TRIO}`, ''],
  ['the-scouring', 'The Scouring', 'Eternal War', 6, `take-and-hold ${TRIO}`, ''],
  ['big-guns-never-tire', 'Big Guns Never Tire', 'Eternal War', 4, `key-positions destroy-the-big-guns ${TRIO}`, ''],
  ['secure-and-control', 'Secure and Control', 'Eternal War', 2, `take-and-hold ${TRIO}`, ''],
  ['the-relic', 'The Relic', 'Eternal War', 1, 'the-relic', ''],
  ['cleanse-and-capture', 'Cleanse and Capture', 'Maelstrom of War', 6, `tactical-objectives ${TRIO}`, 'new-orders'],
  [
    'contact-lost',
    'Contact Lost',
    'Maelstrom of War',
    6,
    `tactical-objectives ${TRIO}`,
    'new-orders temporary-comms-uplink',
  ],
  [
    'tactical-escalation',
    'Tactical Escalation',
    'Maelstrom of War',
    6,
    `tactical-objectives mission-priorities ${TRIO}`,
    'new-orders',
  ],
  ['spoils-of-war', 'Spoils of War', 'Maelstrom of War', 6, `tactical-objectives steal-the-loot ${TRIO}`, 'new-orders'],
  ['cloak-and-shadows', 'Cloak and Shadows', 'Maelstrom of War', 6, `tactical-objectives ${TRIO}`, 'new-orders flares'],
  ['deadlock', 'Deadlock', 'Maelstrom of War', 6, `tactical-objectives ${TRIO}`, 'new-orders'],
] as const;

const STRATAGEMS = [
  ['new-orders', 'New Orders', 2],
  ['temporary-comms-uplink', 'Temporary Comms Uplink', 3],
  ['flares', 'Flares', 1],
] as const;

const MAPS = [
  ['spearhead-assault', 'Spearhead Assault'],
  ['dawn-of-war', 'Dawn of War'],
  ['search-and-destroy', 'Search and Destroy'],
  ['hammer-and-anvil', 'Hammer and Anvil'],
  ['front-line-assault', 'Front-line Assault'],
  ['vanguard-strike', 'Vanguard Strike'],
] as const;

describe('the tactical objectives', () => {
  test('are those of the catalogue', () =>
    expect(ids(ofKind('tactical-objective'))).toEqual(
      OBJECTIVES.map(([number]) => `tactical-objective/${number}`).sort(),
    ));

  test.each(OBJECTIVES)('%i %s (%s)', (number, name, type) =>
    expect(pack.entries[`tactical-objective/${number}`]).toMatchObject({ name, category: type, facts: { number } }),
  );
});

describe('the missions', () => {
  test('are those of the catalogue', () =>
    expect(ids(ofKind('mission'))).toEqual(MISSIONS.map(([slug]) => `mission/${slug}`).sort()));

  test.each(MISSIONS)('%s', (slug, name, category, markers, ...[conditions, stratagems]) => {
    const listed = (kind: string, slugs: string): string[] =>
      slugs.split(' ').flatMap((one) => (one === '' ? [] : [`${kind}/${one}`]));
    expect(pack.entries[`mission/${slug}`]).toMatchObject({
      name,
      category,
      facts: {
        markers,
        victoryConditions: listed('victory-condition', conditions),
        stratagems: listed('stratagem', stratagems),
      },
    });
  });

  test('point at entries that are there', () => {
    const pointed = ofKind('mission').flatMap(({ facts = {} }) =>
      [facts['victoryConditions'], facts['stratagems']].flat(),
    );
    expect(pointed.filter((id) => !pack.entries[String(id)])).toEqual([]);
  });
});

describe('stratagems and maps', () => {
  test('are those of the catalogue', () => {
    expect(ids(ofKind('stratagem'))).toEqual(STRATAGEMS.map(([slug]) => `stratagem/${slug}`).sort());
    expect(ids(ofKind('deployment-map'))).toEqual(MAPS.map(([slug]) => `deployment-map/${slug}`).sort());
  });

  test.each(STRATAGEMS)('%s', (slug, name, cp) =>
    expect(pack.entries[`stratagem/${slug}`]).toMatchObject({ name, costs: { cp } }),
  );

  test.each(MAPS.map(([slug, name], index) => [slug, name, index + 1] as const))('%s', (slug, name, roll) =>
    expect(pack.entries[`deployment-map/${slug}`]).toMatchObject({ name, facts: { roll } }),
  );
});

/** Every object in a value, however deep. */
function* objectsIn(value: unknown): Generator<{ readonly [key: string]: unknown }> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value as { readonly [key: string]: unknown };
  for (const part of Object.values(value)) yield* objectsIn(part);
}

describe.each(packs.map((one) => [one.release, one] as const))('release %s', (_, release) => {
  test('summaries have at most 25 words', () => {
    const long = [...Object.values(release.entries), ...release.rules].filter((one) => words(one.summary) > 25);
    expect(long.map((one) => one.id)).toEqual([]);
  });

  test('every citation is of a known document', () => {
    const known = Object.keys(release.documents);
    const sources = [...objectsIn(release)].flatMap((one) => (one['source'] === undefined ? [] : [one['source']]));
    expect(sources.length).toBeGreaterThan(Object.keys(release.entries).length);
    expect(sources.filter((one) => !known.includes((one as Entry['source']).document))).toEqual([]);
  });
});
