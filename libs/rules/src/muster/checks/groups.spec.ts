import type { Roster } from '../roster.js';
import { faultsOf, unitsOf } from '../../testing/trying-army.js';

const HERO = ['HERO'];
const datasheets: Roster['datasheets'] = {
  Captain: { keywords: HERO, options: ['LAMP', { of: 'Wick', most: 1 }] },
  Baron: { keywords: HERO, options: ['Any Lamp', '0-1 Wick', '1-2 Squire'] },
  Marshal: { keywords: HERO, options: [{ of: 'Squire', least: 1 }, 'LAMP'] },
  Herald: { keywords: HERO, joins: ['Captain'] },
  Squire: {},
  Lamp: { keywords: ['LAMP'] },
  Wick: { keywords: ['WICK'] },
  Twin: { keywords: ['WICK', 'LAMP'] },
};
/** One group, led by the first; the others follow. */
const watch = (...names: readonly string[]): Partial<Roster> => {
  const units = unitsOf(...names);
  const [leader, ...others] = units.map((unit) => unit.id);
  return { units, datasheets, groups: [{ kind: 'watch', ...(leader ? { leader } : {}), units: others }] };
};

describe('group-count', () => {
  const groups = (count: number) => Array.from({ length: count }, () => ({ kind: 'watch', units: [] }));

  it.each([
    [0, ['The army has 0 of watch; it may have 1 at least.']],
    [1, []],
    [2, []],
    [3, ['The army has 3 of watch; it may have 2 at most.']],
  ])('of %i', (count, faults) => {
    expect(faultsOf('group-count', { groups: groups(count) }, { group: 'watch', least: 1, most: 2 })).toEqual(faults);
  });

  it.each([
    [1000, 2, 0],
    [1000, 3, 1],
    [1001, 3, 0],
    [2000, 4, 1],
    [2001, 9, 0],
    [undefined, 9, 0],
  ])('at a limit of %s, %i of them', (limit, count, faults) => {
    const byLimit = [
      { upTo: 1000, most: 2 },
      { upTo: 2000, most: 3 },
    ];
    const roster = { groups: groups(count), ...(limit === undefined ? {} : { limit }) };
    expect(faultsOf('group-count', roster, { group: 'watch', byLimit })).toHaveLength(faults);
    expect(faultsOf('group-count', roster, { group: 'other', byLimit })).toEqual([]);
  });
});

describe('group-leader', () => {
  const args = { group: 'watch', keywords: HERO };

  it('has the keywords', () => {
    expect(faultsOf('group-leader', watch('Captain', 'Lamp'), args)).toEqual([]);
    expect(faultsOf('group-leader', watch('Lamp', 'Captain'), args)).toEqual([
      'Lamp (A1) leads a watch without being HERO.',
    ]);
    expect(faultsOf('group-leader', { groups: [{ kind: 'watch', units: [] }] }, args)).toEqual([
      'The watch 1 has no leader.',
    ]);
  });
});

describe('group-size', () => {
  const args = { group: 'watch', most: 1, trait: 'general', mostWith: 2 };
  const led = (...names: readonly string[]) => {
    const roster = watch(...names);
    return {
      ...roster,
      units: (roster.units ?? []).map((unit, index) => (index === 0 ? { ...unit, traits: ['general'] } : unit)),
    };
  };

  it.each([
    ['full', watch('Captain', 'Lamp'), []],
    [
      'over-full',
      watch('Captain', 'Lamp', 'Lamp'),
      ['The watch of Captain (A1) has 2 units besides its leader; it may have 1.'],
    ],
    ['full with the trait', led('Captain', 'Lamp', 'Lamp'), []],
    [
      'over-full with the trait',
      led('Captain', 'Lamp', 'Lamp', 'Lamp'),
      ['The watch of Captain (A1) has 3 units besides its leader; it may have 2.'],
    ],
  ])('%s', (_, roster, faults) => {
    expect(faultsOf('group-size', roster, args)).toEqual(faults);
  });

  it('may leave some units out of the count', () => {
    expect(faultsOf('group-size', watch('Captain', 'Lamp', 'Herald'), args)).toHaveLength(1);
    expect(faultsOf('group-size', watch('Captain', 'Lamp', 'Herald'), { ...args, exceptKeywords: HERO })).toEqual([]);
  });
});

