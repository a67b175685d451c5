import { keptBack } from './kept-back.js';

test.each([
  ['award', '3 of 18 kept back by the cap of the award'],
  ['card', '3 of 18 kept back by the cap of the card'],
  ['round', '3 of 18 kept back by the cap of the battle round'],
  ['game', '3 of 18 kept back by the cap of the category'],
  ['total', '3 of 18 kept back by the cap of the score sheet'],
  [undefined, '3 of 18 kept back'],
] as const)('what %s left no room for is told in words of the game', (cut, says) => {
  expect(keptBack({ due: 18, capped: 3, ...(cut && { cut }) })).toBe(says);
});

test('what could not be spent is told without a sign', () => {
  expect(keptBack({ due: -2, capped: -1 })).toBe('1 of 2 kept back');
});
