import { recordOf, type MatchCommand, type MatchEvent, type OpenedState } from '../index.js';
import {
  advances,
  after,
  amid,
  checkSplits,
  destroys,
  rolls,
  SHELF,
  stateOf,
  strikes,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';

const knot = { ...VOUCHED, 'knot-in-sight': 'yes' } as const;
const settled = (events: readonly MatchEvent[]): OpenedState => {
  checkSplits(SHELF, events);
  return stateOf(events) as OpenedState;
};
const cp = (events: readonly MatchEvent[]) => {
  const { table } = settled(events);
  return [table.balances.A['cp'], table.balances.B['cp']];
};
const fallen = (events: readonly MatchEvent[]) =>
  Object.entries(settled(events).fallen).map(([number, refusal]) => [Number(number), refusal.code]);

describe('a struck use', () => {
  const played = after(amid(2), [uses('Gust', 'A2'), uses('Gust', 'B2')]);

  it('is refunded and does not count; the other player keeps everything', () => {
    const struck = after(played, [strikes(4)]);
    expect([cp(played), cp(struck)]).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(settled(struck)).toMatchObject({ struck: [4], fallen: {} });
    expect(cp(after(struck, [uses('Gust', 'A3')]))).toEqual([1, 1]);
  });

  it('stays in the record', () => {
    const struck = after(played, [strikes(4)]);
    expect(recordOf(settled(struck)).map((entry) => entry.event)).toEqual(struck);
  });

  it('comes back whole when the strike is struck', () => {
    const restored = after(played, [strikes(4), strikes(6)]);
    expect(settled(restored).table).toEqual(settled(played).table);
    expect(settled(restored)).toMatchObject({ struck: [6], fallen: {} });
    const again = after(restored, [strikes(7)]);
    expect(settled(again).table).toEqual(settled(after(played, [strikes(4)])).table);
  });

  it('takes a later use with it that it had made possible, and gives it back with itself', () => {
    const flown = after(amid(3), [
      destroys('A3'),
      uses('Second Flight', 'A3'),
      advances(),
      uses('Gust', 'A3r'),
      { type: 'RecordUnitAction', data: { unit: 'A3r', action: 'struck' } },
      uses('Rally', 'A2'),
    ]);
    const struck = after(flown, [strikes(5)]);
    expect(fallen(struck)).toEqual([[7, 'stratagem/unknown-unit']]);
    expect(cp(struck)).toEqual([3, 3]);
    expect(Object.keys(settled(struck).table.units)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
    expect(settled(after(struck, [strikes(10)])).table).toEqual(settled(flown).table);
  });
});

describe('what falls', () => {
  it('is a use that is not affordable any more, and it is refunded', () => {
    const gift: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } };
    const bought = after(amid(0), [gift, uses('Gust', 'A2'), advances('1.B.muster'), uses('Gust', 'A3')]);
    const struck = after(bought, [strikes(4)]);
    expect(fallen(struck)).toEqual([[5, 'stratagem/insufficient-cp']]);
    expect(cp(struck)).toEqual([0, 1]);
  });

  it('may let a later one stand that had been impossible with it', () => {
    const gift: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } };
    const once = after(amid(0), [gift, uses('Gust', 'A2')]);
    const restored = after(once, [strikes(5), uses('Gust', 'A3'), strikes(6)]);
    expect(fallen(restored)).toEqual([[7, 'stratagem/already-used-this-phase']]);
    expect(cp(restored)).toEqual([0, 0]);
    expect(fallen(after(restored, [strikes(5)]))).toEqual([]);
  });

  it('takes its dice with it: they are void', () => {
    const gained = after(amid(1), [uses('Gust', 'A2', { answers: knot }), rolls(5), uses('Rally', 'A2')]);
    expect(cp(gained)).toEqual([1, 1]);
    const struck = after(gained, [strikes(4)]);
    expect(cp(struck)).toEqual([1, 1]);
    expect(settled(struck).table.gains.A).toEqual({});
    expect(settled(struck).table.rolls).toEqual([]);
  });

  it('opens the roll again when only the dice are struck', () => {
    const gained = after(amid(1), [uses('Gust', 'A2', { answers: knot }), rolls(5)]);
    const struck = after(gained, [strikes(5)]);
    expect(settled(struck).table.rolls.map((roll) => roll.id)).toEqual(['4/lucky-knot@A1']);
    expect(cp(after(struck, [rolls(2)]))).toEqual([0, 1]);
  });

  it('is nothing that a judge let stand', () => {
    const gift: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } };
    const allowed = after(amid(0), [gift, uses('Gust', 'A2'), uses('Gust', 'A3', { override: { reason: 'agreed' } })]);
    expect(fallen(after(allowed, [strikes(4)]))).toEqual([[5, 'stratagem/insufficient-cp']]);
  });

  it('is nothing in a match that only advises', () => {
    const gift: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } };
    const bought = after(amid(0, { enforcement: 'advise' }), [gift, uses('Gust', 'A2'), uses('Gust', 'A2')]);
    const struck = after(bought, [strikes(4)]);
    expect(fallen(struck)).toEqual([]);
    expect(cp(struck)).toEqual([0, 0]);
    expect(settled(struck).table.uses.map((use) => use.number)).toEqual([5, 6]);
  });
});

describe('facts', () => {
  it('stand when the use before them is struck, and can be struck themselves', () => {
    const reach = { ...VOUCHED, 'within-reach': 'yes' } as const;
    const fought = after(amid(4), [
      uses('Gust', 'A2', { answers: reach }),
      destroys('B1'),
      uses('Last Stand', 'A2', { answers: reach }),
    ]);
    expect(cp(fought)).toEqual([1, 4]);
    const struck = after(fought, [strikes(4)]);
    expect(cp(struck)).toEqual([3, 4]);
    expect(cp(after(struck, [strikes(5)]))).toEqual([2, 4]);
  });

  it('take the income of a phase with them when the phase is struck', () => {
    const on = after(amid(0), [advances('1.B.muster'), advances('1.B.wander')]);
    expect(cp(on)).toEqual([1, 1]);
    const struck = after(on, [strikes(5)]);
    expect(cp(struck)).toEqual([0, 0]);
    expect(settled(struck).table.clock).toEqual({ round: 1, turn: 'B', step: 'wander' });
  });
});
