import type { ScoreSheet } from '@adjutant/views';
import { faultsIn, FIELD, linesOf, overCaps, type Keyed } from './keyed.js';
import { minutesIn, momentsOf } from './times.js';

const NAMES = { A: 'Ada', B: 'Ben' };
const none = { A: { rounds: [], all: null }, B: { rounds: [], all: null } };
const SHEET: Pick<ScoreSheet, 'rounds' | 'order' | 'steps' | 'rows' | 'status' | 'firstTurn' | 'choices'> = {
  rounds: 3,
  order: 'fixed',
  steps: { round: null, turn: 'last', end: null },
  status: 'opened',
  firstTurn: null,
  choices: [{ choice: 'mission', name: 'Mission', chosen: null, options: [{ option: 'hill', name: 'Hill' }] }],
  rows: [
    { category: 'primary', name: 'Primary', points: none },
    { category: 'extra', name: 'Extra', points: none },
  ],
};
const BLANK: Keyed = { day: '2031-04-04', first: 'B', ending: 'played', typed: {} };
const keyed = (typed: Keyed['typed'], more: Partial<Keyed> = {}): Keyed => ({ ...BLANK, ...more, typed });
const types = (lines: ReturnType<typeof linesOf>): readonly string[] => lines.map(({ command }) => command.type);

test('a sheet is written down in its order: the battle, turn by turn, and its end, each at its time', () => {
  const typed = {
    [FIELD.choice('mission')]: 'hill',
    [FIELD.began(1)]: '10:00',
    [FIELD.points(1, 'A', 'primary')]: '5',
    [FIELD.points(1, 'B', 'extra')]: '0',
    [FIELD.cp(1, 'A')]: '2',
    [FIELD.began(2)]: '1105',
    [FIELD.points(2, 'B', 'primary')]: ' 10 ',
    [FIELD.ended]: '12.30',
  };
  const lines = linesOf(SHEET, keyed(typed), NAMES);
  expect(types(lines)).toEqual([
    ...['Choose', 'StartBattle'],
    ...['AdvancePhase', 'ScoreVictoryPoints', 'AdvancePhase', 'ScoreVictoryPoints', 'DeclareRunning'],
    ...['AdvancePhase', 'ScoreVictoryPoints', 'AdvancePhase'],
    'FinishMatch',
  ]);
  expect(lines[2]?.command.data).toEqual({ to: { round: 1, turn: 'B', step: 'last' } });
  expect(lines[3]?.command.data).toEqual({ player: 'B', category: 'extra', points: 0, what: 'Extra' });
  const [one, two, three] = momentsOf('2031-04-04', ['10:00', '11:05', '12:30']);
  expect(lines.map(({ occurredAt }) => occurredAt)).toEqual([...Array(7).fill(one), two, two, two, three]);
});

test('of a match that has begun nothing is chosen and nobody starts', () => {
  const lines = linesOf({ ...SHEET, status: 'running', firstTurn: 'A' }, keyed({ [FIELD.cp(1, 'B')]: '1' }), NAMES);
  expect(types(lines)).toEqual(['AdvancePhase', 'AdvancePhase', 'DeclareRunning', 'FinishMatch']);
});

test('who goes first in a round is said where that is decided anew', () => {
  const sheet = { ...SHEET, order: 'each-round' as const, steps: { round: 'roll', turn: 'last', end: null } };
  const typed = { [FIELD.cp(1, 'B')]: '1', [FIELD.first(2)]: 'A', [FIELD.points(2, 'A', 'extra')]: '3' };
  const lines = linesOf(sheet, keyed(typed, { ending: 'open' }), NAMES);
  expect(types(lines)).toEqual([
    ...['StartBattle', 'DecideTurnOrder', 'AdvancePhase', 'AdvancePhase', 'DeclareRunning'],
    ...['AdvancePhase', 'DecideTurnOrder', 'AdvancePhase', 'ScoreVictoryPoints', 'AdvancePhase'],
  ]);
  expect(lines[6]?.command.data).toEqual({ first: 'A', by: 'A' });
});

