import { truthOf } from '../testing/asking.js';
import { sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Table } from '../table/table.js';

describe('units-known', () => {
  const known = (of: string, changes: Partial<Table>) =>
    truthOf('units-known', { of }, sceneWith({ table: tableWith(changes) }));
  const own = unitsOf(unit('A1'));

  it('is met where the match is recorded in full and the player has a unit', () => {
    expect(['own', 'opponent', 'both'].map((of) => known(of, { units: own }))).toEqual(['met', 'unmet', 'unmet']);
    expect(known('both', { units: unitsOf(unit('A1'), unit('B1')) })).toBe('met');
  });

  it('is not met where points alone are recorded', () => {
    expect(known('own', { units: own, depth: 'score' })).toBe('unmet');
    expect(known('own', { units: own, depth: 'full' })).toBe('met');
  });
});
