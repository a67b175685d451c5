import { destination, stepFrom, turnStarts, type Move, type Placed } from './moves.js';

const at = (number: number, round: number | null, turn: string | null): Placed => ({ number, round, turn });
const timeline = [
  at(0, null, null),
  at(1, null, null),
  at(2, 1, 'A'),
  at(3, 1, 'A'),
  at(4, 1, 'B'),
  at(5, 2, 'A'),
  at(6, 2, 'A'),
];

test('a turn starts where the round or the player changes', () => {
  expect(turnStarts(timeline)).toEqual([0, 2, 4, 5]);
});

describe('moving through a record', () => {
  test.each<[Move, number, number]>([
    ['forward', 2, 3],
    ['forward', 6, 6],
    ['back', 2, 1],
    ['back', 0, 0],
    ['first', 5, 0],
    ['last', 2, 6],
    ['turn-forward', 2, 4],
    ['turn-forward', 5, 6],
    ['turn-back', 6, 5],
    ['turn-back', 5, 4],
    ['turn-back', 0, 0],
  ])('%s from %i leads to %i', (move, from, to) => {
    expect(destination(move, from, timeline)).toBe(to);
  });

  test('in an empty record nothing leads anywhere', () => {
    expect(destination('turn-forward', 0, [])).toBe(0);
  });
});

test.each([
  ['3', 3],
  ['99', 6],
  [null, null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('the address %s means step %s', (parameter, step) => {
  expect(stepFrom(parameter, 6)).toBe(step);
});
