import { throwMeant, throwsMeant, type ThrowSaid } from './throws.js';

describe('a throw for an objective', () => {
  it.each<[ThrowSaid, object]>([
    [42, { dice: [4, 2] }],
    ['4,2', { dice: [4, 2] }],
    ['#42', { dice: [4, 2] }],
    [[7, 1], { dice: [7, 1] }],
    ['44:3', { dice: [4, 4], die: 3 }],
    ['4,4 die 3', { dice: [4, 4], die: 3 }],
    ['66+51', { dice: [6, 6], bonus: { dice: [5, 1] } }],
    ['6,6 + 4,4:2', { dice: [6, 6], bonus: { dice: [4, 4], die: 2 } }],
  ])('may be written as %j', (said, meant) => {
    expect(throwMeant(said)).toEqual(meant);
  });

  it('may stand in a list; two single digits are the dice of one', () => {
    expect(throwsMeant([4, 2])).toEqual([{ dice: [4, 2] }]);
    expect(throwsMeant([42, '1,1'])).toEqual([{ dice: [4, 2] }, { dice: [1, 1] }]);
  });

  it('is refused where nobody could throw it', () => {
    expect(() => throwMeant('fourty-two')).toThrow("write it as 42, '4,2', '44:3' or '66+51'");
  });
});
