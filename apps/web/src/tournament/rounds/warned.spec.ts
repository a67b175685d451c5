import { isWeighty, warningSays, type Warning } from './warned.js';

const named = (id: string): string => id.toUpperCase();

test.each<[Warning, string]>([
  [{ gravity: 'grave', about: 'rematch', players: ['ann', 'bo'], table: 1 }, 'ANN and BO have met already.'],
  [{ gravity: 'grave', about: 'second-bye', players: ['ann'], table: null }, 'ANN had a bye already.'],
  [
    { gravity: 'grave', about: 'bye-after-forfeit', players: ['ann'], table: null },
    'ANN won a round without play, which counts as a bye.',
  ],
  [{ gravity: 'slight', about: 'news', players: ['ann'], table: null }, 'ANN (news).'],
])('%j', (warning, says) => {
  expect(warningSays(warning, named)).toBe(says);
});

test('what is slight is not asked about once more', () => {
  expect(isWeighty({ gravity: 'slight', about: 'float', players: [], table: null })).toBe(false);
  expect(isWeighty({ gravity: 'grave', about: 'rematch', players: [], table: null })).toBe(true);
});
