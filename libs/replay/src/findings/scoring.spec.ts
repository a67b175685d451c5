import type { MatchCommand, MatchEvent, OpenedState, Settings } from '@adjutant/match';
import { Shelf } from '@adjutant/rules';
import { advances, begun, decideOn, release, stateOf, strikes } from '@adjutant/testing/given';
import { doubtsOf, tellingOf } from '../index.js';

const source = { document: 'almanac', section: 'Perches' };
const BOUNDED = release('bounded', {
  'red-kites': { grants: { scoring: [{ category: 'perches', fromRound: 2, perTurn: 4, source }] } },
});
const SHELF = new Shelf([BOUNDED]);
const scores = (player: 'A' | 'B', points: number, category = 'perches'): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player, category, points, what: 'the oak' },
});
const played = (commands: readonly MatchCommand[], settings: Partial<Settings> = {}) =>
  decideOn(SHELF, begun(settings, BOUNDED), commands);
const doubts = (events: readonly MatchEvent[]) =>
  doubtsOf(SHELF, tellingOf(SHELF, events)).flatMap(({ entry, kind, code }) =>
    kind === 'unmet' && code?.startsWith('score/') ? [[entry, code]] : [],
  );
const table = (events: readonly MatchEvent[]) => (stateOf(events, SHELF) as OpenedState).table;

describe.each(['strict', 'advise'] as const)('points where something in force bounds them (%s)', (enforcement) => {
  it('are in doubt before their round, and stand', () => {
    const events = played([scores('A', 2)], { enforcement });
    expect(doubts(events)).toEqual([[4, 'score/too-early']]);
    expect(table(events).score.A).toEqual({ perches: 2 });
  });

  it('are in doubt beyond what a turn gives, together; another turn begins anew', () => {
    const events = played(
      [advances('2.A.muster'), scores('A', 3), scores('A', 2), advances('2.B.muster'), scores('A', 4)],
      { enforcement },
    );
    const [first] = events.flatMap(({ type }, entry) => (type === 'VictoryPointsScored' ? [entry] : []));
    expect(doubts(events)).toEqual([[(first ?? 0) + 1, 'score/over-the-turn']]);
    expect(doubts(decideOn(SHELF, events, [strikes(first ?? 0)]))).toEqual([]);
  });

  it('are no matter of the other player, or of another category', () => {
    const events = played([scores('B', 5), scores('A', 3, 'prizes')], { enforcement });
    expect(doubts(events)).toEqual([]);
    expect(table(events)).not.toHaveProperty('scoredInTurn');
  });
});
