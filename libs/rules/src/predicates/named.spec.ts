import { truthOf } from '../testing/asking.js';
import { sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';

describe('trait-known', () => {
  const table = tableWith({ units: unitsOf(unit('A1', { figures: { weight: 0 } }), unit('B1')) });
  const known = (target: string) =>
    truthOf('trait-known', { unit: 'target', trait: 'weight' }, sceneWith({ roles: { target }, table }));

  it('tells a number that is 0 from one that nobody wrote down', () => {
    expect(['A1', 'B1', 'B9'].map(known)).toEqual(['met', 'unmet', 'unmet']);
  });
});

describe('no-other-role', () => {
  const alone = (roles: { readonly [role: string]: string }) =>
    truthOf('no-other-role', { roles: ['target', 'second'] }, sceneWith({ roles, table: tableWith() }));

  it('is met by fewer, by the same unit twice, and not by one more', () => {
    expect([
      alone({ target: 'A1' }),
      alone({ target: 'A1', second: 'A1' }),
      alone({ target: 'A1', second: 'A2', third: 'A3' }),
    ]).toEqual(['met', 'met', 'unmet']);
  });
});
