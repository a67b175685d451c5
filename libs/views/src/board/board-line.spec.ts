import type { MatchEvent, OpenedState } from '@adjutant/match';
import { after, begun, SHELF, stateOf } from '@adjutant/testing/given';
import { boardLine } from './board-line.js';

const shown = (events: readonly MatchEvent[]) =>
  boardLine('m', stateOf(events) as OpenedState, { shelf: SHELF, at: 0, lastAt: 0, names: { A: 'Ada', B: 'Ben' } });

test('a match says whose turn it is as long as it is played, and then how it ended', () => {
  expect(shown(begun())).toMatchObject({ turn: 'A', result: null });
  const over = after(begun(), [{ type: 'FinishMatch', data: { ending: 'time' } }]);
  expect(shown(over)).toMatchObject({ turn: null, result: expect.any(String) });
});
