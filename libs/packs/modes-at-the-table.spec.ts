import { ABSENT, decideMatch, foldMatch, type MatchCommand, type MatchState, type OpenedState } from '@adjutant/match';
import { readShelf } from '@adjutant/store';
import { nowAt } from '@adjutant/table';

const SHELF = readShelf(import.meta.dirname);
const AT = '2026-11-21T10:00:00.000Z';
const occasion = { now: AT, occurredAt: AT, actor: { id: 'scorer', role: 'scorekeeper' } } as const;

/** A match of which only points are written down, at the end of the Charge phase of B. */
function heldUp(cp: number): OpenedState {
  const commands = [
    {
      type: 'OpenMatch',
      data: {
        title: 'T',
        pack: { id: 'wh40k-11e' },
        seats: { A: { player: 'a' }, B: { player: 'b' } },
        depth: 'score',
      },
    },
    {
      type: 'AdoptSituation',
      data: {
        firstTurn: 'A',
        balances: { A: { cp }, B: {} },
        at: { round: 2, turn: 'B', step: 'charge', part: 'charge-end' },
      },
    },
  ] as unknown as readonly MatchCommand[];
  let state: MatchState = ABSENT;
  for (const command of commands) {
    const decision = decideMatch(SHELF, command, state, occasion);
    if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
    state = foldMatch(SHELF, decision.events, state);
  }
  return state as OpenedState;
}

function modesOffered(cp: number) {
  const { acts } = nowAt({ shelf: SHELF, state: heldUp(cp), occasion }, ['A']);
  const tap = acts.find(({ name }) => name === 'Heroic Intervention');
  const ask = (tap?.asks ?? []).find(({ into }) => into.at(-1) === 'mode');
  return ask?.what === 'pick' ? { ask, from: ask.from.map(({ name, open }) => [name, open]) } : undefined;
}

test('a stratagem with modes asks for one of them by its name, even where no unit is named', () => {
  const offered = modesOffered(2);
  expect(offered?.ask.optional).toBeUndefined();
  expect(offered?.from).toEqual([
    ['Leap to Defend', true],
    ['Into the Fray (+1 CP)', true],
  ]);
});

test('a mode that is too dear is shown and says why', () => {
  const offered = modesOffered(1);
  expect(offered?.from).toEqual([
    ['Leap to Defend', true],
    ['Into the Fray (+1 CP)', false],
  ]);
  expect(JSON.stringify(offered?.ask)).toContain('costs 2 CP; A has 1');
});
