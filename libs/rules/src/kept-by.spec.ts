import { keptBy } from './kept-by.js';

describe('what is kept by a value', () => {
  it('is made once for each value, also where nothing comes of it', () => {
    const asked: object[] = [];
    const firstOf = keptBy((list: readonly string[]): string | undefined => {
      asked.push(list);
      return list[0];
    });
    const [one, other, none] = [['a'], ['a'], []];
    expect([one, other, none, one, none].map(firstOf)).toEqual(['a', 'a', undefined, 'a', undefined]);
    expect(asked).toEqual([one, other, none]);
  });
});
