import { drawFor, hashOf, lotOf } from './chance.js';

describe('chance', () => {
  // Published figures of MurmurHash3_x86_32.
  test.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['test', 0, 0xba6bd213],
    ['Hello, world!', 0, 0xc0363e43],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['The quick brown fox jumps over the lazy dog', 0, 0x2e4ff723],
  ])('the hash of %j from %i', (text, seed, expected) => expect(hashOf(text, seed)).toBe(expected));

  test('knows seed, round, purpose and player apart, whatever their letters', () => {
    const drawn = [
      drawFor('s', 1, 'pair', '1'),
      drawFor('s', 11, 'pair', ''),
      drawFor('s1', 1, 'pair', ''),
      drawFor('s', 1, 'seat', '1'),
    ];
    expect(new Set(drawn.map(({ first, second }) => `${first} ${second}`)).size).toBe(4);
  });

  test('two draw the same lot, whoever is named first, and every lot as often as any other', () => {
    const draws = Array.from({ length: 400 }, (_, at) => drawFor('seed', 3, 'pair', `p${at}`));
    let unlike = 0;
    const counts = new Array<number>(16).fill(0);
    for (const [at, one] of draws.entries())
      for (const other of draws.slice(0, at)) {
        const lot = lotOf(one, other, 20);
        if (lotOf(other, one, 20) !== lot) unlike += 1;
        counts[lot >> 16]! += 1;
      }
    expect(unlike).toBe(0);
    const each = (400 * 399) / 2 / 16;
    const chi = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    // 15 degrees of freedom: more than this one time in ten thousand.
    expect(chi).toBeLessThan(45);
  });

  test('over many seeds everybody is as likely to meet everybody', () => {
    const least = Array.from({ length: 600 }, (_, seed) => {
      const draws = ['a', 'b', 'c', 'd'].map((id) => drawFor(`seed ${seed}`, 1, 'pair', id));
      const ways = [
        [0, 1, 2, 3],
        [0, 2, 1, 3],
        [0, 3, 1, 2],
      ].map(([a, b, c, d]) => lotOf(draws[a!]!, draws[b!]!, 20) + lotOf(draws[c!]!, draws[d!]!, 20));
      return ways.indexOf(Math.min(...ways));
    });
    for (const way of [0, 1, 2]) expect(Math.abs(least.filter((one) => one === way).length - 200)).toBeLessThan(50);
  });
});
