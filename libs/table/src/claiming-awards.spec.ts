import { composed } from './composing.js';

const CARD = {
  type: 'ClaimAwards',
  data: { player: 'A', card: 'card/tide', awards: [{ award: 'a' }, { award: 'b' }, { award: 'c' }] },
  asks: [
    { what: 'yes-no', into: ['awards', 0, 'times'], says: 'a', optional: true },
    { what: 'number', into: ['awards', 1, 'times'], says: 'b', optional: true, least: 1, most: 20 },
    { what: 'yes-no', into: ['awards', 2, 'times'], says: 'c', optional: true },
  ],
} as const;

test('what is so is claimed once, what is counted as often as it was, and the rest not at all', () => {
  const said = { 'awards.0.times': true, 'awards.1.times': 3, 'awards.2.times': false };
  const awards = [
    { award: 'a', times: 1 },
    { award: 'b', times: 3 },
  ];
  expect(composed(CARD, said).data).toEqual({ ...CARD.data, awards });
});

test('a card with one award is claimed as it is', () => {
  const alone = { ...CARD, asks: [], data: { ...CARD.data, awards: [{ award: 'a' }] } };
  expect(composed(alone, {}).data).toEqual(alone.data);
});
