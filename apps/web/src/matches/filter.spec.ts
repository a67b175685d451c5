import type { ListedMatch } from '@adjutant/views';
import { inOrder, matching, statusOf } from './filter.js';

const match = (over: Partial<ListedMatch>): ListedMatch => ({
  id: 'm',
  title: 'Final, table 1',
  pack: 'wh40k-10e',
  release: '2024-10',
  status: 'running',
  players: { A: 'p1', B: 'p2' },
  round: 2,
  turn: 'A',
  phase: 'shooting',
  vp: { A: 10, B: 12 },
  cp: { A: 1, B: 2 },
  winner: null,
  ending: null,
  resultState: null,
  resultText: null,
  enteredFor: [],
  voided: false,
  entries: 40,
  ...over,
});

const final = match({ id: 'final' });
const semi = match({ id: 'semi', title: 'Semi-final, table 4', status: 'confirmed', players: { A: 'p3', B: 'p4' } });
const named = (player: string) => ({ p1: 'Ada', p2: 'Ben', p3: 'Cleo', p4: 'Dag' })[player] ?? player;
const found = (question: string, status: 'all' | 'live' | 'ended' = 'all') =>
  matching([final, semi], question, status, named).map(({ id }) => id);

describe('searching for a match', () => {
  test('without a question every match is there', () => expect(found(' ')).toEqual(['final', 'semi']));
  test('by a part of the title, in any case', () => expect(found('SEMI table')).toEqual(['semi']));
  test('by the name of a player', () => expect(found('ada')).toEqual(['final']));
  test('every word counts', () => expect(found('final cleo')).toEqual(['semi']));
  test('by what is going on', () => expect([found('', 'live'), found('', 'ended')]).toEqual([['final'], ['semi']]));
});

test('matches that are being played come first', () => {
  const opened = match({ id: 'opened', status: 'opened' });
  expect(inOrder([semi, opened, final]).map(({ id }) => id)).toEqual(['final', 'opened', 'semi']);
});

test('a match whose record is not what was recorded says so before anything else', () => {
  expect(statusOf(final)).toBe('Running');
  expect(statusOf({ ...final, fault: 'entry 17 of match-final: its content does not match its hash' })).toBe(
    'Not what was recorded',
  );
});
