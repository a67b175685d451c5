import { plainName, sameName } from './name.js';

describe('names', () => {
  it.each([
    ['Flare Up!', 'FLARE UP', true],
    ["Keeper's Oath", 'Keepers’ oath', true],
    ['Flare-Up (Aura)', 'flareup aura', true],
    ['Café', 'Cafe', true],
    ['Flare Up', 'Flare Upon', false],
    ['Wick 1', 'Wick 2', false],
    ['Огонь', 'огонь!', true],
    ['Огонь', 'Вода', false],
    ['灯', '潮', false],
  ])('%j and %j are the same: %j', (one, other, same) => {
    expect(sameName(one, other)).toBe(same);
  });

  it('are matched on letters and digits', () => {
    expect(plainName(' The 3rd “Lantern”! ')).toBe('the3rdlantern');
  });

  it('are the same the second time, after more names than are kept, and however long they are', () => {
    const long = 'Lantern! '.repeat(50);
    for (let count = 0; count < 12_000; count++) expect(plainName(`Wick ${count}!`)).toBe(`wick${count}`);
    for (let time = 0; time < 2; time++) {
      expect(plainName('Wick 7!')).toBe('wick7');
      expect(plainName(long)).toBe('lantern'.repeat(50));
      expect(plainName('!')).toBe('');
    }
  });
});
