import { prizesFault, prizesIn, prizesTyped } from './prizes.js';

const TYPED = 'First\nBest of | each faction\nPainter | by painting | besides';

test('prizes are typed one a line, and stand in the form as they were typed', () => {
  expect(prizesIn(TYPED)).toEqual([
    { name: 'First' },
    { name: 'Best of', each: 'faction' },
    { name: 'Painter', by: 'painting', besides: true },
  ]);
  expect(prizesTyped(prizesIn(TYPED))).toBe(TYPED);
  expect(prizesIn(' \n')).toBeUndefined();
});

test.each(['| each faction', 'Best of | each club', 'Painter | by '])('%j is no prize', (line) => {
  expect(prizesFault(`First\n${line}`)).toContain(`“${line.trim()}”`);
});

test('prizes are no fault', () => expect(prizesFault(TYPED)).toBeUndefined());
