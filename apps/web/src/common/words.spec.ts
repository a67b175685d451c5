import { count, humanised, lateness, plain, signed } from './words.js';

describe('words and numbers', () => {
  test.each([
    [1, '1 entry'],
    [0, '0 entries'],
    [1200, '1,200 entries'],
  ])('%s is counted as %s', (number, text) => {
    expect(count(number, 'entry', 'entries')).toBe(text);
  });

  test.each([
    ['battle-ready', 'Battle ready'],
    ['vp/primary', 'Vp primary'],
    ['UseStratagem', 'Use stratagem'],
  ])('%s reads as %s', (id, text) => {
    expect(humanised(id)).toBe(text);
  });

  test('signs are typeset', () => {
    expect([signed(-2), signed(0), signed(3), plain(-1), plain(4)]).toEqual(['−2', '0', '+3', '−1', '4']);
  });

  test.each([
    ['2026-05-01T10:00:30Z', null],
    ['2026-05-01T10:12:00Z', '12 min later'],
    ['2026-05-01T15:00:00Z', '5 hours later'],
    ['2026-05-04T10:00:00Z', '3 days later'],
  ])('written at %s: %s', (recordedAt, text) => {
    expect(lateness('2026-05-01T10:00:00Z', recordedAt)).toBe(text);
  });
});
