import fc from 'fast-check';
import { hiddenIn, shown } from './hidden.js';

const HONEST = [
  'Zoë O’Brien-Smith',
  '山田 太郎',
  'ישראל ישראלי',
  'محمد',
  // Persian with a zero-width non-joiner, Sinhala and Malayalam with joiners.
  'می‌خواهم',
  'ශ්‍රී ලංකා',
  'രാമന്‍',
  '👩‍🚀 👩🏽‍⚕️ ❤️ 1️⃣ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇫🇷',
  '葛󠄀城',
];

const HIDDEN = [
  ...['\u0000', '\u0007', '\u001b', '\u007f', '\u0080', '\u009b', '\u0085', '\u2028', '\u2029', '\r'],
  ...['\u061c', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\ufeff', '\u00ad', '\u3164', '\ufe0f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u{e0041}', '\ud800'],
];

test.each(HONEST)('%s may be written anywhere, and is shown as it is', (text) => {
  expect([hiddenIn(text, 'line'), hiddenIn(text, 'prose'), shown(text)]).toEqual([undefined, undefined, text]);
});

test.each(HIDDEN.map((letter) => [`U+${letter.codePointAt(0)?.toString(16)}`, letter]))('%s is hidden', (_, letter) => {
  const text = `Ann${letter}Smith`;
  expect(hiddenIn(text, 'line')).toMatch(/^U\+[0-9A-F]{4,5}$/);
  expect(hiddenIn(text, 'prose')).toBe(/[\u00ad\u200b]/.test(letter) ? undefined : hiddenIn(text, 'line'));
  expect(shown(text)).toMatch(/^Ann\\(u[0-9a-f]{4}(\\u[0-9a-f]{4})?|r)Smith$/);
});

test.each([
  ['a mark that turns text', '\u061c\u200c\u0dc1'],
  ['a variant of nothing', 'x\ufe0f\u200d👩'],
  ['a letter before such a mark', '\u0dc1\u200c\u061c'],
])('what joins %s is hidden with it, and so is shown once as twice', (_, text) => {
  const once = shown(text);
  expect([hiddenIn(once, 'line'), shown(once)]).toEqual([undefined, once]);
});

test('a line break stands in prose only, and is written out where a line is shown', () => {
  expect([hiddenIn('a\n\tb', 'prose'), hiddenIn('a\nb', 'line'), hiddenIn('a\tb', 'line')]).toEqual([
    undefined,
    'U+000A',
    'U+0009',
  ]);
  expect(shown('a\n\tb')).toBe(String.raw`a\n\tb`);
});

const anyText = fc.string({ unit: 'binary', maxLength: 30 });

test('what is shown holds nothing hidden, is shown the same again, and JSON stays the JSON that it was', () => {
  const odd = fc.array(fc.oneof(anyText, fc.constantFrom(...HIDDEN, ...HONEST))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(odd, (text) => {
      const once = shown(text);
      expect(hiddenIn(once, 'line')).toBeUndefined();
      expect(shown(once)).toBe(once);
      expect(JSON.parse(shown(JSON.stringify({ text })))).toEqual({ text });
    }),
    { numRuns: 500 },
  );
});
