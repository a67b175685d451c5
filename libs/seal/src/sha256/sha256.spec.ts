import fc from 'fast-check';
import { sha256 as native } from './native.js';
import { sha256 as portable } from './portable.js';

test('a hash is the same on a phone and on the server, whatever the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => portable(text) === native(text)));
  for (const text of ['', 'ä€😀', '\ud800 alone', 'x'.repeat(100_000)]) expect(portable(text)).toBe(native(text));
});
