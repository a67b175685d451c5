import { newsOf, waitingSays } from './wanted.js';

const call = { id: 'a', status: 'called' } as const;

test('what waits when somebody arrives is no news, what comes in later is, once', () => {
  const first = newsOf(null, [call]);
  expect(first.news).toEqual([]);
  const other = { id: 'b', status: 'called' } as const;
  const second = newsOf(first.known, [call, other]);
  expect(second.news).toEqual([other]);
  expect(newsOf(second.known, [other, call]).news).toEqual([]);
});

test('an appeal is news though its call was told', () => {
  const appeal = { id: 'a', status: 'appealed' } as const;
  expect(newsOf(newsOf(null, [call]).known, [appeal]).news).toEqual([appeal]);
});

test.each([
  [0, 0, ''],
  [2, 0, '2 calls without a judge'],
  [0, 1, '1 penalty under appeal'],
  [1, 2, '1 call without a judge, 2 penalties under appeal'],
])('%i calls and %i appeals against penalties wait', (calls, penalties, says) => {
  expect(waitingSays(calls, penalties)).toBe(says);
});