describe('group-options', () => {
  const args = { group: 'watch', leaders: 'HERO' };
  const not = (unit: string, leader = 'Captain (A1)') => `${unit} may not stand in the watch of ${leader}.`;

  it.each<[string, Partial<Roster>, string[]]>([
    ['units among the options', watch('Captain', 'Lamp', 'Wick', 'Lamp'), []],
    ['a unit that is none', watch('Captain', 'Squire'), [not('Squire (A2)')]],
    ['one more than an option allows', watch('Captain', 'Wick', 'Wick'), [not('Wick (A3)')]],
    ['a unit that leaves a scarce option to another', watch('Captain', 'Twin', 'Wick'), []],
    ['options as profiles print them', watch('Baron', 'Lamp', 'Lamp', 'Wick', 'Squire', 'Squire'), []],
    ['more than a printed option', watch('Baron', 'Wick', 'Wick'), [not('Wick (A3)', 'Baron (A1)')]],
    ['a leader that may join', watch('Captain', 'Herald'), []],
    ['a leader that may join another', watch('Marshal', 'Herald'), [not('Herald (A2)', 'Marshal (A1)')]],
    ['a leader that may join nobody', watch('Captain', 'Marshal'), [not('Marshal (A2)')]],
    ['any unit where the leader lists no options', watch('Herald', 'Squire', 'Lamp'), []],
  ])('%s', (_, roster, faults) => {
    expect(faultsOf('group-options', roster, args)).toEqual(faults);
  });
});

describe('group-compulsory', () => {
  it('wants what the leader has to have', () => {
    const args = { group: 'watch' };
    expect(faultsOf('group-compulsory', watch('Marshal', 'Squire'), args)).toEqual([]);
    expect(faultsOf('group-compulsory', watch('Marshal', 'Lamp'), args)).toEqual([
      'The watch of Marshal (A1) needs 1 of Squire.',
    ]);
    expect(faultsOf('group-compulsory', watch('Captain'), args)).toEqual([]);
    expect(faultsOf('group-compulsory', watch('Baron', 'Lamp'), args)).toHaveLength(1);
  });
});

describe('apart-without-compulsory', () => {
  it('keeps leaders with compulsory options in groups', () => {
    expect(faultsOf('apart-without-compulsory', { ...watch('Marshal'), groups: [] })).toEqual([
      'Marshal (A1) has compulsory options and cannot stand outside a group.',
    ]);
    expect(faultsOf('apart-without-compulsory', watch('Marshal'))).toEqual([]);
    expect(faultsOf('apart-without-compulsory', { ...watch('Captain'), groups: [] })).toEqual([]);
  });
});

describe('units-in-groups and units-in-one-group', () => {
  const units = unitsOf('Lamp', 'Wick');

  it('find who stands outside', () => {
    const args = { group: 'watch' };
    expect(faultsOf('units-in-groups', { units, groups: [{ kind: 'watch', units: ['A1'] }] }, args)).toEqual([
      'Wick (A2) stands in no watch.',
    ]);
    expect(faultsOf('units-in-groups', { units }, args)).toEqual([]);
  });

  it('find who stands in two places', () => {
    const groups = [
      { kind: 'watch', leader: 'A1', units: ['A2'] },
      { kind: 'crew', units: ['A2'] },
    ];
    expect(faultsOf('units-in-one-group', { units, groups })).toEqual(['Wick (A2) stands in more than one group.']);
    expect(faultsOf('units-in-one-group', { units, groups: groups.slice(0, 1) })).toEqual([]);
  });
});
