import { changedIn, placeText } from './changed-line.js';

const line = (place: number | null, ...values: readonly (string | null)[]) => ({ place, values });

test.each([
  [line(1, '1'), line(4, '0'), 'place 1, then place 4', 'Wins 1 → 0'],
  [line(2, '1', '80'), line(2, '1', '75'), 'place 2, as before', 'VP 80 → 75'],
  [null, line(3, '1', null), 'no place, then place 3', 'Wins – → 1'],
])('%j becomes %j: %s, %s', (before, after, places, numbers) => {
  const changed = { player: 'ann', before, after };
  expect([placeText(changed), changedIn(['Wins', 'VP'], changed)]).toEqual([places, numbers]);
});
