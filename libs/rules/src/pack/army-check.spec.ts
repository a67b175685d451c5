import { filesOf, INVENTED } from '../testing/invented-files.js';
import { digestOf, inventedPack } from '../testing/invented-pack.js';
import { inspect } from './assemble.js';

const FILE = 'layers/first-tide/army-checks.json';
const source = { document: 'almanac', section: 'Muster' };
const limit = {
  id: 'limit',
  code: 'muster/too-dear',
  tests: { check: 'group-count', group: 'watch', most: 2 },
  summary: 'Two watches at most.',
  source,
};
const problemsOf = (...rules: readonly object[]) =>
  inspect(filesOf({ ...INVENTED, [FILE]: rules }), 'first', digestOf).problems.map(
    (one) => `${one.file}: ${one.message}`,
  );
const tests = (changes: object) => problemsOf({ ...limit, tests: { ...limit.tests, ...changes } });

describe('the army checks of a pack', () => {
  it('are part of it, by id; a pack without any is what it was', () => {
    expect(inventedPack({ ...INVENTED, [FILE]: [limit] }).armyChecks).toEqual({ limit });
    expect(inventedPack(INVENTED)).not.toHaveProperty('armyChecks');
  });

  it('may stand in several files', () => {
    const more = { [FILE]: [limit], 'layers/first-tide/army-checks/more.json': [{ ...limit, id: 'more' }] };
    expect(Object.keys(inventedPack({ ...INVENTED, ...more }).armyChecks ?? {})).toEqual(['limit', 'more']);
  });

  it('are changed by a later layer', () => {
    const change = {
      armyCheck: 'limit',
      replace: [{ at: '/tests/most', was: 2, now: 3 }],
      why: 'A larger harbour.',
      source,
    };
    const pack = inventedPack({ ...INVENTED, [FILE]: [limit], 'layers/first-tide/changes/limit.json': change });
    expect(pack.armyChecks?.['limit']?.tests['most']).toBe(3);
  });

  it.each<[string, string[], string]>([
    [
      'a check that there is not',
      tests({ check: 'group-cuont' }),
      'names no known army check: group-cuont; did you mean group-count?',
    ],
    ['no check', problemsOf({ ...limit, tests: {} }), 'is no army check'],
    ['an argument that it does not take', tests({ moost: 2 }), 'has an unknown property: moost; did you mean most?'],
    ['a number that is none', tests({ most: 'two' }), 'has to be a whole number, not a text'],
    [
      'an argument that it needs left out',
      problemsOf({ ...limit, tests: { check: 'pick-count', most: 1 } }),
      'lacks `pick`',
    ],
    [
      'a code that is none',
      problemsOf({ ...limit, code: 'TOO_DEAR' }),
      'has to be written like muster/points-exceeded',
    ],
    [
      'a document that there is not',
      problemsOf({ ...limit, source: { document: 'atlas', section: 'x' } }),
      'names no known document: atlas',
    ],
    ['a choice that there is not', problemsOf({ ...limit, mostFrom: 'regatta' }), 'names no known choice: regatta'],
    ['the same id twice', problemsOf(limit, limit), 'The id limit is taken'],
    ['more words than a summary may have', problemsOf({ ...limit, summary: 'word '.repeat(26) }), 'in 1 to 25 words'],
  ])('stop the load with %s', (_, problems, message) => {
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toContain(FILE);
  });
});
