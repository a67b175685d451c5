import { enterPlace } from '../economy/moments.js';
import type { Effect } from '../pack/effect.js';
import type { Pack } from '../pack/pack.js';
import { at, PACK, tableWith } from '../testing/invented-pack.js';
import { applyEffects } from './apply.js';
import { countOf } from '../table/counts.js';
import { destroyUnit } from './units.js';

const source = { document: 'handbook', section: 'Counting' };
const COUNTING: Pack = {
  ...PACK,
  counters: [
    { id: 'sparks', name: 'sparks', of: 'unit', source },
    {
      id: 'cheers',
      name: 'cheers',
      of: 'player',
      source,
      resets: [{ at: 'turn-end' }, { at: 'phase-start', phase: 'clash' }],
    },
  ],
};
const cause = { number: 5, player: 'A', entry: 'core/flare-up', roles: { target: 'A1' } } as const;
const count = (more: Omit<Extract<Effect, { op: 'count' }>, 'op'>): Effect => ({ op: 'count', ...more });
const after = (...effects: readonly Effect[]) => applyEffects(COUNTING, tableWith(), effects, cause).table;

describe('a counter', () => {
  it('counts for a unit, a player or the match', () => {
    const counters = after(
      count({ counter: 'sparks', of: 'target', add: 3 }),
      count({ counter: 'cheers', of: 'own', add: 1 }),
      count({ counter: 'cheers', of: 'opponent', add: 2 }),
      count({ counter: 'cheers', of: 'match', set: 4 }),
    ).counters;
    expect(counters).toEqual({ sparks: { A1: 3 }, cheers: { A: 1, B: 2, match: 4 } });
  });

  it('adds up, never falls below nothing, and can be set', () => {
    const sparks = (...changes: readonly { add?: number; set?: number }[]) =>
      countOf(after(...changes.map((one) => count({ counter: 'sparks', of: 'target', ...one }))), 'sparks', 'A1');
    expect(sparks()).toBe(0);
    expect(sparks({ add: 3 }, { add: 2 })).toBe(5);
    expect(sparks({ add: 3 }, { add: -5 })).toBe(0);
    expect(sparks({ add: 3 }, { set: 0, add: 1 })).toBe(1);
  });

  it('counts nothing for a role that is not named', () => {
    expect(after(count({ counter: 'sparks', of: 'enemy', add: 1 })).counters).toEqual({});
  });

  it('goes back to nothing when the pack says so, and not before', () => {
    const counted = after(
      count({ counter: 'sparks', of: 'target', add: 1 }),
      count({ counter: 'cheers', of: 'own', add: 1 }),
    );
    const left = (place: string) => Object.keys(enterPlace(COUNTING, counted, at(place), 6).table.counters);
    expect(left('1.A.kindle')).toEqual(['sparks', 'cheers']);
    expect(left('1.A.clash')).toEqual(['sparks']);
    expect(left('1.B.kindle')).toEqual(['sparks']);
  });

  it('is gone with its unit', () => {
    const counted = after(count({ counter: 'sparks', of: 'target', add: 2 }));
    expect(destroyUnit(counted, 'A1', 7).counters).toEqual({ sparks: {} });
    expect(destroyUnit(counted, 'B1', 7).counters).toBe(counted.counters);
  });
});
