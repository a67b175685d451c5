import fc from 'fast-check';
import { canonical } from './canonical.js';
import { isCanonicalText } from './canonical-text.js';

/** As it is defined, without a look at how long anything is. */
const isCanonical = (text: string): boolean => {
  try {
    return canonical(JSON.parse(text)) === text;
  } catch {
    return false;
  }
};
const asked = (text: string): boolean => isCanonicalText(JSON.parse(text), text);

const NUMBERS = [
  '0',
  '-0',
  '0.0',
  '0e1',
  '-1',
  '1e1',
  '10',
  '1e2',
  '100',
  '1E2',
  '1e+2',
  '15e2',
  '1500',
  '1.5e3',
  '1e3',
  '1000',
];
const MORE = [
  '99e0',
  '0.1e2',
  '1e-1',
  '0.1',
  '10e-1',
  '1.0',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
];
const ROUNDED = [
  '4.99999999999999999999',
  '9.9999999999999999999e0',
  '1e21',
  '1e22',
  '123456789012345680000',
  '5e-324',
  '1e400',
];
const WORDS = [
  '"a"',
  '""',
  '"\\u0061"',
  '"\\n"',
  '"\\/"',
  '"é"',
  '"\\ud800"',
  '"\ud83d\ude00"',
  'true',
  'false',
  'null',
  '[]',
  '{}',
];
const KEYS = [
  '"a"',
  '"b"',
  '"aa"',
  '"é"',
  '"1"',
  '"10"',
  '"9"',
  '"__proto__"',
  '"toJSON"',
  '"\\u0061"',
  '""',
  '"-1"',
  '"ﬀ"',
  '"\ud83d\ude00"',
];

/** Texts that are JSON, canonical or not: members in any order and twice, blanks, numbers and texts in every form. */
const { text: TEXT } = fc.letrec<{ text: string }>((tie) => {
  const blank = fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constantFrom(' ', '\t', '\n'));
  const leaf = fc.constantFrom(...NUMBERS, ...MORE, ...ROUNDED, ...WORDS);
  const list = fc.array(tie('text'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`);
  const member = fc.tuple(fc.constantFrom(...KEYS), blank, tie('text')).map(([key, gap, of]) => `${key}:${gap}${of}`);
  const members = fc.array(member, { maxLength: 4 });
  const object = fc
    .oneof(
      members,
      members.map((some) => some.toSorted()),
    )
    .map((some) => `{${some.join(',')}}`);
  return {
    text: fc.tuple(blank, fc.oneof({ depthSize: 'small' }, leaf, list, object), blank).map((parts) => parts.join('')),
  };
});

describe('a text that is seen to be canonical', () => {
  it('is what the value would be written as, and no other text is', () => {
    let canonicalOnes = 0;
    fc.assert(
      fc.property(TEXT, (text) => {
        canonicalOnes += isCanonical(text) ? 1 : 0;
        expect(asked(text)).toBe(isCanonical(text));
      }),
      { numRuns: 3_000 },
    );
    expect(canonicalOnes).toBeGreaterThan(300);
  });

  it('has every value written canonically, and none with a blank, or a member twice', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(asked(text)).toBe(true);
        expect([`${text} `, ` ${text}`, `{"a":${text},"a":${text}}`, `{"b":${text},"a":1}`].map(asked)).toEqual([
          false,
          false,
          false,
          false,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['two wrong lengths make up for one another', '{"a":1e3, "b":1}', false],
    ['an exponent as long as the number', '{"a":1e2}', false],
    ['a number that is none of those it is read as', '[9007199254740993]', false],
    ['the same with a fraction', '[0.10000000000000001]', false],
    ['members that objects keep in an order of their own', '{"10":1,"9":2}', true],
    ['the same the other way round', '{"9":2,"10":1}', false],
    ['half a character', '["\\ud800"]', false],
    ['an escape that has to be', '["\\n\\"\\\\"]', true],
    ['one that does not', '["\\/"]', false],
  ])('%s', (_, text, is) => {
    expect([asked(text), isCanonical(text)]).toEqual([is, is]);
  });

  it('may be as deep as JSON goes', () => {
    const deep = `${'['.repeat(300)}1${']'.repeat(300)}`;
    expect([asked(deep), asked(deep.replace('1', ' '))]).toEqual([true, false]);
  });
});
