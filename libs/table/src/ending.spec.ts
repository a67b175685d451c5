import type { MatchCommand, MatchEvent, OpenedState } from '@adjutant/match';
import { after, begun, by, SHELF, stateOf } from '@adjutant/testing/given';
import { nowAt } from './now.js';

const occasion = by('player', 'person-b');
const taps = (events: readonly MatchEvent[]) =>
  nowAt({ shelf: SHELF, state: stateOf(events) as OpenedState, occasion }, ['B']).acts;
const [opening, ...others] = begun();
const opened = (depth: 'result' | 'score'): readonly MatchEvent[] => [
  { ...opening, data: { ...opening?.data, depth } } as MatchEvent,
];

test('a slip of paper takes points and who won without a battle', () => {
  const types = taps(opened('result')).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['ScoreVictoryPoints', 'FinishMatch', 'ConcedeMatch']));
  const started = taps(opened('score')).filter(({ kind }) => kind === 'ending' || kind === 'points');
  expect(started.map(({ type }) => type)).toEqual(['StartBattle']);
});

test('who has won is said where points do not say otherwise', () => {
  const scored = after(opened('result'), [
    { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 5 } },
  ]);
  const asks = taps(scored).find(({ type }) => type === 'FinishMatch')?.asks ?? [];
  const winner = asks.find(({ into }) => into[0] === 'winner');
  if (winner?.what !== 'pick') throw new Error('the winner is not asked for');
  expect(winner.from.map(({ id, open }) => [id, open])).toEqual([
    ['A', true],
    ['B', false],
    ['draw', false],
  ]);
  const inFull = taps([...(opening ? [opening] : []), ...others]).find(({ type }) => type === 'FinishMatch');
  expect(inFull?.asks.some(({ into }) => into[0] === 'winner')).toBe(false);
});

test('a match that is over says so, and is nobody’s turn', () => {
  const at = (events: readonly MatchEvent[]) => {
    const { board, turn } = nowAt({ shelf: SHELF, state: stateOf(events) as OpenedState, occasion });
    return [board.clockText, turn];
  };
  expect(at(opened('result'))).toEqual(['Before the battle', null]);
  expect(at(begun())[1]).toBe('A');
  const over = after(begun(), [{ type: 'FinishMatch', data: { ending: 'time' } }]);
  expect(at(over)).toEqual(['The match is over', null]);
});

test('before a match ends that is not recorded in full, what it comes to is told, also where nobody told any points', () => {
  const says = (events: readonly MatchEvent[]) => taps(events).find(({ type }) => type === 'FinishMatch')?.says ?? '';
  expect(says(opened('result'))).toContain('A has 0 VP, B has 0 VP: a draw. No points were told.');
  const tells = (points: number): MatchCommand => ({
    type: 'ScoreVictoryPoints',
    data: { player: 'A', category: 'perches', points },
  });
  expect(says(after(opened('result'), [tells(5)]))).toContain(
    'A has 5 VP, B has 0 VP: A wins. No points of B were told.',
  );
  // 0 points are a score.
  expect(says(after(opened('result'), [tells(0)]))).toContain('a draw. No points of B were told.');
  const inFull = [...(opening ? [opening] : []), ...others];
  expect(says(inFull)).toBe('All rounds are played, or time is up.');
});
