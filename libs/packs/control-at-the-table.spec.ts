import { decideMatch, foldMatch, type MatchCommand, type OpenedState } from '@adjutant/match';
import { readShelf } from '@adjutant/store';
import { nowAt } from '@adjutant/table';
import { inMidBattle, occasion } from '@adjutant/testing';

const SHELF = readShelf(import.meta.dirname);
const begun = inMidBattle(SHELF, 'wh40k-11e', {
  balances: { A: {}, B: {} },
  at: { round: 2, turn: 'A', step: 'turn-end' },
});

function after(...commands: readonly MatchCommand[]): OpenedState {
  return commands.reduce<OpenedState>((state, command) => {
    const decision = decideMatch(SHELF, command, state, occasion);
    if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
    return foldMatch(SHELF, decision.events, state) as OpenedState;
  }, begun);
}

const placed = (marker: string, role: string, territory: string): MatchCommand => ({
  type: 'RecordFact',
  data: { fact: 'objective-placed', player: 'A', data: { marker, role, territory } },
});
const atOnce = (state: OpenedState) =>
  nowAt({ shelf: SHELF, state, occasion }).acts.find(({ id }) => id === 'facts A objective-control');

test('who controls what is said at once of the objectives of this battlefield, and of no other', () => {
  const tap = atOnce(after(placed('1', 'home', 'A'), placed('3', 'central', 'nobody')));
  expect([tap?.open, tap?.asks.map(({ says }) => says.slice(0, 2))]).toEqual([true, ['1:', '3:']]);
});

test('where none is recorded yet it is no button, and says what to do', () => {
  const tap = atOnce(begun);
  expect([tap?.open, tap?.because[0]?.message]).toEqual([
    false,
    expect.stringContaining('record first which there are'),
  ]);
});

test('a card that is scored at another time says when that is, and what it takes', () => {
  const at = { round: 2, turn: 'A', step: 'movement' } as const;
  const chosen = (player: 'A' | 'B', option: string) => ({ choice: 'force-disposition', player, option, at });
  const state = inMidBattle(SHELF, 'wh40k-11e', {
    ...{ balances: { A: {}, B: {} }, at },
    choices: [chosen('A', 'disposition/take-and-hold'), chosen('B', 'disposition/purge-the-foe')],
  });
  const card = nowAt({ shelf: SHELF, state, occasion }).acts.find(
    ({ id }) => id === 'claim A primary/immovable-object',
  );
  expect(card?.open).toBe(false);
  expect(card?.because[0]?.message).toMatch(/^Scored at: .*end of your turn.* 3 VP: .+ · 5 VP each: /);
});

test('whoever scores behind the other at the end of a turn is told who scores first', () => {
  const at = { round: 2, turn: 'A', step: 'turn-end' } as const;
  const roles = { 'card-1': 'secondary/assassination', 'card-2': 'secondary/bring-it-down' };
  const fixed = (player: 'A' | 'B') => ({
    ...{ choice: 'secondary-mode', player, option: 'secondary-mode/fixed', roles, at },
  });
  const state = inMidBattle(SHELF, 'wh40k-11e', {
    ...{ balances: { A: {}, B: {} }, at, choices: [fixed('A'), fixed('B')] },
  });
  const { acts } = nowAt({ shelf: SHELF, state, occasion });
  const says = (player: 'A' | 'B') => acts.find(({ id }) => id === `claim ${player} secondary/assassination`)?.says;
  expect(says('B')).toBe(`${says('A')} A, whose turn it is, scores first.`);
});
