import fc from 'fast-check';
import { faultsIn } from '@adjutant/kernel';
import { PlayOff } from './formats/play-off.js';
import { holdsIn, PairingRules, RECORD_AND_PATH } from './rules.js';
import { rules } from './testing/histories.js';

describe('rules of pairing', () => {
  test('are data: what ships, and whatever is made of the criteria, reads back as it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(RECORD_AND_PATH), rules), (one) => {
        expect(faultsIn(PairingRules, JSON.parse(JSON.stringify(one)), '')).toEqual([]);
      }),
    );
    expect(faultsIn(PlayOff, { by: 'record', losses: 1 }, '')).toEqual([]);
  });

  test.each([
    ['an unknown criterion', { criteria: [{ by: 'colour' }] }, 'criteria[0]'],
    ['a criterion with a member too many', { criteria: [{ by: 'score', weight: 3 }] }, 'criteria[0]'],
    ['a round before the first', { criteria: [{ by: 'path', rounds: { from: 0 } }] }, 'criteria[0].rounds.from'],
    ['a score without its worth', { score: { by: 'record', win: 3 } }, 'score'],
    ['a table without a number', { tables: [{ terrain: 'ruins' }] }, 'tables[0]'],
  ])('with %s say where that is', (_, change, at) => {
    const faults = faultsIn(PairingRules, { ...RECORD_AND_PATH, ...change }, '');
    expect(faults.map((fault) => fault.at).join(' ')).toContain(at);
  });

  test('hold in the rounds that they name', () => {
    const held = (rounds?: { from?: number; until?: number }) =>
      [1, 2, 3].map((round) => holdsIn(round, rounds ? { rounds } : {}));
    expect(held()).toEqual([true, true, true]);
    expect(held({ until: 1 })).toEqual([true, false, false]);
    expect(held({ from: 2, until: 2 })).toEqual([false, true, false]);
  });
});
