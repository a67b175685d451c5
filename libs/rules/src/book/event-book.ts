import { is, sameJson, type Static } from '@adjutant/kernel';
import { BookCard, BookEntry } from './book-entry.js';
import { bookIdOf } from './book-names.js';

const MOST_PACKS = 50;
const MOST_ENTRIES = 500;
const MOST_CARDS = 50;
const MOST_OF_A_CARD = 200;

/** A whole score card: what it says of itself, and everything that it scores. */
export const ScoreCard = is.extended(BookCard, {
  entries: is.list(BookEntry, {
    least: 1,
    most: MOST_OF_A_CARD,
    says: 'What it scores, each with its cap and its moments.',
  }),
});
export type ScoreCard = Static<typeof ScoreCard>;

/** What is kept for the matches of one pack. */
export const PackBook = is.object(
  {
    pack: is.name({ says: 'Id of the pack whose steps, resources and categories it names.' }),
    entries: is.list(BookEntry, { most: MOST_ENTRIES }),
    cards: is.list(is.named('ScoreCard', ScoreCard), { most: MOST_CARDS }),
    keywords: is.mapOf(is.names(), 'keywords', {
      says: 'Keywords of datasheets, by name, that rules need and no list carries.',
    }),
  },
  { name: 'PackBook' },
);
export type PackBook = Static<typeof PackBook>;

/** What no pack lists, as an event keeps it for its matches; the same as a file. */
export const EventBook = is.object(
  {
    book: is.exactly('adjutant/1', { says: 'What this is, and in which version.' }),
    packs: is.list(PackBook, { most: MOST_PACKS }),
  },
  { name: 'EventBook' },
);
export type EventBook = Static<typeof EventBook>;

export const EMPTY_BOOK: EventBook = { book: 'adjutant/1', packs: [] };

/** What a match has told. */
export type Learned = Partial<Pick<PackBook, 'entries' | 'keywords'>> & { readonly card?: ScoreCard };

/** The book with what a match has told; what stands there already is never written over, and a full book takes no more. */
export function learning(book: EventBook, pack: string, { entries = [], card, keywords = {} }: Learned): EventBook {
  const known = book.packs.find((one) => one.pack === pack) ?? { pack, entries: [], cards: [], keywords: {} };
  const ids = new Set(known.entries.map(({ name }) => bookIdOf(name)));
  const named = known.cards.some(({ name }) => card && bookIdOf(name) === bookIdOf(card.name));
  const learned: PackBook = {
    pack,
    entries: [...known.entries, ...entries.filter(({ name }) => !ids.has(bookIdOf(name)))].slice(0, MOST_ENTRIES),
    cards: (card && !named ? [...known.cards, card] : known.cards).slice(0, MOST_CARDS),
    keywords: { ...keywords, ...known.keywords },
  };
  if (sameJson(learned, known)) return book;
  return { ...book, packs: [...book.packs.filter((one) => one !== known), learned].slice(0, MOST_PACKS) };
}

/** Of two of the same name in one book nobody knows which is meant. */
export function twiceIn({ packs }: EventBook): readonly { readonly at: string; readonly message: string }[] {
  const named = (all: readonly { readonly name: string }[], at: string) =>
    all.flatMap(({ name }, nth) => {
      const first = all.findIndex((other) => bookIdOf(other.name) === bookIdOf(name));
      if (first === nth) return [];
      return [
        {
          at: `${at}[${nth}].name`,
          message: `name is ${JSON.stringify(name)}, which stands at ${at}[${first}] already`,
        },
      ];
    });
  return packs.flatMap(({ pack, entries, cards }, nth) => [
    ...(packs.findIndex((one) => one.pack === pack) === nth
      ? []
      : [{ at: `packs[${nth}].pack`, message: `pack is ${pack}, which stands there already` }]),
    ...named(entries, `packs[${nth}].entries`),
    ...named(cards, `packs[${nth}].cards`),
    ...cards.flatMap((card, which) => named(card.entries, `packs[${nth}].cards[${which}].entries`)),
  ]);
}
