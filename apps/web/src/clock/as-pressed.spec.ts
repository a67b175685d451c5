import type { ChessClockView } from '@adjutant/views';
import { asPressed } from './as-pressed.js';

const view = {
  at: 1_000,
  runs: 'A',
  paused: null,
  left: { A: 60_000, B: 30_000, neutral: null },
} as unknown as ChessClockView;

test('what was pressed here runs from the press on, before the server has told of it', () => {
  const [passed, back] = [{ to: 'B', at: 6_000 } as const, { to: 'A', at: 8_000 } as const];
  expect(asPressed(view, [passed])).toMatchObject({ runs: 'B', at: 6_000, left: { A: 55_000, B: 30_000 } });
  expect(asPressed(view, [passed, back])).toMatchObject({ runs: 'A', at: 8_000, left: { A: 55_000, B: 28_000 } });
  expect(asPressed(view, [{ to: null, at: 2_000 }])).toMatchObject({
    runs: null,
    paused: 'asked',
    left: { A: 59_000 },
  });
});

test('time never goes back, neutral time without a limit stays without one, and the same again changes nothing', () => {
  expect(asPressed(view, [{ to: 'B', at: 500 }])).toMatchObject({ runs: 'B', at: 1_000, left: { A: 60_000 } });
  const neutral = { ...view, runs: 'neutral' } as ChessClockView;
  expect(asPressed(neutral, [{ to: 'B', at: 5_000 }]).left).toEqual(view.left);
  expect(asPressed(view, [{ to: 'A', at: 5_000 }])).toBe(view);
});
