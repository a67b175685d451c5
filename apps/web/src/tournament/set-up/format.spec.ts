import { formatFault, formatOf, SWISS, type FormatTyped } from './format.js';

const groups = (size: string, through: string): FormatTyped => ({ by: 'groups', size, through });

test.each([
  [SWISS, undefined],
  [{ ...SWISS, by: 'round-robin' } as const, { by: 'round-robin' }],
  [groups(' 4', '2'), { by: 'groups', size: 4, through: 2 }],
])('%j is asked for as %j', (typed, format) => {
  expect([formatOf(typed), formatFault(typed)]).toEqual([format, undefined]);
});

test.each([
  [groups('1', '1'), /from 2 to 40/],
  [groups('four', '1'), /from 2 to 40/],
  [groups('4', '4'), /fewer than play in it/],
  [groups('4', ''), /at least one/],
])('%j is told what is wrong with it', (typed, says) => {
  expect(formatFault(typed)).toMatch(says);
});