test('rounds that nobody wrote anything for were not played; a round between two that were was', () => {
  const lines = linesOf(SHEET, keyed({ [FIELD.points(3, 'A', 'primary')]: '5' }), NAMES);
  expect(types(lines).filter((type) => type === 'AdvancePhase')).toHaveLength(6);
});

test('what was played to its end stands at the end of its last round; a round without turns is written down at its end', () => {
  const typed = { [FIELD.points(3, 'A', 'primary')]: '5' };
  const closed = linesOf({ ...SHEET, steps: { round: null, turn: 'last', end: 'close' } }, keyed(typed), NAMES);
  expect(closed.slice(-2).map(({ command }) => command)).toEqual([
    { type: 'AdvancePhase', data: { to: { round: 3, turn: null, step: 'close' } } },
    { type: 'FinishMatch', data: {} },
  ]);
  const whole = linesOf({ ...SHEET, steps: { round: null, turn: null, end: 'close' } }, keyed(typed), NAMES);
  expect(types(whole)).toEqual([
    ...['StartBattle', 'AdvancePhase', 'AdvancePhase', 'AdvancePhase', 'ScoreVictoryPoints', 'FinishMatch'],
  ]);
});

test('what cannot be sent is said before it is', () => {
  expect(faultsIn(SHEET, keyed({}, { first: '', ending: 'open' }))).toEqual([
    'Say who has the first turn.',
    'Nothing stands here yet.',
  ]);
  const played = { [FIELD.cp(3, 'A')]: '0' };
  expect(faultsIn(SHEET, keyed({ ...played, [FIELD.points(1, 'A', 'primary')]: 'ten' }))).toEqual([
    'Something is no number or no time: it is marked.',
  ]);
  expect(faultsIn(SHEET, keyed({ ...played, [FIELD.began(1)]: '25:00' }))).toHaveLength(1);
  expect(faultsIn(SHEET, keyed({ ...played, [FIELD.began(1)]: '10:00' }, { day: '' }))).toEqual([
    'Say on which day it was played.',
  ]);
  expect(faultsIn(SHEET, keyed(played))).toEqual([]);
  const short = { [FIELD.cp(1, 'A')]: '0' };
  expect(faultsIn(SHEET, keyed(short))).toEqual([
    'Nothing stands for round 2: 0 is a score; say how the match ended where it was not played to its end.',
  ]);
  expect(faultsIn(SHEET, keyed(short, { ending: 'time' }))).toEqual([]);
});

test('times are read as they are written, and a battle may last past midnight', () => {
  expect(['9:05', '0905', '9.05', '23:59', '24:00', '10:60', 'x', ''].map(minutesIn)).toEqual([
    ...[545, 545, 545, 1439],
    ...[undefined, undefined, undefined, undefined],
  ]);
  const [late, later, none] = momentsOf('2031-04-04', ['22:00', '00:30', '']);
  expect(Date.parse(later ?? '') - Date.parse(late ?? '')).toBe(150 * 60_000);
  expect(none).toBe(later);
  expect(momentsOf('2031-04-04', ['', '10:00'])[0]).toBeUndefined();
});

test('points above what a category can count are told before they are recorded, and are no fault', () => {
  const capped = { ...SHEET, rows: [{ category: 'primary', name: 'Primary', cap: 10, points: none }] };
  const typed = { [FIELD.points(1, 'A', 'primary')]: '6', [FIELD.points(2, 'A', 'primary')]: '6' };
  expect(faultsIn(capped, keyed(typed, { ending: 'time' }))).toEqual([]);
  expect(overCaps(capped, keyed(typed), NAMES)).toEqual(['Ada: Primary comes to 12 VP here, and counts up to 10.']);
  expect(overCaps(capped, keyed({ [FIELD.points(1, 'B', 'primary')]: '10' }), NAMES)).toEqual([]);
});

test('what was chosen is said by its name', () => {
  const [line] = linesOf(SHEET, keyed({ [FIELD.choice('mission')]: 'hill' }, { ending: 'open' }), NAMES);
  expect(line).toMatchObject({ says: 'Mission: Hill', command: { type: 'Choose', data: { option: 'hill' } } });
});
