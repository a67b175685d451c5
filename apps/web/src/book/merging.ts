import type { BookEntry, EventBook, PackBook } from '@adjutant/rules';

type Named = { readonly name: string };

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const alike = (one: Named, other: Named): boolean => plain(one.name) === plain(other.name);

/** Members in one order, so that what is the same reads the same. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, ordered(one)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

export const packIn = ({ packs }: EventBook, pack: string): PackBook =>
  packs.find((one) => one.pack === pack) ?? { pack, entries: [], cards: [], keywords: {} };

export function withPack(book: EventBook, changed: PackBook): EventBook {
  const others = book.packs.filter(({ pack }) => pack !== changed.pack);
  return { ...book, packs: [...others, changed] };
}

/** Puts an entry in the place of the one of its name, or behind all others. */
export function withEntry<One extends Named>(all: readonly One[], one: One): readonly One[] {
  return all.some((other) => alike(other, one)) ? all.map((other) => (alike(other, one) ? one : other)) : [...all, one];
}

/** What came in for a game, by name. */
export interface Brought {
  readonly pack: string;
  readonly entries: readonly string[];
  readonly cards: readonly string[];
  /** Units whose keywords came in. */
  readonly keywords: readonly string[];
}

/** What both books have; what of it is new here; and what stands in both under one name, and otherwise. */
export interface Merged {
  readonly book: EventBook;
  readonly brought: readonly Brought[];
  readonly differing: readonly string[];
}

const namesBehind = (all: readonly Named[], before: readonly Named[]): readonly string[] =>
  all.slice(before.length).map(({ name }) => name);

export function merged(kept: EventBook, other: EventBook): Merged {
  const differing: string[] = [];
  const fresh: Brought[] = [];
  const both = <One extends Named>(here: readonly One[], there: readonly One[]): readonly One[] => {
    const fresh = there.filter((one) => {
      const known = here.find((other) => alike(other, one));
      if (known && !isSame(known, one)) differing.push(one.name);
      return !known;
    });
    return [...here, ...fresh];
  };
  const book = other.packs.reduce((all, { pack, entries, cards, keywords }) => {
    const here = packIn(all, pack);
    const now = {
      pack,
      entries: both<BookEntry>(here.entries, entries),
      cards: both(here.cards, cards),
      keywords: { ...keywords, ...here.keywords },
    };
    fresh.push({
      pack,
      entries: namesBehind(now.entries, here.entries),
      cards: namesBehind(now.cards, here.cards),
      keywords: Object.keys(now.keywords).filter((name) => !Object.hasOwn(here.keywords, name)),
    });
    return withPack(all, now);
  }, kept);
  const brought = fresh.filter(({ entries, cards, keywords }) => entries.length + cards.length + keywords.length > 0);
  return { book, brought, differing };
}

/** A file as a book; what is wrong inside of it the server says, place by place. */
export function bookIn(text: string): EventBook | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'This file holds no JSON: choose one that was exported from a book.';
  }
  const { book, packs } = (typeof value === 'object' && value !== null ? value : {}) as Partial<EventBook>;
  if (typeof book !== 'string' || !Array.isArray(packs))
    return 'This is no book: it does not begin with "book" and "packs".';
  const parts: readonly unknown[] = packs;
  const whole = parts.every((one) => {
    const { pack, entries, cards } = (typeof one === 'object' && one !== null ? one : {}) as Partial<PackBook>;
    return typeof pack === 'string' && [entries, cards].every((all) => Array.isArray(all) && all.every(isNamed));
  });
  return whole ? (value as EventBook) : 'A part of this book names no pack, or has entries without names.';
}

function isNamed(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}
