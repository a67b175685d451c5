import { faultsOf, unitsOf, type UnitSaid } from '../../testing/trying-army.js';

const of = (name: string, ...factions: string[]) => ({ name, factions });

describe('faction-of-army', () => {
  it('looks at units that list factions, outside some groups', () => {
    const units = unitsOf(of('Lamp', 'KEEPERS'), of('Wave', 'Wardens'), 'Stray', {
      ...of('Wick'),
      keywords: ['keepers'],
    });
    expect(faultsOf('faction-of-army', { units })).toEqual(['Wave (A2) is not of Keepers.']);
    const groups = [{ kind: 'hired', units: ['A2'] }];
    expect(faultsOf('faction-of-army', { units, groups }, { exceptGroups: ['hired'] })).toEqual([]);
  });
});

describe('group-faction', () => {
  it('looks at groups that list factions', () => {
    const groups = [
      { kind: 'hired', name: 'Sea Dogs', units: [], factions: ['Wardens'] },
      { kind: 'hired', units: [], factions: ['keepers', 'Wardens'] },
      { kind: 'hired', units: [] },
    ];
    expect(faultsOf('group-faction', { groups }, { group: 'hired' })).toEqual([
      'The hired Sea Dogs cannot be included by Keepers.',
    ]);
  });
});

describe('army-shares-faction', () => {
  it.each([
    ['one in common', [of('Lamp', 'LIGHT', 'KEEPERS'), of('Wick', 'light')], 0],
    ['none in common', [of('Lamp', 'LIGHT'), of('Wave', 'SEA')], 1],
    ['none but one passed over', [of('Lamp', 'LIGHT'), of('Gull', 'STRAY')], 0],
    ['only strays', [of('Gull', 'STRAY'), of('Fox', 'STRAY')], 0],
    ['none listed', ['Lamp', 'Wave'], 0],
    ['a chain of pairs', [of('Lamp', 'A', 'B'), of('Wick', 'B', 'C'), of('Wave', 'C', 'A')], 1],
  ])('%s', (_, units, faults) => {
    expect(faultsOf('army-shares-faction', { units: unitsOf(...units) }, { except: ['STRAY'] })).toHaveLength(faults);
  });
});

describe('group-shares-faction', () => {
  const args = { group: 'watch', barred: ['LIGHT'], exceptNamed: ['Harbour Wall'] };
  const watch = (name: string, ...units: readonly UnitSaid[]) => ({
    units: unitsOf(...units),
    groups: [{ kind: 'watch', name, units: units.map((_, index) => `A${index + 1}`) }],
  });

  it.each([
    ['a narrow one', watch('First', of('Lamp', 'LIGHT', 'KEEPERS'), of('Wick', 'KEEPERS')), []],
    [
      'a broad one',
      watch('First', of('Lamp', 'LIGHT'), of('Wick', 'LIGHT')),
      ['The units of the watch First have no faction keyword in common but LIGHT.'],
    ],
    ['a broad one where that is enough', watch('Harbour wall', of('Lamp', 'LIGHT'), of('Wick', 'LIGHT')), []],
    [
      'none',
      watch('First', of('Lamp', 'KEEPERS'), of('Wave', 'SEA')),
      ['The units of the watch First have no faction keyword in common.'],
    ],
    [
      'none in the wall',
      watch('Harbour Wall', of('Lamp', 'KEEPERS'), of('Wave', 'SEA')),
      ['The units of the watch Harbour Wall have no faction keyword in common.'],
    ],
    ['what nobody lists', watch('First', 'Lamp', 'Wave'), []],
  ])('%s', (_, roster, faults) => {
    expect(faultsOf('group-shares-faction', roster, args)).toEqual(faults);
  });
});
