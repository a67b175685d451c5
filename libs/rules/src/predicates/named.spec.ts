import { truthOf } from '../testing/asking.js';
import { sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';

describe('trait-known', () => {
  const table = tableWith({ units: unitsOf(unit('A1', { figures: { weight: 0 } }), unit('B1')) });
  const known = (target: string) =>
    truthOf('trait-known', { unit: 'target', trait: 'weight' }, sceneWith({ roles: { target }, table }));

  it('tells a number that is 0 from one that nobody wrote down', () => {
    expect(['A1', 'B1', 'B9'].map(known)).toEqual(['met', 'unmet', 'unmet']);
  });

  it('knows it of an attached unit where it is told of every part, its models among them', () => {
    const led = (...models: readonly number[]) =>
      tableWith({
        units: unitsOf(
          ...models.map((count, index) =>
            unit(['A1', 'A2'][index] ?? 'B1', { models: count, attachedTo: ['A2', 'A1'][index] ?? 'B9' }),
          ),
        ),
      });
    const asked = (table: ReturnType<typeof led>, target = 'A1') =>
      truthOf('trait-known', { unit: 'target', trait: 'models', whole: true }, sceneWith({ roles: { target }, table }));
    expect([asked(led(10, 3)), asked(led(10, 0)), asked(led(10)), asked(led(10, 3), 'B9')]).toEqual([
      'met',
      'unmet',
      'unmet',
      'unmet',
    ]);
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
