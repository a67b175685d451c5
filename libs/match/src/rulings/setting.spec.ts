import { essenceOf, previewRuling, type MatchEvent, type OpenedState, type Remedy } from '../index.js';
import {
  advances,
  after,
  amid,
  applied,
  begun,
  by,
  corrects,
  given,
  reverses,
  ruledOn,
  rules,
  SHELF,
  stateOf,
  SYSTEM,
  uses,
} from '@adjutant/testing/given';

const sets = (value: number, before: number, more: object = {}): Remedy =>
  ({ kind: 'set', player: 'A', resource: 'cp', value, before, ...more }) as Remedy;
const open = (events: readonly MatchEvent[]) => stateOf(events) as OpenedState;
const JUDGE = { id: 'a-judge', role: 'judge' } as const;
/** Two uses of 1 CP each, with 3 CP at the beginning: entries 4 and 6. */
const played = after(amid(3), [uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);

describe('a balance set at its place', () => {
  it('stands there at what was ruled, and later uses are paid from it', () => {
    const events = ruledOn(played, [sets(2, 4)]);
    expect(open(events).table.balances.A['cp']).toBe(0);
    expect(open(events).fallen).toEqual({});
  });

  it('brings down the later uses that it cannot pay, and the preview says which', () => {
    const preview = previewRuling(SHELF, stateOf(played), [sets(1, 4)], JUDGE);
    expect(Object.keys((preview.state as OpenedState).fallen)).toEqual(['6']);
    expect((preview.state as OpenedState).fallen[6]).toMatchObject({ code: 'stratagem/insufficient-cp' });
    expect(essenceOf(stateOf(ruledOn(played, [sets(1, 4)])))).toEqual(essenceOf(preview.state));
  });

  it('shows as one line of its own, at its place', () => {
    const { lines } = previewRuling(SHELF, stateOf(played), [sets(5, 6)], JUDGE);
    const ofA = lines.filter(({ player, account }) => player === 'A' && account === 'cp');
    expect(ofA.map(({ kind, credited, balance }) => [kind, credited, balance])).toEqual([
      ['opening', 3, 3],
      ['spend', -1, 2],
      ['adjustment', 3, 5],
      ['spend', -1, 4],
    ]);
  });

  it('is taken back whole', () => {
    const events = ruledOn(played, [sets(1, 4)]);
    const reversed = after(events, [reverses(played.length)], SYSTEM);
    expect(essenceOf(stateOf(reversed))).toEqual(essenceOf(stateOf(played)));
  });

  it('stays what was ruled whatever is corrected before it', () => {
    const events = ruledOn(played, [sets(3, 6)]);
    const corrected = after(events, [corrects(4, { kind: 'strike' })], by('head-judge'));
    expect(open(corrected).table.balances.A['cp']).toBe(2);
  });

  it('is of victory points too, of one category or of all, before the ruling itself where that is meant', () => {
    const scored = after(amid(3), [
      { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 5, what: 'the oak' } },
    ]);
    const vp = (value: number, more: object = {}) => {
      const { score } = open(ruledOn(scored, [sets(value, scored.length, { resource: 'vp', ...more })])).table;
      return score.A;
    };
    expect(vp(3, { category: 'perches' })).toEqual({ perches: 3 });
    expect(vp(8)).toEqual({ perches: 5, adjusted: 3 });
  });

  it('is written as a balance and its place', () => {
    given(played)
      .when(rules([sets(1, 4)]), SYSTEM)
      .then(
        applied(2),
        { type: 'BalanceSet', data: { player: 'A', resource: 'cp', value: 1, because: 'so ruled' } },
        {
          type: 'EntryCorrected',
          data: { entry: 8, correction: { kind: 'redate', before: 4 }, because: 'so ruled' },
        },
      );
  });

  it('is refused where there is no such account or place, and where it would change nothing', () => {
    const refused = (remedy: Remedy, code: string, events = played) =>
      given(events)
        .when(rules([remedy]), SYSTEM)
        .thenRefused(code);
    refused(sets(1, 99), 'entry/not-recorded');
    refused(sets(1, 3), 'points/before-battle');
    refused(sets(3, 4), 'ruling/already-so');
    refused(sets(-1, 4), 'points/not-a-balance');
    refused(sets(1, 4, { category: 'perches' }), 'points/no-category');
    refused(sets(1, 4, { resource: 'vp', category: 'nests' }), 'score/unknown-category');
    refused(sets(4, 3), 'points/before-battle', begun());
  });
});
