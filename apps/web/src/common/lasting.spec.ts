import { clocked, spoken } from './lasting.js';

test.each([
  ['2026-05-01T10:00:07Z', '0:07'],
  ['2026-05-01T10:12:30Z', '12:30'],
  ['2026-05-01T11:02:05Z', '1:02:05'],
  ['2026-05-01T09:59:00Z', '0:00'],
])('until %s the clock shows %s', (until, text) => {
  expect(clocked('2026-05-01T10:00:00Z', until)).toBe(text);
  expect(clocked('2026-05-01T10:00:00Z', Date.parse(until))).toBe(text);
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [61, '1 minute'],
  [4 * 3600, '4 hours'],
])('%s seconds are said as %s', (seconds, text) => expect(spoken(seconds)).toBe(text));
