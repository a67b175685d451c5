import { warningSays, weightyText, type Warning } from './warned.js';

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

test('lists are where the entries are', () => {
  const missing: Warning = { gravity: 'serious', about: 'no-list', players: ['ann'], table: 1 };
  expect(warningSays(missing, named)).toBe(
    'ANN brought no list: ask for it, or bring it for them under Entries, More.',
  );
});

const of = (gravity: Warning['gravity']): Warning => ({ gravity, about: 'float', players: [], table: null });

test.each<[readonly Warning[], string | null]>([
  [[of('slight')], null],
  [[of('serious'), of('slight')], '1 serious warning stands: look at it first.'],
  [[of('serious'), of('serious')], '2 serious warnings stand: look at them first.'],
  [[of('serious'), of('grave')], '1 grave warning and 1 serious warning stand: look at them first.'],
])('before a round is published %j is told as %j', (warnings, says) => {
  expect(weightyText(warnings)).toBe(says);
});
