import { partsApart } from './apart.js';

test.each([
  ['Ann spent 2 CP', ['Ann spent 2 CP']],
  ['עומר הכהן', ['<עומר הכהן']],
  ['עומר 2', ['<עומר 2']],
  ['VOID: עומר 2', ['VOID: ', '<עומר 2']],
  [
    'Entry 6 is corrected (strike): הכלל לא חל 12 פעמים על Grenade.',
    ['Entry 6 is corrected (strike): ', '<הכלל לא חל 12 פעמים על Grenade.'],
  ],
  ['Seat A (עומר הכהן) is taken by محمد, 3 times', ['Seat A (', '<עומר הכהן', ') is taken by ', '<محمد', ', 3 times']],
  ['', ['']],
])('%s', (text, parts) => {
  expect(partsApart(text).map(({ text: part, apart }) => `${apart ? '<' : ''}${part}`)).toEqual(parts);
});
