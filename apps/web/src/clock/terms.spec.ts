import { minutesIn, termsInWords } from './terms.js';

test.each([
  ['75', 75],
  [1, 1],
  [1440, 1440],
  ['', null],
  [0, null],
  ['1441', null],
  ['7.5', null],
  ['soon', null],
])('%j minutes are %j', (typed, minutes) => expect(minutesIn(typed)).toBe(minutes));

test('the terms of a clock are said in words', () => {
  expect(termsInWords({ per: 'game', minutes: 75 })).toBe('75 minutes each for the match');
  expect(termsInWords({ per: 'turn', minutes: 1, neutral: 15 })).toBe(
    '1 minute each for every turn, 15 minutes of neutral time',
  );
});
