import fc from 'fast-check';
import { checkStream } from './checks.js';

/** As it is promised: no spaces, no control characters and the like, and no dollar sign in front. */
const NAME = /^[^\s\p{C}$][^\s\p{C}]{0,199}$/u;

const isTaken = (name: string): boolean => {
  try {
    return checkStream(name) === name;
  } catch {
    return false;
  }
};

describe('names of streams', () => {
  it('are those that are promised, character by character, in front and behind', () => {
    const characters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code));
    const names = characters.flatMap((one) => [one, `a${one}`, `${one}a`]);
    expect(names.filter((name) => isTaken(name) !== NAME.test(name))).toEqual([]);
    expect(['$a', ' a', 'a ', 'a\n', ''].filter(isTaken)).toEqual([]);
  });

  it('are those that are promised, whatever they are made of', () => {
    const name = fc.oneof(fc.string({ maxLength: 210 }), fc.string({ unit: 'binary', maxLength: 20 }));
    fc.assert(fc.property(name, (one) => isTaken(one) === NAME.test(one)));
  });
});
