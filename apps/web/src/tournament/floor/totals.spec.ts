import { presetNamed } from '@adjutant/tournament';
import { areLevel, mostOf, totalsCommand, totalsFault, totalsText, type Totals } from './totals.js';

const names = { A: 'Ann', B: 'Bo' };
const [gw, wtc] = [presetNamed('gw')!, presetNamed('wtc')!];
const typed = (A: string, B: string, level: Totals['level'] = 'draw'): Totals => ({ A, B, level });

test.each([
  [typed('67', '54'), null],
  [typed('0', '0'), null],
  [typed('67', ' '), 'Type the points of both: 0 is a score, an empty field is none.'],
  [typed('67', '1000'), 'Points are whole numbers up to 999.'],
])('%j is wrong as %j', (totals, fault) => {
  expect(totalsFault(totals, Infinity)).toBe(fault);
});

test('totals that nobody can have are wrong, where every category has a limit', () => {
  const most = mostOf([{ cap: 50 }, { cap: 40 }]);
  expect(totalsFault(typed('90', '12'), most)).toBeNull();
  expect(totalsFault(typed('91', '12'), most)).toBe('Nobody can have more than 90 here.');
  expect(totalsFault(typed('91', '12'), mostOf([{ cap: 50 }, {}]))).toBeNull();
});

test.each([
  [typed('67', '54'), gw, 'Ann wins 67:54.'],
  [typed('54', '67'), wtc, 'Bo wins 67:54. WTC 20-0 makes 12:8 of the margin.'],
  [typed('30', '30'), gw, 'A draw 30:30.'],
  [typed('30', '30', 'B'), gw, 'Bo wins 30:30.'],
])('%j is said before it is recorded', (totals, preset, says) => {
  expect(totalsText(totals, preset, names)).toBe(says);
});

test('who is ticked as the winner counts only where the points are level', () => {
  expect([areLevel(typed('3', '3')), areLevel(typed('3', '2')), areLevel(typed('', ''))]).toEqual([true, false, false]);
  expect(totalsCommand(typed('67', '54', 'B'), gw)).toEqual({
    type: 'DecideResult',
    data: {
      outcome: { A: 'win', B: 'loss' },
      ground: 'agreement',
      awarded: { unit: 'vp', A: 67, B: 54 },
      because: 'The slip has totals alone.',
    },
  });
});
