import type { MatchCommand, MatchEvent, OpenedState } from '../index.js';
import {
  advances,
  after,
  amid,
  begun,
  checkSplits,
  corrects,
  destroys,
  rewinds,
  SHELF,
  stateOf,
  strikes,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';

const settled = (events: readonly MatchEvent[]): OpenedState => {
  checkSplits(SHELF, events);
  return stateOf(events) as OpenedState;
};
const cp = (events: readonly MatchEvent[]) => settled(events).table.balances.A['cp'];
const fallen = (events: readonly MatchEvent[]) =>
  Object.entries(settled(events).fallen).map(([number, refusal]) => [Number(number), refusal.code]);
const answers = (answer: 'yes' | 'no', question = 'wind-is-fair') =>
  corrects(4, { kind: 'answer', answers: { [question]: answer } });

describe('an amended entry', () => {
  const once = after(amid(3), [uses('Rally', 'A2'), advances(), uses('Rally', 'A3')]);

  it('counts as amended, and the use after it is judged by that', () => {
    const amended = after(once, [corrects(4, { kind: 'amend', data: { roles: { target: 'A3' } } })]);
    expect(fallen(amended)).toEqual([[6, 'stratagem/already-used-this-turn']]);
    expect(settled(amended).table.uses.map((use) => [use.number, use.unit])).toEqual([[4, 'A3']]);
    expect(settled(after(amended, [strikes(7)])).table).toEqual(settled(once).table);
  });

  it('may be amended again: what was said last counts', () => {
    const target = (unit: string): MatchCommand => corrects(4, { kind: 'amend', data: { roles: { target: unit } } });
    const twice = after(once, [target('A3'), target('A1')]);
    expect(settled(twice).table.uses.map((use) => use.unit)).toEqual(['A1', 'A3']);
    expect(settled(after(twice, [strikes(8)])).table.uses.map((use) => use.unit)).toEqual(['A3']);
    expect(settled(after(twice, [strikes(7)])).table).toEqual(settled(twice).table);
  });

  it('may be a score, a fact or the one who began', () => {
    const scored = after(begun(), [
      { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 3, what: 'oak' } },
      destroys('B1'),
      corrects(4, { kind: 'amend', data: { points: 8 } }),
      corrects(5, { kind: 'amend', data: { unit: 'B2' } }),
    ]);
    const { table } = settled(scored);
    expect([table.score.A, table.units['B1']?.destroyed, table.units['B2']?.destroyed?.entry]).toEqual([
      { perches: 8 },
      undefined,
      5,
    ]);
  });
});

describe('an answer put right', () => {
  const twice = after(amid(2), [uses('Gust', 'A2'), advances(), uses('Gust', 'A2')]);

  it('moves the price of the use and what comes after it', () => {
    const near = after(twice, [answers('yes', 'within-reach')]);
    expect(fallen(near)).toEqual([[6, 'stratagem/insufficient-cp']]);
    expect(cp(near)).toBe(0);
  });

  it('brings the use down when its condition was not met', () => {
    const calm = after(twice, [answers('no')]);
    expect(fallen(calm)).toEqual([[4, 'stratagem/attestation-refused']]);
    expect(cp(calm)).toBe(1);
    expect(settled(after(calm, [answers('yes')])).table).toEqual(settled(twice).table);
    expect(settled(after(calm, [strikes(7)])).table).toEqual(settled(twice).table);
  });
});

describe('an entry moved to where it belongs', () => {
  const late = after(amid(2), [advances(), uses('Gust', 'A2'), destroys('A3')]);

  it('counts in the phase before', () => {
    const moved = after(late, [corrects(5, { kind: 'redate', before: 4 })]);
    expect(settled(moved).table.uses).toEqual([
      {
        number: 5,
        player: 'A',
        entry: 'core/gust',
        at: { round: 1, turn: 'A', step: 'wander' },
        unit: 'A2',
        roles: { target: 'A2' },
        claims: [],
      },
    ]);
    expect(cp(after(moved, [uses('Gust', 'A2')]))).toBe(0);
    expect(settled(after(moved, [strikes(7)])).table).toEqual(settled(late).table);
  });

  it('falls where it could not have been', () => {
    const used = after(amid(2), [uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);
    const moved = after(used, [corrects(6, { kind: 'redate', before: 5 })]);
    expect(fallen(moved)).toEqual([[6, 'stratagem/already-used-this-phase']]);
    const first = after(used, [corrects(6, { kind: 'redate', before: 4 })]);
    expect(fallen(first)).toEqual([[4, 'stratagem/already-used-this-phase']]);
  });

  it('may go to a later place as well', () => {
    const used = after(amid(2), [uses('Gust', 'A3'), advances(), destroys('A3'), advances()]);
    const moved = after(used, [corrects(4, { kind: 'redate', before: 7 })]);
    expect(fallen(moved)).toEqual([[4, 'stratagem/unit-destroyed']]);
  });
});

describe('a match rewound', () => {
  const played = after(amid(3), [uses('Gust', 'A2'), advances(), uses('Gust', 'A2'), destroys('B2')]);
  const back = after(played, [rewinds(4)]);

  it('stands where it stood then, and is played on from there', () => {
    expect(settled(back).table).toEqual(settled(played.slice(0, 5)).table);
    expect(settled(back).struck).toEqual([5, 6, 7]);
    const on = after(back, [advances(), uses('Gust', 'A3'), rewinds(4)]);
    expect(settled(on).table).toEqual(settled(back).table);
    expect(settled(on).struck).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('stands where it stood before when the rewinding is struck', () => {
    const restored = after(back, [strikes(8)]);
    expect(settled(restored).table).toEqual(settled(played).table);
  });

  it('takes corrections with it that came after that point, and keeps those before', () => {
    const corrected = after(played, [strikes(4), rewinds(7)]);
    expect(settled(corrected).table).toEqual(settled(played).table);
    const kept = after(played, [strikes(4), advances(), rewinds(8)]);
    expect(settled(kept).table).toEqual(settled(after(played, [strikes(4)])).table);
  });

  it('may be rewound over a rewinding, which then never was', () => {
    const over = after(back, [advances(), rewinds(6 + 1)]);
    expect(settled(over).table).toEqual(settled(played).table);
  });

  it('judges again what was played after a rewinding that is struck', () => {
    const on = after(back, [advances(), uses('Gust', 'A3')]);
    const restored = after(on, [strikes(8)]);
    expect(fallen(restored)).toEqual([[10, 'stratagem/already-used-this-phase']]);
    expect(VOUCHED['wind-is-fair']).toBe('yes');
  });
});
