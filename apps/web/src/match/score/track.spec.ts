import { trackOf } from './track.js';

const match = {
  rounds: 2,
  firstTurn: 'B' as const,
  phases: [
    { id: 'command', name: 'Command' },
    { id: 'fight', name: 'Fight' },
  ],
};

const states = (clock: Parameters<typeof trackOf>[1], ended = false) =>
  trackOf(match, clock, ended).map(({ state, turns }) => [
    state,
    ...turns.map((turn) => `${turn.side}:${turn.phases.map((phase) => phase.state).join(',')}`),
  ]);

test('before the battle everything lies ahead', () => {
  expect(states(null)).toEqual([
    ['ahead', 'B:ahead,ahead', 'A:ahead,ahead'],
    ['ahead', 'B:ahead,ahead', 'A:ahead,ahead'],
  ]);
});

test('in the middle: what is over, what is now, what lies ahead', () => {
  expect(states({ round: 1, turn: 'A', step: 'command' })).toEqual([
    ['now', 'B:past,past', 'A:now,ahead'],
    ['ahead', 'B:ahead,ahead', 'A:ahead,ahead'],
  ]);
});

test('when the match has ended nothing goes on', () => {
  expect(states({ round: 2, turn: 'B', step: 'fight' }, true)).toEqual([
    ['past', 'B:past,past', 'A:past,past'],
    ['past', 'B:past,past', 'A:ahead,ahead'],
  ]);
});

test('a step of the round belongs to no turn', () => {
  expect(states({ round: 2, turn: null, step: 'priority' })).toEqual([
    ['past', 'B:past,past', 'A:past,past'],
    ['ahead', 'B:ahead,ahead', 'A:ahead,ahead'],
  ]);
});
