import type { Entry } from '../../pack/entry.js';
import { faultsOf } from '../../testing/trying-army.js';
import { PACK, tableWith, unit } from '../../testing/invented-pack.js';
import { detachmentsFielded } from '../several.js';
import { isInForce } from '../../judge/in-force.js';
import { isOpenTo } from '../../judge/judge.js';
import { armyCheckNamed } from './index.js';
import { setAsideShare } from './set-aside-share.js';

const source = { document: 'almanac', section: 'Harbour rules' };
const detachment = (id: string, name: string, costs: number | null, ...opens: readonly string[]): Entry => ({
  ...{ id, name, kind: 'detachment', owner: id, summary: 'A watch.', source },
  muster: { costs, ...(opens.length > 0 ? { opens } : {}), source },
});
const tide = (id: string): Entry => ({
  id,
  name: `Tide ${id}`,
  kind: 'tide',
  owner: 'core',
  summary: 'A tide.',
  source,
});
const ENTRIES = [
  detachment('pier', 'Pier Watch', 2, 'ebb'),
  detachment('quay', 'Quay Watch', 1, 'flood'),
  detachment('mole', 'Mole Watch', 3, 'flood'),
  detachment('dark', 'Dark Watch', null),
  ...['ebb', 'flood'].map(tide),
];
const pack = { ...PACK, entries: { ...PACK.entries, ...Object.fromEntries(ENTRIES.map((one) => [one.id, one])) } };
const picks = (...names: readonly string[]) => names.map((name) => ({ kind: 'detachment', name }));
const BY_LIMIT = { byLimit: [{ upTo: 1000, most: 2 }], most: 3 };

describe('detachment points', () => {
  const faults = (roster: Parameters<typeof faultsOf>[1], args: object = BY_LIMIT) =>
    faultsOf('detachment-points', roster, { ...args }, pack);

  it.each([
    ['none', {}, []],
    ['as many as there are', { limit: 1000, detachment: 'pier' }, []],
    [
      'more',
      { limit: 1000, detachment: 'pier', picks: picks('Quay Watch') },
      ['Pier Watch (2) and Quay Watch (1): 3 detachment points; the army has 2.'],
    ],
    ['as many as a larger battle has', { limit: 2000, detachment: 'pier', picks: picks('quay') }, []],
    ['one of too many', { limit: 1000, detachment: 'mole' }, ['Mole Watch (3): 3 detachment points; the army has 2.']],
    [
      'one of which nobody knows, or that the pack does not have',
      { limit: 1000, detachment: 'dark', picks: picks('Far Watch') },
      ['Nobody says how many detachment points Dark Watch, Far Watch costs: they are not checked.'],
    ],
  ])('%s', (_, roster, says) => expect(faults(roster)).toEqual(says));

  it('lets one stand alone that costs more', () => {
    const alone = { ...BY_LIMIT, alone: 3 };
    expect(faults({ limit: 1000, detachment: 'mole' }, alone)).toEqual([]);
    expect(faults({ limit: 1000, detachment: 'mole', picks: picks('quay') }, alone)).toHaveLength(1);
  });

  it('may be told by the roster, where the pack does not know them', () => {
    const detachments = { 'Far Watch': { points: 2 }, 'dark watch': { points: 1 }, pier: { points: 0 } };
    expect(faults({ limit: 1000, detachment: 'Far Watch', detachments })).toEqual([]);
    expect(faults({ limit: 1000, detachment: 'Far Watch', picks: picks('dark'), detachments })).toEqual([
      'Far Watch (2) and Dark Watch (1): 3 detachment points; the army has 2.',
    ]);
    expect(faults({ limit: 1000, detachment: 'pier', picks: picks('Quay Watch'), detachments })).toHaveLength(1);
  });

  it('of a list that writes the first one among the picks as well are added up once', () => {
    const list = { limit: 2000, detachment: 'pier', picks: picks('PIER WATCH', 'Quay Watch') };
    const each = { ...BY_LIMIT, eachPicked: true };
    expect([faults(list), faults(list, each)].map((all) => all.length)).toEqual([1, 0]);
    const once = (roster: Parameters<typeof faultsOf>[1]) =>
      faultsOf('detachment-once', roster, { eachPicked: true }, pack);
    expect(once(list)).toEqual([]);
    expect(once({ detachment: 'pier', picks: picks('pier') })).toEqual(['Pier Watch is taken twice.']);
    expect(once({ detachment: 'pier', picks: picks('pier', 'quay', 'quay') })).toEqual(['Quay Watch is taken twice.']);
  });

  it('takes none of them twice, by whichever name', () => {
    const twice = (roster: Parameters<typeof faultsOf>[1]) => faultsOf('detachment-once', roster, {}, pack);
    expect(twice({ detachment: 'pier', picks: picks('Quay Watch') })).toEqual([]);
    expect(twice({ detachment: 'pier', picks: picks('PIER WATCH') })).toEqual(['Pier Watch is taken twice.']);
  });
});

