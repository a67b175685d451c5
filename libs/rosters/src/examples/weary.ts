/** Texts, of about this many characters, in which a pattern that goes back and forth would be lost. */
export const WEARY: readonly (readonly [string, (size: number) => string])[] = [
  ['brackets that open', (size) => '('.repeat(size)],
  ['brackets that close', (size) => ')'.repeat(size)],
  ['brackets around nothing', (size) => '()'.repeat(size / 2)],
  ['spaces', (size) => `1${' '.repeat(size - 2)}x`],
  ['numbers', (size) => `(${'1,'.repeat(size / 2 - 10)} points)`],
  ['marks', (size) => '+ '.repeat(size / 2)],
  ['colons', (size) => 'a: '.repeat(size / 3)],
  ['ands', (size) => 'Salt and '.repeat(size / 9)],
  ['commas', (size) => `1x A (1 pts): ${'b,'.repeat(size / 2 - 10)}`],
  ['bars', (size) => '| '.repeat(size / 2)],
  ['squares', (size) => '[1 pts]'.repeat(size / 7)],
];
