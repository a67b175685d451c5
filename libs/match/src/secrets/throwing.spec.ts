import { SEALING } from '@adjutant/testing';
import { thrownFrom } from './throwing.js';

const seed = '5a'.repeat(32);

describe('dice out of the chance of a command', () => {
  it('are the same for the same chance, and others for other chance', () => {
    expect(thrownFrom(SEALING, seed)(20, 6)).toEqual(thrownFrom(SEALING, seed)(20, 6));
    expect(thrownFrom(SEALING, seed)(20, 6)).not.toEqual(thrownFrom(SEALING, '5b'.repeat(32))(20, 6));
  });

  it.each([2, 3, 6, 10])('show each side of a D%i about as often', (sides) => {
    const dice = thrownFrom(SEALING, seed)(600 * sides, sides);
    const counts = Array.from({ length: sides }, (_, side) => dice.filter((die) => die === side + 1).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(600 * sides);
    for (const count of counts) expect(Math.abs(count - 600)).toBeLessThan(120);
  });

  it('throws away what would make some sides likelier', () => {
    const drawn = ['ffffffff', '00000006', '00000001'];
    let asked = 0;
    const saltOf = (): string => drawn[asked++] ?? '';
    expect(thrownFrom({ saltOf }, seed)(2, 7)).toEqual([7, 2]);
  });
});
