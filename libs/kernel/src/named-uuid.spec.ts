import fc from 'fast-check';
import { v5 } from 'uuid';
import { uuidsNamedIn } from './named-uuid.js';

const NAMESPACE = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

test('the example of RFC 9562, appendix A.4', () => {
  expect(uuidsNamedIn(NAMESPACE)('www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('a name has the id that the package uuid gives it', () => {
  const named = uuidsNamedIn(NAMESPACE);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      fc.pre(name.isWellFormed());
      expect(named(name)).toBe(v5(name, NAMESPACE));
    }),
  );
  for (const length of [39, 40, 47, 48, 103, 104, 1_000]) {
    const name = 'x'.repeat(length);
    expect(named(name)).toBe(v5(name, NAMESPACE));
  }
});

test('half a character names nothing, and a namespace is a UUID', () => {
  expect(() => uuidsNamedIn(NAMESPACE)('\ud800')).toThrow('half a character');
  expect(() => uuidsNamedIn('here')).toThrow('here is no UUID');
});
