import { hallsFault, hallsOf, hallsTyped, NEW_HALL } from './halls.js';

const HALLS = [
  { name: 'Gym', from: 1, to: 20, minutes: 120 },
  { name: 'Annex', from: 21, to: 40, delay: 15 },
];

test('halls are typed as they are', () => {
  expect(hallsOf(hallsTyped(HALLS))).toEqual(HALLS);
  expect(hallsTyped()).toEqual([]);
  expect(hallsOf([{ ...NEW_HALL, name: ' Gym ', from: '1', to: '9', delay: '0' }])).toEqual([
    { name: 'Gym', from: 1, to: 9 },
  ]);
});

test.each([
  [{}, /^A hall needs a name/],
  [{ name: 'Gym', from: '1' }, /^Gym needs/],
  [{ name: 'Gym', from: '0', to: '2' }, /^Gym needs/],
  [{ name: 'Gym', from: '1', to: '2', minutes: 'long' }, /^Gym needs/],
])('%j is no hall yet', (part, says) => {
  expect(hallsFault([{ ...NEW_HALL, ...part }])).toMatch(says);
});

test('a hall with its tables is one', () => {
  expect(hallsFault(hallsTyped(HALLS))).toBeUndefined();
});
