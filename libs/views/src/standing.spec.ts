import { figuresAfter, type MatchCommand, type MatchEvent, type OpenedState } from '@adjutant/match';
import { advances, after, begun, by, SHELF, stateOf } from '@adjutant/testing/given';
import { roundsSaid, standings } from './standing.js';

const opened = (events: readonly MatchEvent[]) => stateOf(events) as OpenedState;
const scored = begun().length;
const second = after(begun(), [
  { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 5 } },
  advances('2.A.muster'),
]);
const seen = figuresAfter(SHELF, opened(second), 1);
const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmRound', data: { player, round: 1, seen } });
const one = after(second, [confirms('A')], by('player', 'person-a'));
const both = after(one, [confirms('B')], by('player', 'person-b'));
const corrects: MatchCommand = {
  type: 'CorrectEntry',
  data: { entry: scored, correction: { kind: 'amend', data: { points: 3 } }, because: 'Miscounted' },
};

describe('where an entry is', () => {
  it('is recorded until both have confirmed its round, and the next round is not agreed by that', () => {
    expect(new Set(standings(SHELF, one))).toEqual(new Set(['recorded']));
    const all = standings(SHELF, both);
    expect(all).toHaveLength(both.length);
    expect(all[scored]).toBe('agreed');
    expect(all.at(-1)).toBe('recorded');
    expect(all[second.length - 1]).toBe('recorded');
  });

  it('is recorded again once the points that were agreed have changed, and that shows', () => {
    expect(roundsSaid(SHELF, opened(both))).toEqual([
      { entry: second.length, player: 'A', round: 1, seen },
      { entry: second.length + 1, player: 'B', round: 1, seen },
    ]);
    const changed = after(both, [corrects], by('judge'));
    expect(standings(SHELF, changed)[scored]).toBe('recorded');
    expect(roundsSaid(SHELF, opened(changed)).map(({ sinceChanged }) => sinceChanged)).toEqual([true, true]);
  });

  it('is agreed for all of them once both have confirmed the result', () => {
    const over = after(second, [
      { type: 'FinishMatch', data: { ending: 'time' } },
      { type: 'ConfirmResult', data: { player: 'A' } },
      { type: 'ConfirmResult', data: { player: 'B' } },
    ]);
    expect(new Set(standings(SHELF, over))).toEqual(new Set(['agreed']));
  });

  it('is ruled where officials have decided', () => {
    const decided = after(
      both,
      [
        {
          type: 'DecideResult',
          data: { outcome: { A: 'win', B: 'loss' }, ground: 'forfeit', because: 'B left' },
        },
      ],
      by('head-judge'),
    );
    expect(standings(SHELF, decided).at(-1)).toBe('ruled');
    expect(standings(SHELF, decided)[scored]).toBe('agreed');
    const ruling: readonly MatchEvent[] = [
      {
        type: 'RulingApplied',
        data: { dispute: 'd', ruling: 'r', by: { id: 'j', role: 'judge' }, entries: 1, because: 'Out of reach' },
      },
      { type: 'EntryCorrected', data: { entry: scored, correction: { kind: 'strike' }, because: 'Out of reach' } },
    ];
    const ruled = standings(SHELF, [...second, ...ruling]);
    expect([ruled[scored], ...ruled.slice(second.length)]).toEqual(['ruled', 'ruled', 'ruled']);
  });
});
