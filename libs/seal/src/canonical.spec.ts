import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonical } from './canonical.js';

const key = fc.oneof(
  fc.constantFrom(
    '10',
    '9',
    '-1',
    '01',
    '1e3',
    '__proto__',
    'toJSON',
    'constructor',
    '',
    'ä',
    '€',
    '\u{1f600}',
    '\ufb33',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.constantFrom(undefined, -0, new Date(0), Object(1), [undefined]),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 5 }),
  ),
}));

const outcomeOf = (write: () => string | undefined): string => {
  try {
    return write() ?? 'refused';
  } catch {
    return 'refused';
  }
};

test('every value is written as the library writes it, and refused where that refuses it', () => {
  fc.assert(
    fc.property(value, (one) => {
      expect(outcomeOf(() => canonical(one))).toBe(outcomeOf(() => canonicalize(one)));
    }),
    { numRuns: 2_000 },
  );
});

test('what was written canonically is written the same again, and changing some of it as well', () => {
  fc.assert(
    fc.property(fc.dictionary(key, value, { maxKeys: 5 }), fc.jsonValue(), (one, other) => {
      const written = outcomeOf(() => canonicalize(one));
      if (written === 'refused') return;
      const read = JSON.parse(written) as object;
      expect(canonical(read)).toBe(written);
      for (const among of [{ ...read, zz: { b: other, a: 1 } }, [read, { b: 1, a: other }, read]])
        expect(canonical(among)).toBe(canonicalize(among));
    }),
    { numRuns: 1_000 },
  );
});

test('members stand in the order of their UTF-16 units, also where an object would order them otherwise', () => {
  expect(canonical({ b: 1, a: 2, 10: 3, 9: 4, '\ufb33': 5, '\u{1f600}': 6 })).toBe(
    '{"10":3,"9":4,"a":2,"b":1,"\u{1f600}":6,"\ufb33":5}',
  );
});

test('members of a long list, which the machine sorts, stand in the same order as those of a short one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key, { minLength: 12, maxLength: 24 }), (keys) => {
      const one = Object.fromEntries(keys.map((name, place) => [name, place]));
      expect(outcomeOf(() => canonical(one))).toBe(outcomeOf(() => canonicalize(one)));
    }),
  );
});

test('what is very deep is written all the same, and what holds itself is refused', () => {
  let deep: unknown = [];
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  expect(canonical(deep)).toHaveLength(100_002);
  const itself: unknown[] = [];
  itself.push({ itself });
  expect(() => canonical(itself)).toThrow('Circular');
});
