import type { TournamentView } from '@adjutant/tournament';

type Settings = TournamentView['settings'];
import { changesOf, rangesOf, typedOf } from './changed.js';

const SETTINGS: Settings = {
  ...{ name: 'Open', rounds: 3, checkIn: true, seedCommitment: 'c' },
  ...{ tables: [1, 2, 3, 7], missions: ['a', null], roundMinutes: 150 },
};

test('settings are typed as they are, and nothing changes by that', () => {
  const typed = typedOf(SETTINGS);
  expect(typed).toMatchObject({ name: 'Open', rounds: '3', tables: '1-3, 7', missions: 'a\n', capacity: '' });
  expect(changesOf(typed, typed)).toEqual({});
});

test('only what was changed is sent, and what was emptied stays', () => {
  const typed = typedOf(SETTINGS);
  expect(changesOf(typed, { ...typed, name: '', rounds: '4', tables: '1-2', standings: 'itc' })).toMatchObject({
    rounds: 4,
    tables: [1, 2],
    standings: { id: 'itc' },
  });
  expect(Object.keys(changesOf(typed, { ...typed, name: '' }))).toEqual([]);
});

test.each([
  [[], ''],
  [[1, 2, 3], '1-3'],
  [[5, 1, 2], '5, 1-2'],
])('%j are %j', (numbers, text) => {
  expect(rangesOf(numbers)).toBe(text);
});
