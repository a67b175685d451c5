import fc from 'fast-check';
import { didYouMean, distance, nearest } from './near.js';

describe('distance', () => {
  it.each([
    ['', '', 0],
    ['lamp', 'lamp', 0],
    ['lamp', 'lamps', 1],
    ['lamp', 'camp', 1],
    ['lamp', 'ramps', 2],
    ['', 'oil', 3],
    ['kitten', 'sitting', 3],
    ['lamp', 'lapm', 1],
  ])('from %j to %j is %d', (one, other, letters) => {
    expect(distance(one, other)).toBe(letters);
  });

  it('is the same both ways, and 0 only for the same word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (one, other) => {
        expect(distance(one, other)).toBe(distance(other, one));
        expect(distance(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

describe('the nearest word', () => {
  it.each([
    ['clahs', ['clash', 'march'], 'clash'],
    ['Clash', ['clash', 'march'], 'clash'],
    ['fog', ['fig', 'frog'], 'fig'],
    ['fog', ['oil'], undefined],
    ['lantern', ['tide'], undefined],
    ['lantern', [], undefined],
  ])('to %j among %j is %j', (word, known, near) => {
    expect(nearest(word, known)).toBe(near);
  });

  it('is offered at the end of a sentence, or not at all', () => {
    expect(didYouMean('clahs', ['clash'])).toBe('; did you mean clash?');
    expect(didYouMean('xyz', ['clash'])).toBe('');
  });
});
