import fc from 'fast-check';
import { fromBase64, toBase64 } from './base64.js';

test('bytes come back from the one text that stands for them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
      const text = toBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(text)).toEqual(bytes);
    }),
  );
});

test('a text that only reads like one stands for nothing: what is taken is what would be written, letter by letter', () => {
  const letters = fc.constantFrom(...'ABQgwxz059+/=- _');
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 9 }), (text) => {
      const bytes = Buffer.from(text, 'base64');
      const isWritten = bytes.toString('base64') === text;
      expect(fromBase64(text)).toEqual(isWritten ? new Uint8Array(bytes) : undefined);
    }),
    { numRuns: 2_000 },
  );
  expect(fromBase64('')).toBeUndefined();
});

test('a file of a megabyte is read', () => {
  const bytes = new Uint8Array(1024 * 1024).fill(7);
  expect(fromBase64(Buffer.from(bytes).toString('base64'))?.length).toBe(bytes.length);
});
