import type { MatchCommand, MatchEvent, OpenedState } from '@adjutant/match';
import { Shelf, type BookEntry, type Pack } from '@adjutant/rules';
import { after, begun, by, PACK, SHELF, stateOf } from '@adjutant/testing/given';
import { nowAt } from './now.js';
import type { Tap } from './tap.js';

const sheetOf = (events: readonly MatchEvent[]): readonly Tap[] => {
  const occasion = by('scorekeeper');
  const { acts } = nowAt({ shelf: SHELF, state: stateOf(events) as OpenedState, occasion }, ['A']);
  return acts.filter(({ type }) => type === 'ScoreVictoryPoints');
};
const called = (events: readonly MatchEvent[], name: string): Tap => {
  const found = sheetOf(events).find((tap) => tap.name === name);
  if (!found) throw new Error(`${name} is not on the sheet`);
  return found;
};
const scores = (category: string, points: number): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player: 'A', category, points },
});
const tells = (...entries: readonly BookEntry[]): MatchCommand => ({ type: 'AddBookEntries', data: { entries } });
const most = ({ asks: [ask] }: Tap): number => (ask?.what === 'number' ? ask.most : -1);

const RELAY: BookEntry = { is: 'score', name: 'The Relay', within: 'Perches', cap: 4 };

test('what a round brought is told apart from what another did, with what is left', () => {
  const first = after(begun(), [scores('perches', 3)]);
  expect(called(first, 'Perches').tally).toMatchObject({ points: 3, rounds: [{ round: 1, points: 3 }] });
});

test('a category that is full is closed, with the rule of its cap', () => {
  const full = after(begun(), [tells(RELAY), scores('book/the-relay', 4)]);
  const relay = called(full, 'The Relay');
  expect(relay).toMatchObject({ open: false, asks: [], tally: { points: 4, cap: 4, room: 0 } });
  expect(relay.because).toEqual([
    {
      code: 'score/full',
      message: 'The Relay is full: no more points are credited.',
      cites: [{ document: 'book', section: 'The Relay' }],
    },
  ]);
});

test('what is scored at this moment comes first, and no more of it than a turn lets be', () => {
  const own = { phase: 'muster', turn: 'own' } as const;
  const now = after(begun(), [tells({ ...RELAY, cap: 9, perTurn: 2, steps: [own] })]);
  expect(sheetOf(now).map(({ name, due }) => [name, due ?? false])[0]).toEqual(['The Relay', true]);
  expect(most(called(now, 'The Relay'))).toBe(2);
  const scored = called(after(now, [scores('book/the-relay', 2)]), 'The Relay');
  expect(scored.due).toBeUndefined();
  expect(most(scored)).toBe(0);
  const later = after(begun(), [tells({ ...RELAY, steps: [{ ...own, turn: 'opponent' }] })]);
  expect(called(later, 'The Relay').due).toBeUndefined();
  expect(called(later, 'The Relay').says).toMatch(/scores in: the opponent's /);
});

test('a category that gives certain amounts asks for one of these', () => {
  const categories = PACK.score.categories.map((one) => (one.id === 'prizes' ? { ...one, amounts: [0, 10] } : one));
  const pack: Pack = { ...PACK, digest: 'da'.repeat(32), score: { ...PACK.score, categories } };
  const shelf = new Shelf([pack]);
  const state = stateOf(begun({}, pack), shelf) as OpenedState;
  const { acts } = nowAt({ shelf, state, occasion: by('scorekeeper') }, ['A']);
  const asked = acts.find(({ name }) => name === 'Prizes')?.asks[0];
  expect(asked).toMatchObject({ what: 'number', least: 0, most: 10, among: [0, 10] });
  expect(called(begun(), 'Prizes').asks[0]).not.toHaveProperty('among');
});

test('what follows from the record is shown, and nobody writes it down', () => {
  const flocks = called(begun(), 'Flocks');
  expect(flocks).toMatchObject({ open: false, because: [{ code: 'score/derived' }] });
});

test('the cap of the whole sheet leaves less room than that of a category', () => {
  const scored = after(begun(), [scores('perches', 9)]);
  expect(called(scored, 'Prizes').tally?.room).toBe(3);
  expect(called(after(scored, [scores('prizes', 3)]), 'Perches').because[0]?.code).toBe('score/full');
});

test('each round is counted for itself, also of points that were taken back later', () => {
  const place = { round: 2, turn: 'A', step: 'muster' } as const;
  const on: MatchCommand = { type: 'AdvancePhase', data: { to: place } };
  const two = after(after(begun(), [scores('perches', 3)]), [on, scores('perches', 2), scores('perches', 1)]);
  const rounds = [3, 3].map((points, at) => ({ round: at + 1, points }));
  expect(called(two, 'Perches').tally?.rounds).toEqual(rounds);
  const first = two.findIndex(({ type }) => type === 'VictoryPointsScored');
  const struck: MatchCommand = {
    type: 'CorrectEntry',
    data: { entry: first, correction: { kind: 'strike' }, because: 'Counted wrongly.' },
  };
  expect(called(after(two, [struck]), 'Perches').tally?.rounds).toEqual(rounds.slice(1));
});

test('a gain beyond the cap on gains is closed, with its rule, until the next round', () => {
  const gains = (events: readonly MatchEvent[]): readonly Tap[] => {
    const { acts } = nowAt({ shelf: SHELF, state: stateOf(events) as OpenedState, occasion: by('scorekeeper') }, ['A']);
    return acts.filter(({ type }) => type === 'GainCommandPoints');
  };
  const gained = after(begun(), [{ type: 'GainCommandPoints', data: { player: 'A', amount: 1 } }]);
  expect(gains(begun()).map(({ open }) => open)).toEqual([true, true]);
  expect(gains(gained).map(({ open }) => open)).toEqual([false, false]);
  expect(gains(gained)[0]?.because).toEqual([
    {
      code: 'gain/full',
      message: 'No more than 1 CP is gained in a battle round, and 1 is: no more is credited.',
      cites: [expect.objectContaining({ section: 'Greed' })],
    },
  ]);
});
