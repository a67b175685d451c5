import { beyondIn } from './numbered.js';

test('a price or a cap beyond what can be kept is told, and left as it was typed', () => {
  expect([beyondIn(1000, 1), beyondIn('0', 1), beyondIn(-1, 0)]).toEqual([
    '999 at most.',
    '1 at least.',
    '0 at least.',
  ]);
  expect([beyondIn('', 1), beyondIn(0, 0), beyondIn(999, 1)]).toEqual([null, null, null]);
});
