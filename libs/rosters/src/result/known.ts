import { nearest, searchable } from '@adjutant/kernel';

/** A name that the rules at hand know; `id` where it goes by one. */
export interface KnownName {
  readonly name: string;
  readonly id?: string;
  /** Other names that it goes by. */
  readonly aliases?: readonly string[];
}

export type NameSort = 'faction' | 'detachment' | 'enhancement' | 'unit';

/** What the rules at hand know, handed in by whoever asks: nothing here knows a game. */
export type NamesKnown = { readonly [sort in NameSort]?: readonly KnownName[] };

const plain = (name: string): string => searchable(name).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The one that goes by this name: as it stands, else folded, else by another name. Never one that is only like it. */
export function knownBy(known: NamesKnown, sort: NameSort, word: string): KnownName | undefined {
  const all = known[sort] ?? [];
  const folded = plain(word);
  if (folded === '') return undefined;
  return (
    all.find(({ name, id }) => name === word || id === word) ??
    all.find(({ name }) => plain(name) === folded) ??
    all.find(({ aliases = [] }) => aliases.some((alias) => plain(alias) === folded))
  );
}

export function isKnown(known: NamesKnown, sort: NameSort, word: string): boolean {
  return knownBy(known, sort, word) !== undefined;
}

/** One that is like it, to ask about. */
export function likeOf(known: NamesKnown, sort: NameSort, word: string): KnownName | undefined {
  const all = known[sort] ?? [];
  if (word.length > 100) return undefined;
  const singular = (name: string): string => plain(name).replace(/s$/, '');
  const near = nearest(
    singular(word),
    all.map(({ name }) => singular(name)),
  );
  return all.find(({ name }) => singular(name) === (near ?? singular(word)));
}

/** Several names in one line, joined by commas and "and": the longest known ones first. Undefined where one is unknown. */
export function namesIn(known: NamesKnown, sort: NameSort, line: string): readonly string[] | undefined {
  if (isKnown(known, sort, line)) return [line];
  const words = line.split(' ').filter((word) => word !== '');
  if (words.length > 60) return undefined;
  return namesFrom(known, sort, words);
}

const JOINS = new Set(['and', '&', 'et', 'und', 'y', '+']);

function namesFrom(known: NamesKnown, sort: NameSort, words: readonly string[]): readonly string[] | undefined {
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    if (JOINS.has(words[at] ?? '')) at += 1;
    const end = longestFrom(known, sort, words, at);
    if (end === undefined) return undefined;
    found.push(words.slice(at, end).join(' ').replace(/,$/, ''));
    at = end;
  }
  return found;
}

function longestFrom(known: NamesKnown, sort: NameSort, words: readonly string[], from: number): number | undefined {
  for (let end = words.length; end > from; end--) {
    const name = words.slice(from, end).join(' ').replace(/,$/, '');
    if (isKnown(known, sort, name)) return end;
  }
  return undefined;
}
