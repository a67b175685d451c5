import fc from 'fast-check';
import { bytesIn, supposedOf, textIn, type Encoding } from './encoding.js';

const NAMES = 'name\nŽoë “Ork” Müller €\n';

const CASES: readonly (readonly [Encoding, Uint8Array])[] = [
  ['utf-8', new TextEncoder().encode(NAMES)],
  ['utf-16le', bytesIn({ text: `\uFEFF${NAMES}`, encoding: 'utf-16le' })],
  ['utf-16be', bytesIn({ text: `\uFEFF${NAMES}`, encoding: 'utf-16be' })],
  ['windows-1252', bytesIn({ text: NAMES, encoding: 'windows-1252' })],
];

test.each(CASES)('letters are read as they were written: %s', (encoding, bytes) => {
  const read = textIn(bytes);
  expect(read.encoding).toBe(encoding);
  expect(read.text.replace('\uFEFF', '')).toBe(NAMES);
  expect(supposedOf(read)).toHaveLength(encoding === 'utf-8' ? 0 : 1);
});

test.each(['utf-16le', 'utf-16be'] as const)('%s is known without its mark by its zeros', (encoding) => {
  const text = 'name,faction\nŽoë Müller,Orks\n';
  expect(textIn(bytesIn({ text, encoding }))).toEqual({ text, encoding });
});

test('what UTF-16 says differs in its two orders of bytes', () => {
  expect([...bytesIn({ text: 'Ž', encoding: 'utf-16le' })]).toEqual([0x7d, 0x01]);
  expect([...bytesIn({ text: 'Ž', encoding: 'utf-16be' })]).toEqual([0x01, 0x7d]);
});

test('a file is given back to the byte, whatever it holds', () => {
  const mark = fc.constantFrom([], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf]);
  fc.assert(
    fc.property(mark, fc.uint8Array({ maxLength: 40 }), (first, rest) => {
      const bytes = Uint8Array.from([...first, ...rest]);
      expect([...bytesIn(textIn(bytes))]).toEqual([...bytes]);
    }),
    { numRuns: 2_000 },
  );
});
