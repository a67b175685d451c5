import { fold } from '@adjutant/kernel';
import type { TournamentEvent } from '../event/events.js';
import { presetOf } from '../event/ranked.js';
import type { OpenedTournament } from '../event/state/state.js';
import { tournamentFacts } from '../event/state/tournament-facts.js';
import { CLOSED, decider, entered, event, ROUND_1, toldOf } from '../event/testing/given.js';
import { workOut } from '../work/work-out.js';
import { shownPairings } from './pairings.js';

const SEED = 'seed';
const after1 = [...ROUND_1, toldOf(1), toldOf(2), CLOSED];
const stateOf = (...record: readonly TournamentEvent[]) => fold(decider, record) as OpenedTournament;
const nameOf = (player: string): string => player;

test('a line of the standings says who goes no further by a cut: whoever has left or never played', () => {
  const state = stateOf(...after1, entered('eve', { from: 2 }), event('PlayerDropped', { player: 'di', until: 1 }));
  const gone = Object.values(state.entries).flatMap(({ id, status }) => (status === 'entered' ? [] : [id]));
  const of = { id: 'open', revision: 9, gone };
  const facts = tournamentFacts(state, SEED);
  const { rows } = workOut({ work: 'standings', facts, preset: presetOf(state), round: undefined, of });
  expect(rows.filter(({ out }) => out).map(({ player }) => player)).toEqual(expect.arrayContaining(['di', 'eve']));
  expect(rows.filter(({ out }) => out)).toHaveLength(2);
});

test('a bye that was given before the cut and that the bracket passes over is told at its draft', () => {
  const sheet = { round: 2, engine: 'bracket 1', tables: [{ table: 1, A: 'ann', B: 'bob' }], byes: [] };
  const given = event('ByeGiven', { round: 2, player: 'ann', kind: 'half' });
  const cut = event('FieldCut', { players: ['ann', 'bob'], others: 'are-done', bracket: true });
  const warned = (...before: readonly TournamentEvent[]) => {
    const state = stateOf(...after1, ...before, cut, event('RoundDrafted', sheet));
    const around = { id: 'open', revision: 9, record: [], nameOf, staff: true };
    return shownPairings(state, state.rounds[1]!, around, { then: state, seed: SEED }).warnings;
  };
  expect(warned(given)).toEqual([{ gravity: 'serious', about: 'bye-passed-over', players: ['ann'], table: 1 }]);
  expect(warned()).toEqual([]);
  expect(warned(event('ByeGiven', { round: 3, player: 'ann', kind: 'half' }))).toEqual([]);
});