describe('what detachments open', () => {
  const says = (detachment: string, ...others: readonly string[]) =>
    faultsOf(
      'pick-opened',
      { detachment, picks: [{ kind: 'tide', name: 'Tide ebb' }, ...picks(...others)] },
      { pick: 'tide' },
      pack,
    );

  it('is what the roster may take', () => {
    expect(says('pier')).toEqual([]);
    expect(says('quay', 'pier')).toEqual([]);
    expect(says('quay')).toEqual(['Quay Watch does not open Tide ebb, but Tide flood.']);
    expect(says('quay', 'dark')).toEqual([
      'Nobody says all that Quay Watch and Dark Watch opens: Tide ebb is not checked.',
    ]);
  });

  it('may be told by the roster, by ids or names', () => {
    const opened = (...opens: readonly string[]) =>
      faultsOf(
        'pick-opened',
        {
          detachment: 'Far Watch',
          detachments: { 'Far Watch': { opens } },
          picks: [{ kind: 'tide', name: 'Tide ebb' }],
        },
        { pick: 'tide' },
        pack,
      );
    expect([opened('ebb'), opened('TIDE EBB')]).toEqual([[], []]);
    expect(opened('Tide flood')).toEqual(['Far Watch does not open Tide ebb, but Tide flood.']);
  });

  it('is in force, and what belongs to any of them is open, where the pack prices them', () => {
    const army = {
      faction: 'Keepers',
      detachment: 'pier',
      points: null,
      picks: [{ kind: 'detachment', name: 'Quay Watch', teaches: [] }],
    };
    const table = tableWith({ armies: { A: army, B: null } });
    expect(detachmentsFielded(pack, army)).toEqual(['pier', 'quay']);
    expect(['pier', 'quay', 'mole'].map((id) => isOpenTo(pack, table, 'A', id))).toEqual([true, true, false]);
    expect([isInForce(pack, table, 'A', 'quay'), isInForce(pack, table, 'B', 'quay')]).toEqual([true, false]);
    expect(detachmentsFielded(PACK, { detachment: 'lantern-keepers', picks: picks('tide-wardens') })).toEqual([
      'lantern-keepers',
    ]);
  });
});

describe('what is set aside', () => {
  const army = { faction: 'Keepers', detachment: null, points: null, limit: 100 };
  const faults = (...units: readonly (readonly [id: string, points: number | undefined, location: string])[]) =>
    setAsideShare
      .test(
        units.map(([id, points, location]) => unit(id, { location, ...(points === undefined ? {} : { points }) })),
        { parts: 2, in: ['reserves'] },
        army,
      )
      .map(({ says }) => says);

  it('costs one part in so many of the limit at most, with what rides in it', () => {
    expect(faults(['A1', 50, 'reserves'], ['A2', 90, 'battlefield'])).toEqual([]);
    expect(faults(['A1', 30, 'reserves'], ['A2', 21, 'A1'])).toEqual([
      'Units worth 51 points are set aside; of 100 points it may be 1 in 2.',
    ]);
    expect(faults(['A1', 99, 'reserves'], ['A2', undefined, 'reserves'])).toEqual([]);
  });

  it('leaves out what has the trait, with what rides in it and what it forms an attached unit with', () => {
    const units = [
      unit('A1', { location: 'reserves', points: 51 }),
      unit('A2', { location: 'reserves', points: 20, traits: ['moved'] }),
      unit('A3', { location: 'A2', points: 20, attachedTo: 'A4' }),
      unit('A4', { location: 'A2', points: 20, attachedTo: 'A3' }),
      unit('A5', { location: 'reserves', points: 20, attachedTo: 'A6' }),
      unit('A6', { location: 'reserves', points: 20, attachedTo: 'A5', traits: ['moved'] }),
    ];
    const asideOf = (args: object): unknown => {
      const [fault] = setAsideShare.test(units, { parts: 2, in: ['reserves'], ...args }, army);
      return fault?.facts['units'];
    };
    expect(asideOf({ unless: 'moved' })).toEqual(['A1']);
    expect(asideOf({})).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
  });
});

describe('where units with a keyword are set up', () => {
  const units = [
    unit('A1', { keywords: ['KITE'], location: 'nest' }),
    unit('A2', { keywords: ['kite'], location: 'battlefield' }),
    unit('A3', { location: 'nest' }),
  ];
  it.each([
    ['keyword-set-up-in', ['Unit A2 (A2) is KITE and starts in nest or reserves, not in battlefield.']],
    ['keyword-not-set-up-in', ['Unit A1 (A1) is KITE and cannot be in nest.']],
  ])('%s', (name, says) => {
    const check = armyCheckNamed(name);
    const faults = check.of === 'deployment' ? check.test(units, { keyword: 'KITE', in: ['nest', 'reserves'] }) : [];
    expect(faults.map((one) => one.says)).toEqual(says);
  });
});
