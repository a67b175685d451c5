import { randomBytes } from 'node:crypto';
import { commitment, keepsTo, saltOf } from './commitment.js';

const chance = (): string => randomBytes(32).toString('hex');
const secret = { stream: 'match-m', owner: 'A', holds: { drawn: { objective: 23 } } };

describe('a commitment', () => {
  const salt = '00112233445566778899aabbccddeeff';

  it('is SHA-256 over canonical JSON of where it belongs, what it holds and its salt', () => {
    // printf '{"holds":{"drawn":{"objective":23}},"owner":"A","salt":"0011…eeff","stream":"match-m"}' | sha256sum
    expect(commitment(secret, salt)).toBe('13d2620f9ee8ed771267acd64cf35dd16b4f1aa76cf05f95077347010a5604cd');
  });

  it('is kept by the same secret and the same salt only', () => {
    const sealed = commitment(secret, salt);
    expect(keepsTo(sealed, secret, salt)).toBe(true);
    expect(keepsTo(sealed, { ...secret, holds: { drawn: { objective: 24 } } }, salt)).toBe(false);
    expect(keepsTo(sealed, { ...secret, owner: 'B' }, salt)).toBe(false);
    expect(keepsTo(sealed, { ...secret, stream: 'match-n' }, salt)).toBe(false);
    expect(keepsTo(sealed, secret, `${salt.slice(0, -1)}0`)).toBe(false);
    expect(keepsTo(sealed, secret, '')).toBe(false);
  });

  it.each(['', '00', '00112233445566778899aabbccddee', 'x'.repeat(32), 'AB'.repeat(16)])(
    'refuses the salt %p',
    (short) => expect(() => commitment(secret, short)).toThrow(/128 bits/),
  );
});

describe('the salts of one seed', () => {
  it('all differ, have 256 bits, and follow from the seed', () => {
    const seed = chance();
    const salts = Array.from({ length: 50 }, (_, index) => saltOf(seed, index));
    expect(new Set(salts).size).toBe(50);
    expect(salts.every((salt) => /^[0-9a-f]{64}$/.test(salt))).toBe(true);
    expect(saltOf(seed, 3)).toBe(salts[3]);
    expect(saltOf(chance(), 3)).not.toBe(salts[3]);
  });

  it('hide a secret of few possible contents: each bit of its commitment is set half of the time', () => {
    const rounds = 2_000;
    const set = new Array<number>(256).fill(0);
    for (let round = 0; round < rounds; round++) {
      const bytes = Buffer.from(commitment(secret, saltOf(chance(), 0)), 'hex');
      for (const bit of set.keys()) set[bit] = (set[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
    }
    // Six standard deviations of a fair coin: one run in two million differs by so much somewhere.
    const most = 6 * Math.sqrt(rounds / 4);
    expect(set.filter((count) => Math.abs(count - rounds / 2) > most)).toEqual([]);
  });
});
