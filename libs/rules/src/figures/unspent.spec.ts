import { weigh } from '../judge/weigh.js';
import type { Figure } from '../pack/figure.js';
import type { Destroyed, RecordedFact } from '../table/table.js';
import { at, PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { figureOf } from './evaluate.js';

const LEFT: Figure = {
  count: 'destroyed',
  of: 'opponent',
  unspent: { unit: 'target', fact: 'toast', field: 'drinker' },
};

const gone = (number: number, id: string, by: string | null): Destroyed => ({
  number,
  unit: id,
  by,
  at: at('1.A.march'),
});
const toast = (number: number, drinker: string, player: 'A' | 'B' = 'A'): RecordedFact => ({
  number,
  fact: 'toast',
  player,
  at: at('1.A.march'),
  data: { drinker },
  order: number,
});

const left = (target: string, destructions: readonly Destroyed[], facts: readonly RecordedFact[]): number => {
  const units = unitsOf(
    unit('A1'),
    unit('A2', { attachedTo: 'A3' }),
    unit('A3', { attachedTo: 'A2' }),
    unit('B1'),
    unit('B2'),
    unit('B3'),
  );
  const scene = sceneWith({ pack: PACK, table: tableWith({ units, destructions, facts }), roles: { target } });
  return figureOf({ scene, weigh }, LEFT).value;
};

describe('what a unit may still answer for', () => {
  it('is what it destroyed, and not what others did', () => {
    expect(left('A1', [gone(1, 'B1', 'A1'), gone(2, 'B2', 'A1'), gone(3, 'B3', 'A2')], [])).toBe(2);
  });

  it('is used up together, and begins anew with what it destroys afterwards', () => {
    const earlier = [gone(1, 'B1', 'A1'), gone(2, 'B2', 'A1')];
    expect(left('A1', earlier, [toast(3, 'A1')])).toBe(0);
    expect(left('A1', [...earlier, gone(4, 'B3', 'A1')], [toast(3, 'A1')])).toBe(1);
  });

  it('is what nobody is told to have destroyed, until somebody used it up, each time one', () => {
    const nobodys = [gone(1, 'B1', null), gone(2, 'B2', null)];
    expect(left('A1', nobodys, [])).toBe(2);
    expect(left('A1', nobodys, [toast(3, 'A3')])).toBe(1);
    expect(left('A1', nobodys, [toast(3, 'A3'), toast(4, 'A1')])).toBe(0);
  });

  it('is not what nobody destroyed before its own last time', () => {
    expect(left('A1', [gone(1, 'B1', null), gone(2, 'B2', 'A1')], [toast(3, 'A1')])).toBe(0);
    expect(left('A3', [gone(1, 'B1', null), gone(2, 'B2', 'A1')], [toast(3, 'A1')])).toBe(1);
  });

  it('is one for an attached unit, whichever part did it', () => {
    expect(left('A3', [gone(1, 'B1', 'A2')], [])).toBe(1);
    expect(left('A3', [gone(1, 'B1', 'A2')], [toast(2, 'A2')])).toBe(0);
  });

  it('is not used up by the other player', () => {
    expect(left('A1', [gone(1, 'B1', null)], [toast(2, 'B2', 'B')])).toBe(1);
  });
});
