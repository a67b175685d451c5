import { newsOf } from './wanted.js';

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
