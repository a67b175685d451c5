import { partOf, searchable, withNumbers, wordsAsked } from './searchable.js';

test('case, marks, widths and spaces make no difference to a search', () => {
  expect(searchable('  Élodie\u0000\n ＷÜRFEL ')).toBe('elodie wurfel');
  expect(searchable('İstanbul')).toBe(searchable('istanbul'));
  expect(searchable('E\u0301lodie')).toBe(searchable('Élodie'));
  expect(searchable('אָדָה')).toBe(searchable('אדה'));
  expect(searchable('broken \ud800')).toBe('broken \ufffd');
});

test('what is typed comes apart into words, signs and all, and no more than ten of them', () => {
  expect(wordsAsked(' 100%  Ada\tO’Neil \u0301 ')).toEqual(['100%', 'Ada', 'O’Neil']);
  expect(wordsAsked('a '.repeat(10))).toHaveLength(10);
  expect(wordsAsked('a '.repeat(11))).toBeUndefined();
});

test('a number is found as a whole where it stands alone, every other word by a part', () => {
  const found = (text: string, word: string) => withNumbers(text).includes(partOf(word));
  expect(found('Round 2, table 14', '14')).toBe(true);
  expect(found('Round 2, table 14', '4')).toBe(false);
  expect(found('wh40k-10e', '40')).toBe(false);
  expect(found('wh40k-10e', '40k')).toBe(true);
  expect(found('Entry #38', '38')).toBe(true);
});
