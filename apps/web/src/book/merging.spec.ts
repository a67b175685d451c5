import type { BookEntry, EventBook } from '@adjutant/rules';
import { bookIn, merged, packIn, withEntry } from './merging.js';

const BELL: Extract<BookEntry, { is: 'use' }> = { is: 'use', name: 'Ring the Bell', costs: { cp: 1 } };
const RELAY: BookEntry = { is: 'score', name: 'The Relay', cap: 12 };
const bookOf = (...entries: readonly BookEntry[]): EventBook => ({
  book: 'adjutant/1',
  packs: [{ pack: 'kites', entries, cards: [], keywords: {} }],
});

test('what is new comes behind, what is the same stays, and what differs is said', () => {
  const same = { costs: { cp: 1 }, name: 'Ring the Bell', is: 'use' } as const;
  expect(merged(bookOf(BELL), bookOf(same, RELAY))).toEqual({
    book: bookOf(BELL, RELAY),
    brought: [{ pack: 'kites', entries: ['The Relay'], cards: [], keywords: [] }],
    differing: [],
  });
  const { book, differing } = merged(bookOf(BELL), bookOf({ ...BELL, name: 'ring the bell!', costs: { cp: 2 } }));
  expect([packIn(book, 'kites').entries, differing]).toEqual([[BELL], ['ring the bell!']]);
});

test('what came in is said for each game that it came in for', () => {
  const card = { name: 'Autumn', entries: [RELAY] };
  const two: EventBook = {
    book: 'adjutant/1',
    packs: [
      { pack: 'kites', entries: [BELL], cards: [], keywords: {} },
      { pack: 'boats', entries: [], cards: [card], keywords: { Barge: ['BOAT'] } },
    ],
  };
  expect(merged(bookOf(BELL), two).brought).toEqual([
    { pack: 'boats', entries: [], cards: ['Autumn'], keywords: ['Barge'] },
  ]);
  expect(merged(two, two).brought).toEqual([]);
});

test('an entry takes the place of the one of its name', () => {
  const dearer = { ...BELL, costs: { cp: 2 } };
  expect(withEntry<BookEntry>([BELL, RELAY], dearer)).toEqual([dearer, RELAY]);
  expect(withEntry<BookEntry>([BELL], RELAY)).toEqual([BELL, RELAY]);
});

test.each([
  ['no JSON', '{', /no JSON/],
  ['something else', '{"roster":1}', /no book/],
  ['nothing', 'null', /no book/],
  ['a part without a pack', '{"book":"adjutant/1","packs":[{}]}', /names no pack/],
  ['entries without names', '{"book":"adjutant/1","packs":[{"pack":"x","entries":[{}],"cards":[]}]}', /without names/],
])('says of a file that it is none: %s', (_, text, why) => {
  expect(bookIn(text)).toMatch(why);
});

test('reads what was written', () => {
  expect(bookIn(JSON.stringify(bookOf(BELL)))).toEqual(bookOf(BELL));
});
