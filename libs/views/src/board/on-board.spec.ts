import { BOARD_FORGETS_MS, BOARD_LINGERS_MS, inBoardOrder, isOnBoard } from './on-board.js';

const NOW = 1_000_000_000;
const line = { status: 'running', voided: false, lastAt: NOW } as const;

test.each([
  ['what is being played', line, 0, true],
  ['what was left behind half a day ago', line, BOARD_FORGETS_MS, false],
  ['what is over', { ...line, status: 'finished' }, BOARD_LINGERS_MS - 1, true],
  ['what has been over for long', { ...line, status: 'confirmed' }, BOARD_LINGERS_MS, false],
  ['what was opened long ago and has not begun', { ...line, status: 'opened' }, BOARD_LINGERS_MS, false],
  ['what is void', { ...line, voided: true }, 0, false],
] as const)('%s', (_, one, later, shown) => expect(isOnBoard(one, NOW + later)).toBe(shown));

test('newest activity stands first, and at the same moment the order is one', () => {
  const lines = [
    { match: 'b', lastAt: 1 },
    { match: 'c', lastAt: 2 },
    { match: 'a', lastAt: 1 },
  ];
  expect(lines.toSorted(inBoardOrder).map(({ match }) => match)).toEqual(['c', 'a', 'b']);
});
