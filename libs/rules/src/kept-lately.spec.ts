import { keptLately } from './kept-lately.js';

describe('what is kept lately', () => {
  it('is made once for as long as few others are asked for, and is the same whenever it is made', () => {
    const asked: object[] = [];
    const firstOf = keptLately(2, (list: readonly string[]): string | undefined => {
      asked.push(list);
      return list[0];
    });
    const [one, other, none] = [['a'], ['b'], []];
    expect([one, other, one, other, one].map(firstOf)).toEqual(['a', 'b', 'a', 'b', 'a']);
    expect(asked).toEqual([one, other]);
    expect([none, none, other, one].map(firstOf)).toEqual([undefined, undefined, 'b', 'a']);
    expect(asked).toEqual([one, other, none, one]);
  });
});
