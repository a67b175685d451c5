import { addressOf } from './filter.js';
import { statusOf } from './status.js';

const asked = (...sieve: Parameters<typeof addressOf>) => {
  const [path, query] = addressOf(...sieve).split('?');
  return [path, Object.fromEntries(new URLSearchParams(query))];
};

test('what is looked for is asked of the server, page by page, and counted once', () => {
  expect(asked({ question: 'Zoë & Co', status: 'ended' }, '')).toEqual([
    '/matches',
    { limit: '25', order: 'playing', search: 'Zoë & Co', status: 'finished,confirmed', count: 'with' },
  ]);
  expect(asked({ question: '', status: 'all' }, '77')).toEqual([
    '/matches',
    { limit: '25', order: 'playing', after: '77' },
  ]);
});

test('a match whose record is not what was recorded says so before anything else', () => {
  expect(statusOf({ status: 'running' })).toBe('Running');
  expect(statusOf({ status: 'running', fault: 'entry 17 of match-final: its content does not match its hash' })).toBe(
    'Not what was recorded',
  );
});
