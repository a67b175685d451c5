import { ask, truthOf } from '../testing/asking.js';
import { at, sceneWith, tableWith } from '../testing/invented-pack.js';
import type { TurnOrder } from '../clock/sequence.js';

const scene = (...turnOrders: readonly TurnOrder[]) =>
  sceneWith({ table: tableWith({ clock: at('3.A.kindle'), turnOrders }) });
const begun: TurnOrder = { round: 1, first: 'B', by: null };

describe('went-first', () => {
  it('looks at this battle round and the one before', () => {
    const known = scene(begun, { round: 3, first: 'A', by: 'A' });
    expect(truthOf('went-first', { who: 'own', round: 'this' }, known)).toBe('met');
    expect(truthOf('went-first', { who: 'own', round: 'previous' }, known)).toBe('unmet');
    expect(truthOf('went-first', { who: 'opponent', round: 'previous' }, known)).toBe('met');
  });

  it('knows who decided, of that round alone', () => {
    const given = scene(begun, { round: 3, first: 'A', by: 'B' });
    expect(truthOf('went-first', { who: 'own', round: 'this', decidedBy: 'own' }, given)).toBe('unmet');
    expect(truthOf('went-first', { who: 'own', round: 'this', decidedBy: 'opponent' }, given)).toBe('met');
    const stayed = scene(begun, { round: 2, first: 'A', by: 'A' });
    expect(truthOf('went-first', { who: 'own', round: 'this', decidedBy: 'own' }, stayed)).toBe('unmet');
  });

  it('holds of nobody where the record does not know', () => {
    expect(ask('went-first', { who: 'own', round: 'this' }, scene())).toEqual({
      answer: 'unmet',
      facts: { round: 3, first: null, by: null },
      says: 'Who had the first turn of battle round 3 is not recorded.',
    });
    expect(ask('went-first', { who: 'own', round: 'this' }, scene({ round: 3, first: 'A', by: 'B' })).says).toBe(
      'A has the first turn of battle round 3, as B decided.',
    );
  });
});
