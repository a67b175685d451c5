import { namesSeat } from './typed-name.js';

const players = { A: 'Ada  Lovelace', B: 'Zoë Birch' };

test('a name is known by what people call each other', () => {
  expect(namesSeat(' ada lovelace ', players, 'A')).toBe(true);
  expect(namesSeat('ADA', players, 'A')).toBe(true);
  expect(namesSeat('Zoe\u0308', players, 'B')).toBe(true);
});

test('nobody else’s name will do, nor half of one, nor none', () => {
  expect(namesSeat('Zoë', players, 'A')).toBe(false);
  expect(namesSeat('Ad', players, 'A')).toBe(false);
  expect(namesSeat('', players, 'A')).toBe(false);
  expect(namesSeat('Lovelace', players, 'A')).toBe(false);
});

test('where both are called the same, the whole name is wanted', () => {
  const twins = { A: 'Kim One', B: 'Kim Two' };
  expect(namesSeat('Kim', twins, 'A')).toBe(false);
  expect(namesSeat('kim one', twins, 'A')).toBe(true);
  expect(namesSeat('kim two', twins, 'A')).toBe(false);
});
