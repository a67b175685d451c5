import { grouped } from './group.js';

const at = (number: number, round: number | null, turn: string | null, phase: string | null) => ({
  number,
  round,
  turn,
  phase,
});

test('entries are grouped by turn, and within it by phase', () => {
  const groups = grouped([
    at(0, null, null, null),
    at(1, 1, 'A', 'command'),
    at(2, 1, 'A', 'command'),
    at(3, 1, 'A', 'shooting'),
    at(4, 1, 'B', 'command'),
  ]);
  expect(
    groups.map(({ round, turn, phases }) => [
      round,
      turn,
      phases.map(({ phase, entries }) => [phase, entries.map(({ number }) => number)]),
    ]),
  ).toEqual([
    [null, null, [[null, [0]]]],
    [
      1,
      'A',
      [
        ['command', [1, 2]],
        ['shooting', [3]],
      ],
    ],
    [1, 'B', [['command', [4]]]],
  ]);
});

test('a phase that is played again after a rewind stands apart', () => {
  const groups = grouped([at(0, 1, 'A', 'command'), at(1, 1, 'B', 'command'), at(2, 1, 'A', 'command')]);
  expect(groups.map(({ turn }) => turn)).toEqual(['A', 'B', 'A']);
});

test('nothing gives no groups', () => expect(grouped([])).toEqual([]));
