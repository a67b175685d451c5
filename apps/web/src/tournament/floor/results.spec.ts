import { commandsOf, decidedAs, faultOf, fieldOf, noShow, roleFor } from './results.js';

const open = { rounds: [], all: null };
const row = (category: string) => ({ category, name: category, points: { A: open, B: open } });
const SHEET = { rows: [row('primary'), row('secondary')] };
const typed = (A: string, B: string) => ({ [fieldOf('A', 'primary')]: A, [fieldOf('B', 'primary')]: B });

test.each([
  [typed('45', '30'), null],
  [typed('0', '0'), null],
  [typed('45', ''), 'Type the points of both: 0 is a score, an empty field is none.'],
  [typed('45', 'many'), 'Points are whole numbers up to 999.'],
])('%j is wrong as %j', (said, fault) => {
  expect(faultOf(SHEET, said)).toBe(fault);
});

test('a slip is the points of both, the end, and the word of both', () => {
  const commands = commandsOf(SHEET, typed('45', '30'));
  expect(commands.map(({ type }) => type)).toEqual([
    'ScoreVictoryPoints',
    'ScoreVictoryPoints',
    'FinishMatch',
    'ConfirmResult',
    'ConfirmResult',
  ]);
  expect(commands[0]?.data).toEqual({ player: 'A', category: 'primary', points: 45, what: 'primary' });
});

test('whoever did not come has lost, and both have where nobody came', () => {
  expect(noShow(['A'], 'late').data).toMatchObject({ outcome: { A: 'loss', B: 'win' }, absent: ['A'] });
  expect(noShow(['A', 'B'], 'late').data).toMatchObject({ outcome: { A: 'loss', B: 'loss' } });
  expect(decidedAs('draw', 'time').data).toMatchObject({ outcome: { A: 'draw', B: 'draw' } });
});

test('slips are keyed in as by a scorekeeper, and an organizer decides', () => {
  expect(roleFor(commandsOf(SHEET, typed('45', '30')))).toBe('scorekeeper');
  expect(roleFor([decidedAs('draw', 'Nobody told anything')])).toBe('organizer');
});
