import { PACK } from '../../testing/invented-pack.js';
import type { Roster } from '../roster.js';
import { armyCheckNamed } from './index.js';
import { faultsOf, unitsOf } from '../../testing/trying-army.js';

describe('points-within-limit', () => {
  it.each([
    ['below the limit', { limit: 1000, points: 999 }, []],
    ['at the limit', { limit: 1000, points: 900, reserved: 100 }, []],
    ['above it', { limit: 1000, points: 1001 }, ['The army has 1001 points; its limit is 1000.']],
    [
      'above it with what is set aside',
      { limit: 1000, points: 901, reserved: 100 },
      ['The army has 1001 points (100 of them set aside); its limit is 1000.'],
    ],
    ['without a limit', { points: 9000 }, []],
    ['without points', { limit: 10, units: unitsOf('Lamp') }, []],
    [
      'by what its units and groups add up to',
      {
        limit: 200,
        units: unitsOf({ name: 'Lamp', points: 150 }, 'Hired'),
        groups: [{ kind: 'hired', points: 60, units: ['A2'] }],
      },
      ['The army has 210 points; its limit is 200.'],
    ],
  ])('%s', (_, roster, faults) => {
    expect(faultsOf('points-within-limit', roster)).toEqual(faults);
  });
});

describe('points-add-up', () => {
  const units = unitsOf({ name: 'Lamp', points: 150 }, { name: 'Wick', points: 50 });

  it.each([
    ['a total that is right', { points: 200, units }, []],
    ['no total', { units }, []],
    ['a total of units without points', { points: 7, units: unitsOf('Lamp') }, []],
    [
      'a total that is wrong',
      { points: 190, units },
      [
        'The roster says 190 points; its units add up to 200. Put one of them right, or say that the total counts as it is written.',
      ],
    ],
  ])('%s', (_, roster, faults) => {
    expect(faultsOf('points-add-up', roster)).toEqual(faults);
  });

  it('let a total be that is meant as it stands, and say what it differs from', () => {
    const roster: Roster = { faction: 'Keepers', points: 190, pointsAsWritten: true, units };
    const check = armyCheckNamed('points-add-up');
    expect(check.of === 'roster' ? check.test(roster, {}, PACK) : []).toEqual([
      {
        says: 'The roster says 190 points; its units add up to 200. The total counts as it is written.',
        facts: { points: 190, sum: 200 },
        open: 'unknown',
      },
    ]);
  });
});

describe('unit-share-of-limit', () => {
  const args = { parts: 2, exceptGroups: ['hired'] };

  it.each([
    ['half', { name: 'Lamp', points: 500 }, []],
    [
      'more than half',
      { name: 'Lamp', points: 501 },
      ['Lamp (A1) costs 501 points, more than 1/2 of the limit of 1000.'],
    ],
    ['no known points', { name: 'Lamp' }, []],
  ])('a unit that costs %s', (_, unit, faults) => {
    expect(faultsOf('unit-share-of-limit', { limit: 1000, units: unitsOf(unit) }, args)).toEqual(faults);
    expect(faultsOf('unit-share-of-limit', { units: unitsOf(unit) }, args)).toEqual([]);
    const groups = [{ kind: 'hired', units: ['A1'] }];
    expect(faultsOf('unit-share-of-limit', { limit: 1000, units: unitsOf(unit), groups }, args)).toEqual([]);
  });

  it('counts what a reinforced unit costs', () => {
    const datasheets = { Lamp: { points: 300 } };
    const units = unitsOf({ name: 'Lamp', traits: ['reinforced'] }, 'Lamp');
    expect(faultsOf('unit-share-of-limit', { limit: 1000, units, datasheets }, args)).toEqual([
      'Lamp (A1) costs 600 points, more than 1/2 of the limit of 1000.',
    ]);
  });
});

describe('limit-at-most', () => {
  it.each([
    [3000, 0],
    [3001, 1],
    [undefined, 0],
  ])('a limit of %s', (limit, faults) => {
    const roster = limit === undefined ? {} : { limit };
    expect(faultsOf('limit-at-most', roster, { most: 3000 })).toHaveLength(faults);
  });
});

describe('size-and-cost', () => {
  const datasheets = { Lamp: { points: 100, models: 5 } };

  it.each([
    ['as listed', { models: 5, points: 100 }, []],
    ['left to the datasheet', {}, []],
    ['too many models', { models: 6 }, ['Lamp (A1) has 6 models; it should have 5.']],
    ['too cheap', { points: 90 }, ['Lamp (A1) has 90 points; it should have 100.']],
    ['reinforced', { traits: ['reinforced'] }, []],
    [
      'reinforced by half',
      { traits: ['reinforced'], models: 5, points: 100 },
      ['Lamp (A1) has 5 models; it should have 10.', 'Lamp (A1) has 100 points; it should have 200.'],
    ],
  ])('%s', (_, unit, faults) => {
    expect(faultsOf('size-and-cost', { units: unitsOf({ name: 'Lamp', ...unit }), datasheets })).toEqual(faults);
  });

  it('leaves open what no datasheet says, and units of some groups', () => {
    const units = unitsOf({ name: 'Lamp', points: 1 });
    expect(faultsOf('size-and-cost', { units })).toEqual([]);
    const hired = { units, datasheets, groups: [{ kind: 'hired', units: ['A1'] }] };
    expect(faultsOf('size-and-cost', hired, { exceptGroups: ['hired'] })).toEqual([]);
  });
});
