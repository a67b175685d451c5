import type { MatchEvent } from '@adjutant/match';
import { advances, after, amid, begun, destroys, PACK, SHELF, stateOf, uses } from '@adjutant/testing/given';
import { optionsFor } from '../index.js';

const optionsOf = (events: readonly MatchEvent[], side: 'A' | 'B' = 'A') => {
  const state = stateOf(events);
  return state.status === 'absent' ? [] : optionsFor(PACK, state.table, side);
};
const option = (events: readonly MatchEvent[], entry: string, side: 'A' | 'B' = 'A') =>
  optionsOf(events, side).find((one) => one.entry === entry);

describe('what a player may do now', () => {
  it('are the stratagems of core and of the own detachment, and orders for who has somebody to give them', () => {
    expect(optionsOf(amid(2)).map((one) => one.entry)).toEqual([
      'core/gust',
      'core/brace',
      'core/last-stand',
      'core/rally',
      'red-kites/second-flight',
      'red-kites/roar',
      'order/hold',
      'order/soar',
    ]);
    expect(optionsOf(amid(2), 'B').map((one) => one.entry)).toEqual([
      'core/gust',
      'core/brace',
      'core/last-stand',
      'core/rally',
      'grey-anvils/second-flight',
    ]);
  });

  it('are open with a price, for each unit that fits, and with what is vouched for', () => {
    expect(option(amid(2), 'core/last-stand')).toEqual({
      entry: 'core/last-stand',
      name: 'Last Stand',
      kind: 'stratagem',
      summary: 'What Last Stand does.',
      open: true,
      cost: { resource: 'cp', printed: 1 },
      due: 1,
      questions: [],
      targets: ['A1', 'A2', 'A3'].map((unit) => ({
        unit,
        open: true,
        due: 1,
        questions: [
          { key: 'wind-is-fair', asks: `Is the wind fair for ${name(unit)}?` },
          { key: 'foe-is-near', asks: `Is a foe near ${name(unit)}?` },
          { key: 'within-reach@B1', asks: `Is ${name(unit)} within reach of Master Smith (B1)?` },
          { key: 'knot-in-sight@A1', asks: `Can Falconer (A1) see ${name(unit)}?` },
        ],
        because: [],
      })),
      because: [],
    });
  });

  it('are closed with the reason where no unit could change it', () => {
    const codes = (events: readonly MatchEvent[], entry: string) => {
      const one = option(events, entry);
      return [one?.open, one?.targets.length, one?.because.map((reason) => reason.code)];
    };
    expect(codes(amid(2), 'core/brace')).toEqual([false, 0, ['stratagem/wrong-phase']]);
    expect(codes(amid(0), 'core/gust')).toEqual([false, 0, ['stratagem/insufficient-cp']]);
    expect(codes(after(amid(2), [uses('Gust', 'A2')]), 'core/gust')).toEqual([
      false,
      0,
      ['stratagem/already-used-this-phase'],
    ]);
    expect(codes(amid(2), 'red-kites/second-flight')).toEqual([false, 0, ['stratagem/unit-not-destroyed']]);
    expect(codes(amid(2), 'order/hold')).toEqual([false, 0, ['order/wrong-time']]);
  });

  it('leave out the units that do not fit', () => {
    const targets = (events: readonly MatchEvent[], entry: string) =>
      option(events, entry)?.targets.map((one) => one.unit);
    const hurt = after(amid(2), [
      destroys('A3'),
      { type: 'RecordBattleShock', data: { unit: 'A2', result: 'failed' } },
    ]);
    expect(targets(hurt, 'core/gust')).toEqual(['A1']);
    expect(targets(hurt, 'red-kites/second-flight')).toEqual(['A3']);
    expect(targets(begun(), 'order/hold')).toEqual(['A1', 'A2', 'A3']);
    expect(targets(after(amid(2), [uses('Rally', 'A2'), advances()]), 'core/rally')).toEqual(['A1', 'A3']);
  });

  it('has no orders for a side whose leader is gone', () => {
    const kinds = optionsOf(after(begun(), [destroys('A1')])).map((one) => one.kind);
    expect([...new Set(kinds)]).toEqual(['stratagem']);
    expect(SHELF.packs).toContain(PACK);
  });
});

function name(unit: string): string {
  return { A1: 'Falconer (A1)', A2: 'Scarlet Wing (A2)', A3: 'Old Tower (A3)' }[unit] ?? unit;
}
