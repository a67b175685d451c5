import type { RoundOfEvent, TournamentView } from '@adjutant/tournament';
import { whatsNext } from './whats-next.js';

type Table = RoundOfEvent['tables'][number];
const DRAW = { sure: 'confirmed' } as Table['result'];
const table = (result: Table['result'], disputed = false) => ({ result, disputed }) as Table;

function saidOf(...tables: readonly Table[]): string {
  const rounds = [{ number: 1, status: 'published', tables }];
  return whatsNext({ status: 'running', settings: { rounds: 3 }, entries: [], rounds } as unknown as TournamentView)
    .says;
}

test('a round of which every table has a result is to be closed', () => {
  expect(saidOf(table(DRAW), table(DRAW))).toBe('Every table of round 1 has a result: close the round.');
});

test('a disputed table is told, and what closing the round does to it, with a result or without', () => {
  const says =
    '1 table of round 1 is disputed: closing the round leaves it outside the standings until it is ruled on.';
  expect(saidOf(table(DRAW), table(DRAW, true))).toBe(says);
  expect(saidOf(table(DRAW), table(null, true))).toBe(says);
  expect(saidOf(table(DRAW, true), table(null, true))).toBe(
    '2 tables of round 1 are disputed: closing the round leaves them outside the standings until they are ruled on.',
  );
});

test('where the event has halls, it is told in which tables are open', () => {
  const halls = [
    { name: 'Gym', from: 1, to: 2 },
    { name: 'Annex', from: 3, to: 4 },
    { name: 'Attic', from: 5, to: 6 },
  ];
  const tables = [1, 2, 3, 7].map((number) => ({ ...table(null), table: number }));
  const rounds = [{ number: 1, status: 'published', tables, halls }];
  const event = { status: 'running', settings: { rounds: 3 }, entries: [], rounds } as unknown as TournamentView;
  expect(whatsNext(event).says).toBe('Round 1 is played: 4 tables of 4 without a result (Gym 2, Annex 1).');
});

test('a void table is told before all else, with what to do', () => {
  const gone = { ...table(null), table: 2, voided: {} } as Table;
  expect(saidOf(table(null), gone)).toBe(
    'Void in round 1, and still published: table 2. Restore the match, or publish the table anew, before the round is closed.',
  );
});

test('what is open comes first, and is not what is disputed', () => {
  expect(saidOf(table(null), table(DRAW))).toBe('Round 1 is played: 1 table of 2 without a result.');
  expect(saidOf(table(null), table(null, true))).toBe('Round 1 is played: 1 table of 2 without a result, 1 disputed.');
});
