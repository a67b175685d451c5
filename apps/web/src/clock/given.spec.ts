import { given, givenInWords } from './given.js';

test.each([
  [{ takes: false, minutes: 2, seconds: 30 }, 150],
  [{ takes: true, minutes: '', seconds: 45 }, -45],
  [{ takes: false, minutes: '1440', seconds: '' }, 86_400],
  [{ takes: false, minutes: 1440, seconds: 1 }, null],
  [{ takes: false, minutes: '', seconds: '' }, null],
  [{ takes: true, minutes: 0, seconds: 0 }, null],
  [{ takes: false, minutes: '-', seconds: 10 }, null],
])('%j are %j seconds', (typed, seconds) => {
  expect(given(typed)).toBe(seconds);
});

test('a length is said with whose it is', () => {
  expect(givenInWords(150, 'Anna')).toBe('Give 2:30 to Anna');
  expect(givenInWords(-45, 'Ben')).toBe('Take 0:45 from Ben');
});
