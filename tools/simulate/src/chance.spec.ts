import { chanceOf } from './chance.js';

const numbers = (seed: string) => {
  const chance = chanceOf(seed);
  return Array.from({ length: 1000 }, () => chance.below(10));
};

test('the same seed gives the same numbers, another one others', () => {
  expect(numbers('7')).toEqual(numbers('7'));
  expect(numbers('8')).not.toEqual(numbers('7'));
});

test('every number comes about as often as the others', () => {
  const times = Map.groupBy(numbers('7'), (one) => one);
  for (let one = 0; one < 10; one += 1) expect(times.get(one)?.length ?? 0).toBeGreaterThan(60);
});

test('what has a name of its own is not changed by what was drawn before', () => {
  const [one, other] = [chanceOf('7'), chanceOf('7')];
  one.below(10);
  expect(one.of('x').below(1_000_000)).toBe(other.of('x').below(1_000_000));
});

test('what is shuffled is all there, once', () => {
  expect([...chanceOf('7').shuffled([1, 2, 3, 4, 5])].toSorted()).toEqual([1, 2, 3, 4, 5]);
});
