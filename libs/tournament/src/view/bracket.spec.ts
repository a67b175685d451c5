import { fold } from '@adjutant/kernel';
import type { TournamentEvent } from '../event/events.js';
import { CLOSED, decider, entered, event, FOUR, NOON, ROUND_1, toldOf } from '../event/testing/given.js';
import { shownBracket } from './bracket.js';

const AROUND = {
  ...{ id: 'open', revision: 9, record: [], reported: new Map(), staff: false },
  nameOf: (id: string) => id.toUpperCase(),
};
const cut = (...players: string[]): TournamentEvent =>
  event('FieldCut', { players, others: 'are-done', bracket: true });

function shown(...events: readonly TournamentEvent[]) {
  const state = fold(decider, events);
  return state.status === 'absent' ? undefined : shownBracket(state, AROUND);
}

const SEMIS = event('RoundPublished', {
  round: 2,
  tables: [
    { table: 1, A: 'di', B: 'cy' },
    { table: 2, A: 'ann', B: 'bob' },
  ],
  byes: [],
});

test('a bracket has a column for each round, with empty places for what is not played yet', () => {
  const bracket = shown(...ROUND_1, toldOf(1), toldOf(2), CLOSED, cut('di', 'ann', 'bob', 'cy'));
  expect(bracket?.rounds.map(({ round, name, matches }) => [round, name, matches.map(({ says }) => says)])).toEqual([
    [2, 'Semi-finals', ['DI (seed 1) against CY (seed 4).', 'ANN (seed 2) against BOB (seed 3).']],
    [3, 'Final', ['the winner of match 1 against the winner of match 2.']],
  ]);
  expect(bracket?.winner).toBeNull();
});

test('what is published stands at its table, and who won goes on', () => {
  const bracket = shown(
    ...[...ROUND_1, toldOf(1), toldOf(2), CLOSED, cut('di', 'ann', 'bob', 'cy'), SEMIS],
    toldOf(2, { round: 2 }),
  );
  const [semis, final] = bracket?.rounds ?? [];
  expect(semis?.matches.map(({ table, winner, says }) => [table?.table, winner, says])).toEqual([
    [1, null, 'DI (seed 1) against CY (seed 4) at table 1.'],
    [2, 'ann', 'ANN (seed 2) against BOB (seed 3) at table 2. ANN goes on.'],
  ]);
  expect(semis?.matches[1]?.table?.result).toMatchObject({ at: NOON });
  expect(final?.matches[0]?.seats).toMatchObject([{ player: null, winnerOf: 1 }, { player: 'ann', seed: 2 }]); // prettier-ignore
});

test('a draft shows nobody where they play', () => {
  const { data } = event('RoundDrafted', { ...SEMIS.data, engine: 'bracket 1' } as never);
  const bracket = shown(
    ...FOUR,
    entered('eve'),
    cut('di', 'ann', 'bob', 'cy'),
    event('RoundDrafted', { ...data, round: 1 }),
  );
  expect(bracket?.rounds[0]?.matches.map(({ table }) => table)).toEqual([null, null]);
});

test('the best go through where the number is no power of two, and are said to', () => {
  const [first, second] = shown(...FOUR, cut('di', 'ann', 'bob'))?.rounds ?? [];
  expect(first?.matches[0]).toMatchObject({
    says: 'DI goes through without a match.',
    winner: 'di',
    seats: [{ player: 'di' }, { player: null, bye: true }],
  });
  expect(second?.matches[0]?.seats[0]).toMatchObject({ player: 'di', seed: 1 });
});

test('an event without one has none', () => {
  expect(shown(...FOUR)).toBeUndefined();
  expect(shown(...FOUR, event('FieldCut', { players: ['ann', 'bob'], others: 'are-done' }))).toBeUndefined();
});
