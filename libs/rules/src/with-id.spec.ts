import fc from 'fast-check';
import { withId } from './with-id.js';

const id = fc.constantFrom('moved', 'shot', 'fought');

describe('what has an id in a list', () => {
  it('is the first that has it, however often it is asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id, name: fc.string() })), fc.array(id), (list, asked) => {
        for (const wanted of asked) expect(withId(list, wanted)).toBe(list.find((one) => one.id === wanted));
        expect(withId(list, undefined)).toBeUndefined();
      }),
    );
  });
});
