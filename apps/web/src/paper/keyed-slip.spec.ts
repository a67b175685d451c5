import { FIELD, type Keyed } from './keyed.js';
import { faultsInSlip, linesOfSlip, sumsOf, type SlipSheet } from './keyed-slip.js';
import { momentsOf } from './times.js';

const NAMES = { A: 'Ada', B: 'Ben' };
const none = { A: { rounds: [], all: null }, B: { rounds: [], all: null } };
const SHEET: SlipSheet = {
  depth: 'result',
  rounds: 3,
  steps: { round: null, turn: 'last', end: null },
  status: 'opened',
  firstTurn: null,
  byPoints: true,
  choices: [{ choice: 'mission', name: 'Mission', chosen: null, options: [] }],
  rows: [
    { category: 'primary', name: 'Primary', cap: 50, points: none },
    { category: 'extra', name: 'Extra', points: none },
  ],
};
const keyed = (typed: Keyed['typed'], more: Partial<Keyed> = {}): Keyed => ({
  ...{ day: '2031-04-04', first: '', ending: 'played' },
  ...more,
  typed,
});
const POINTS = {
  [FIELD.all('A', 'primary')]: '45',
  [FIELD.all('B', 'primary')]: ' 0 ',
  [FIELD.all('B', 'extra')]: '7',
};
const told = (sheet: SlipSheet, of: Keyed) => linesOfSlip(sheet, of, NAMES).map(({ command }) => command);

test('a slip is the points of both in its order and how it ended, at the times that stand on it', () => {
  const times = { [FIELD.began(1)]: '10:00', [FIELD.ended]: '12.30', [FIELD.choice('mission')]: 'Hill' };
  const lines = linesOfSlip(SHEET, keyed({ ...POINTS, ...times }, { winner: 'A' }), NAMES);
  expect(lines.map(({ says }) => says)).toEqual([
    'Mission: Hill',
    'Ada: 45 VP, Primary',
    'Ben: 0 VP, Primary',
    'Ben: 7 VP, Extra',
    'Played to its end; Ada has won',
  ]);
  expect(lines.at(-1)?.command).toEqual({ type: 'FinishMatch', data: { winner: 'A' } });
  const [ten, half] = momentsOf('2031-04-04', ['10:00', '12:30']);
  expect(lines.map(({ occurredAt }) => occurredAt)).toEqual([ten, half, half, half, half]);
});

test('of a match recorded as a score it begins the battle and stands at the end of its last turn', () => {
  const score = { ...SHEET, depth: 'score' as const };
  const lines = told(score, keyed(POINTS, { first: 'B' }));
  expect(lines.map(({ type }) => type)).toEqual([
    ...['StartBattle', 'AdvancePhase', 'ScoreVictoryPoints', 'ScoreVictoryPoints', 'ScoreVictoryPoints', 'FinishMatch'],
  ]);
  expect(lines[1]?.data).toEqual({ to: { round: 3, turn: 'A', step: 'last' } });
  const ends = told({ ...score, steps: { ...SHEET.steps, end: 'close' } }, keyed(POINTS, { first: 'B' }));
  expect(ends[1]?.data).toEqual({ to: { round: 3, turn: null, step: 'close' } });
  const time = told({ ...score, status: 'running', firstTurn: 'A' }, keyed(POINTS, { ending: 'time' }));
  expect(time.map(({ type }) => type)).not.toContain('AdvancePhase');
  expect(time.at(-1)).toEqual({ type: 'FinishMatch', data: { ending: 'time' } });
});

test('who gives up ends it without points and without a winner to be said', () => {
  const given = keyed({}, { ending: 'B', winner: 'A' });
  expect(faultsInSlip(SHEET, given, NAMES)).toEqual([]);
  expect(told(SHEET, given)).toEqual([{ type: 'ConcedeMatch', data: { player: 'B' } }]);
});

test('a player of whom nothing is said, and a winner that the points deny, are told before anything is sent', () => {
  const faults = (typed: Keyed['typed'], more: Partial<Keyed> = {}, sheet = SHEET) =>
    faultsInSlip(sheet, keyed(typed, more), NAMES);
  expect(faults({ [FIELD.all('A', 'primary')]: '5' })).toEqual([
    'No points yet of Ben: 0 is a score, an empty field is none.',
  ]);
  expect(faults(POINTS, { winner: 'B' })).toEqual([
    'Ada has 45, Ben has 7: by that Ada has won. Either a number or the winner is not as on the slip; where the slip says both, call a judge.',
  ]);
  const level = { [FIELD.all('A', 'extra')]: '5', [FIELD.all('B', 'extra')]: '5' };
  expect(faults(level, { winner: 'B' })).toHaveLength(1);
  expect(faults(level, { winner: 'B' }, { ...SHEET, byPoints: false })).toEqual([]);
  expect(faults(POINTS, {}, { ...SHEET, depth: 'score' })).toEqual(['Say who has the first turn.']);
});

test('what is recorded already counts, and nothing counts above a cap', () => {
  const [primary, ...rest] = SHEET.rows;
  if (primary === undefined) throw new Error('there is no row');
  const recorded = { A: { rounds: [], all: 12 }, B: { rounds: [], all: null } };
  const sheet = { ...SHEET, rows: [{ ...primary, points: recorded }, ...rest] };
  expect(sumsOf(sheet, keyed({ [FIELD.all('B', 'primary')]: '60', [FIELD.all('A', 'extra')]: '3' }))).toEqual({
    A: 15,
    B: 50,
  });
});
