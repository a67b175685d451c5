import { decisionOf, faultIn, saidOf, standing } from './correction.js';

const seat = (outcome: 'win' | 'loss' | 'draw', vp: number) => ({ outcome, figures: { vp } });
const result = (A: ReturnType<typeof seat>, B: ReturnType<typeof seat>) => ({
  result: { said: { decided: 'played' as const, A, B }, sure: 'confirmed' as const, at: '' },
});

test.each([
  [result(seat('win', 80), seat('loss', 60)), { winner: 'A', A: '80', B: '60' }],
  [result(seat('loss', 5), seat('win', 7)), { winner: 'B', A: '5', B: '7' }],
  [result(seat('draw', 9), seat('draw', 9)), { winner: 'draw', A: '9', B: '9' }],
  [{ result: null }, { winner: 'draw', A: '0', B: '0' }],
])('a correction begins with what stands: %j', (table, begins) => {
  expect(standing(table)).toEqual(begins);
});

test.each([
  [{ winner: 'A', A: '80', B: '60' }, null],
  [{ winner: 'B', A: '80', B: '80' }, null],
  [{ winner: 'A', A: '8o', B: '60' }, 'Points are whole numbers up to 999.'],
  [{ winner: 'B', A: '80', B: '60' }, 'Whoever wins has no fewer points.'],
  [{ winner: 'draw', A: '80', B: '60' }, 'In a draw both have the same points.'],
] as const)('%j: %s', (correction, fault) => {
  expect(faultIn(correction)).toBe(fault);
});

test('what is asked about and what is decided are one result', () => {
  const correction = { winner: 'B', A: '60', B: '80' } as const;
  expect(saidOf(correction)).toEqual({ decided: 'played', A: seat('loss', 60), B: seat('win', 80) });
  expect(decisionOf(correction, 'Counted again')).toEqual({
    type: 'DecideResult',
    data: {
      outcome: { A: 'loss', B: 'win' },
      ground: 'judge',
      awarded: { unit: 'vp', A: 60, B: 80 },
      because: 'Counted again',
    },
  });
});
