import { fold } from '@adjutant/kernel';
import { placeSentence } from '../../standing/explain.js';
import type { TournamentEvent } from '../events.js';
import { standingsIn } from '../ranked.js';
import type { OpenedTournament } from '../state/state.js';
import { CLOSED, decider, entered, event, ROUND_1, SEED, toldOf } from '../testing/given.js';

const [AFTER_1, SEEDS] = [
  [...ROUND_1, toldOf(1), toldOf(2), CLOSED],
  ['ann', 'bob', 'di', 'cy'],
];
const cut = (more: object) => event('FieldCut', { players: SEEDS, others: 'are-done', ...more });
const out = (round: number, ...tables: readonly (readonly [string, string])[]): TournamentEvent =>
  event('RoundPublished', { round, tables: tables.map(([A, B], at) => ({ table: at + 1, A, B })), byes: [] });
const wins = (round: number, table: number, vp: readonly [number, number]): TournamentEvent => {
  const [A, B] = vp.map((one, at) => ({
    outcome: one > vp[1 - at]! ? ('win' as const) : ('loss' as const),
    figures: { vp: one },
  }));
  return toldOf(table, { round, said: { decided: 'played', A: A!, B: B! } });
};
const closed = (round: number): TournamentEvent => event('RoundClosed', { round, unconfirmed: [], disputed: [] });

const SEMIS = [out(2, ['ann', 'cy'], ['bob', 'di']), wins(2, 1, [50, 10]), wins(2, 2, [20, 10]), closed(2)];
/** Of those who lost twice the second seed met the weaker ones, and wins the final by one point. */
const FINAL = [out(3, ['ann', 'bob']), wins(3, 1, [10, 11]), closed(3)];

const stateOf = (...more: readonly TournamentEvent[]): OpenedTournament =>
  fold(decider, [...AFTER_1, ...more]) as OpenedTournament;
const placed = (state: OpenedTournament, after?: number) =>
  standingsIn(state, SEED, after).rows.map(({ place, player }) => `${place} ${player}`);

describe('standings after a cut', () => {
  const apart = [cut({ bracket: true, apart: true }), ...SEMIS];

  it('have whoever won the bracket first, then whom they beat in the final, whatever their points', () => {
    const state = stateOf(...apart, ...FINAL);
    expect(placed(state).slice(0, 2)).toEqual(['1 bob', '2 ann']);
    const { rows, columns } = standingsIn(state, SEED);
    const told = rows.map((row) => placeSentence({ columns }, row, (player) => player));
    expect(told[0]).toContain('won the bracket');
    expect(told[1]).toContain('behind those who came further after the cut');
    expect(told[1]).toContain('1 of 2 rounds of the bracket won');
  });

  it('have both finalists before both who lost to them, and know nothing of it after an earlier round', () => {
    const state = stateOf(...apart, ...FINAL);
    expect(
      placed(state, 2)
        .slice(0, 2)
        .map((line) => line.slice(2))
        .sort(),
    ).toEqual(['ann', 'bob']);
    expect(placed(state, 1)).toEqual(placed(stateOf(), 1));
    expect(standingsIn(state, SEED, 1).rows.flatMap(({ marks }) => marks)).toEqual([]);
  });

  it('have the finalist first whose opponent left before the final', () => {
    const left = event('PlayerDropped', { player: 'ann', until: 2 });
    expect(placed(stateOf(...apart, left))[0]).toBe('1 bob');
  });

  const noneWins = (round: number, table: number): TournamentEvent => {
    const lost = { outcome: 'loss' as const, figures: {} };
    return toldOf(table, { round, said: { decided: 'double-loss', A: lost, B: lost } });
  };

  it('have nobody first by the bracket where both lose its final, nor further whoever sat second in a match that both lost', () => {
    const final = stateOf(...apart, out(3, ['ann', 'bob']), noneWins(3, 1), closed(3));
    const cameIn = (state: OpenedTournament) =>
      standingsIn(state, SEED).rows.flatMap(({ player, marks }) =>
        marks.flatMap((one) => (one.mark === 'through' ? [`${player} ${one.won}`] : [])),
      );
    expect(cameIn(final).sort()).toEqual(['ann 1', 'bob 1', 'cy 0', 'di 0']);
    const semis = [out(2, ['ann', 'cy'], ['bob', 'di']), noneWins(2, 1), wins(2, 2, [20, 10]), closed(2)];
    expect(cameIn(stateOf(cut({ bracket: true, apart: true }), ...semis)).sort()).toEqual([
      'ann 0',
      'bob 2',
      'cy 0',
      'di 0',
    ]);
  });

  it('after an earlier round know nothing of matches that nobody was left to play later', () => {
    const left = event('PlayerDropped', { player: 'ann', until: 3 });
    const longer = event('SettingsChanged', { changes: { rounds: 4 }, because: 'x', late: true });
    const eight = ['ann', 'bob', 'cy', 'di', 'eve', 'fay', 'gus', 'hal'];
    const more = eight.slice(4).map((one) => entered(one, { from: 2 }));
    const through = event('FieldCut', { players: eight, others: 'are-done', bracket: true, apart: true });
    const first = out(2, ['ann', 'hal'], ['di', 'eve'], ['bob', 'gus'], ['cy', 'fay']);
    const won = [1, 2, 3, 4].map((table) => wins(2, table, [20, 10]));
    const semis = [out(3, ['ann', 'di'], ['bob', 'cy']), wins(3, 1, [20, 10]), wins(3, 2, [20, 10]), closed(3)];
    const state = stateOf(longer, ...more, through, first, ...won, closed(2), ...semis, left);
    expect(placed(state)[0]).toBe('1 bob');
    expect(
      standingsIn(state, SEED, 2).rows.filter(({ marks }) =>
        marks.some((one) => one.mark === 'through' && one.won === 1),
      ).length,
    ).toBe(4);
    expect(
      standingsIn(state, SEED, 2).rows.every(
        ({ marks }) => !marks.some((one) => one.mark === 'through' && one.won > 1),
      ),
    ).toBe(true);
  });

  it('are by the order alone where an earlier build made the cut', () => {
    const before = stateOf(cut({ bracket: true }), ...SEMIS, ...FINAL);
    expect(placed(before)[0]).toBe('1 ann');
    expect(standingsIn(before, SEED).rows.flatMap(({ marks }) => marks)).toEqual([]);
  });

  it('have who went through without a bracket before who is done', () => {
    const two = event('FieldCut', { players: ['cy', 'di'], others: 'are-done', apart: true });
    const state = stateOf(two, out(2, ['cy', 'di']), wins(2, 1, [1, 0]), closed(2));
    expect(placed(state).slice(0, 2)).toEqual(['1 cy', '2 di']);
  });
});
