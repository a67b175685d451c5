import { advances, after, begun, by, given, stateOf, SHELF } from '@adjutant/testing/given';
import { figuresAfter, figuresOf, type MatchCommand, type MatchEvent, type OpenedState } from '../index.js';

const second = after(begun(), [
  { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 5 } },
  advances('2.A.muster'),
]);
const figures = (events: readonly MatchEvent[], round = 1) =>
  figuresAfter(SHELF, stateOf(events) as OpenedState, round);
const seen = figures(second);
const confirms = (player: 'A' | 'B', rest: object = {}): MatchCommand => ({
  type: 'ConfirmRound',
  data: { player, round: 1, seen, ...rest },
});
const confirmed = (player: 'A' | 'B', rest: object = {}): MatchEvent => ({
  type: 'RoundConfirmed',
  data: { player, round: 1, seen, ...rest },
});
const ada = by('player', 'person-a');

describe('ConfirmRound', () => {
  it('agrees to the points at the end of the round, not to those of now', () => {
    expect(seen.vp).toEqual({ A: 5, B: 0 });
    expect(figuresOf(stateOf(second) as OpenedState).cp).not.toEqual(seen.cp);
    given(second).when(confirms('A'), ada).then(confirmed('A'));
  });

  it('is done once by each, and a name that was typed is not kept', () => {
    const once = [...second, confirmed('A')];
    given(once).when(confirms('A'), ada).thenAlready();
    given(once)
      .when(confirms('B', { typed: 'Bo' }), ada)
      .then(confirmed('B', { named: true }));
  });

  it('is refused with the points of both where they differ', () => {
    const wrong = { cp: seen.cp, vp: { A: 4, B: 0 } };
    given(second)
      .when(confirms('A', { seen: wrong }), ada)
      .thenRefused('round/figures-differ');
  });

  it('waits for the end of the round', () => {
    given(second)
      .when(confirms('A', { round: 2 }), ada)
      .thenRefused('round/not-ended');
    given(begun()).when(confirms('A'), ada).thenRefused('round/not-ended');
    given(begun().slice(0, 3)).when(confirms('A'), ada).thenRefused('match/not-started');
    const conceded = after(begun(), [{ type: 'ConcedeMatch', data: { player: 'B' } }]);
    given(conceded)
      .when(confirms('A', { seen: figures(conceded) }), ada)
      .then(confirmed('A', { seen: figures(conceded) }));
  });

  it('is entered by others for a player, and said by the player all the same', () => {
    const kim = by('scorekeeper', 'kim');
    const entered = confirmed('A', { by: { id: 'kim', role: 'scorekeeper' } });
    given(second).when(confirms('A'), kim).then(entered);
    given([...second, entered])
      .when(confirms('A'), kim)
      .thenAlready();
    given([...second, entered])
      .when(confirms('A'), ada)
      .then(confirmed('A'));
  });

  it('closes nothing: what changes since is confirmed anew', () => {
    const changed = after(
      [...second, confirmed('A')],
      [
        {
          type: 'CorrectEntry',
          data: { entry: begun().length, correction: { kind: 'amend', data: { points: 3 } }, because: 'Miscounted' },
        },
      ],
      by('judge'),
    );
    const now = figures(changed);
    expect(now.vp).toEqual({ A: 3, B: 0 });
    given(changed).when(confirms('A'), ada).thenRefused('round/figures-differ');
    given(changed)
      .when(confirms('A', { seen: now }), ada)
      .then(confirmed('A', { seen: now }));
  });
});
