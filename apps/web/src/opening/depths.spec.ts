import { deeperThan } from './depths.js';

test.each([
  ['result', ['score', 'full']],
  ['score', ['full']],
  ['full', []],
  [undefined, []],
] as const)('a match recorded as %s can be raised to %j', (depth, deeper) => {
  expect(deeperThan(depth).map(({ value }) => value)).toEqual(deeper);
});
