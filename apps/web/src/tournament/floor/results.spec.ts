import { commandsOf, decidedAs, faultOf, faultOfField, fieldOf, heldBack, noShow, roleFor } from './results.js';

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

test.each([
  [{ cap: 50 }, '50', undefined],
  [{ cap: 50 }, ' 51 ', '50 at most.'],
  [{ cap: 50 }, 'many', 'A whole number up to 999.'],
  [{ cap: 50 }, '', undefined],
  [{}, '999', undefined],
  [{}, undefined, undefined],
])('a field of %j that says %j is told %j', (row, said, fault) => {
  expect(faultOfField(row, said)).toBe(fault);
});

test('a number above what its category counts is no slip that is recorded', () => {
  const capped = { rows: [{ ...row('primary'), name: 'Primary', cap: 50 }] };
  expect(faultOf(capped, typed('50', '99'))).toBe('Primary counts up to 50: look at the slip again.');
  expect(faultOf(capped, typed('50', '9'))).toBeNull();
});

test('what counts less than was keyed in is told, by whose it is', () => {
  const counted = (all: number) => ({ rounds: [], all });
  const sheet = { rows: [{ ...row('primary'), points: { A: counted(40), B: counted(30) } }] };
  const names = { A: 'Ann', B: 'Bo' };
  expect(heldBack(sheet, typed('45', '30'), names)).toEqual(['Ann: primary counts 40 of the 45 that were keyed in.']);
  expect(heldBack(sheet, typed('40', ''), names)).toEqual([]);
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
