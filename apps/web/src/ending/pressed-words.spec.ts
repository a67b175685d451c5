import type { MatchCommand } from '@adjutant/match';
import { pressedAs } from './pressed-words.js';

test.each<[MatchCommand, string]>([
  [{ type: 'GainCommandPoints', data: { player: 'A', amount: 1 } }, '+1 CP'],
  [{ type: 'GainCommandPoints', data: { player: 'A', amount: 3, what: 'A deed' } }, '+3 CP'],
  [
    { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'c', points: 5, what: 'Primary' } },
    '5 VP for Primary',
  ],
  [{ type: 'ScoreVictoryPoints', data: { player: 'A', category: 'c', points: 5 } }, '5 VP'],
  [{ type: 'AdvancePhase', data: {} }, 'Next step'],
])('%j is called as its button is', (command, says) => expect(pressedAs(command)).toBe(says));

test('what is done by somebody to something is said with names', () => {
  expect(pressedAs({ type: 'ConfirmResult', data: { player: 'A' } })).toBeNull();
});
