import { trackOf } from './track.js';

const steps = [
  { id: 'command', name: 'Command' },
  { id: 'fight', name: 'Fight' },
];
const turns = [
  { turn: 'B' as const, steps },
  { turn: 'A' as const, steps },
];
const plain = { course: [1, 2].map((round) => ({ round, parts: turns })) };

const states = (clock: Parameters<typeof trackOf>[1], ended = false, match: Parameters<typeof trackOf>[0] = plain) =>
  trackOf(match, clock, ended).map(({ state, parts }) => [
    state,
    ...parts.map((part) => `${part.side ?? '-'}:${part.phases.map((phase) => phase.state).join(',')}`),
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

test('a step of the round belongs to no turn, whoever acts in it', () => {
  const priority = { turn: null, steps: [{ id: 'priority', name: 'Priority' }] };
  const match = { course: [1, 2].map((round) => ({ round, parts: [priority, ...turns] })) };
  const told = [
    ['past', '-:past', 'B:past,past', 'A:past,past'],
    ['now', '-:now', 'B:ahead,ahead', 'A:ahead,ahead'],
  ];
  expect(states({ round: 2, turn: null, step: 'priority' }, false, match)).toEqual(told);
  expect(states({ round: 2, turn: 'B', step: 'priority', slot: 3 }, false, match)).toEqual(told);
});
