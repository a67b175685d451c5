import type { KeyOf, KeyTable } from '../app/keys/keys.js';
import type { Desk } from './record.js';

/** The letter of every view; none is one of a key of the page around it. */
export const LETTERS: { readonly [desk in Desk]: string } = {
  entry: 'e',
  summary: 'y',
  timeline: 'i',
  table: 't',
  ledgers: 'l',
  chart: 'h',
  moments: 'm',
  doubts: 'b',
  'what-if': 'w',
  options: 'o',
  units: 'u',
  seats: 's',
  refused: 'x',
  calls: 'a',
};

/** A key for each view that there is. What a tab counts is left out of what the list of keys says. */
export function deskKeys(where: string, tabs: readonly (readonly [Desk, string, ...unknown[]])[]): KeyTable<Desk> {
  return {
    where,
    keys: tabs.map(([desk, name]): KeyOf<Desk> => ({
      keys: [LETTERS[desk]],
      does: desk,
      says: `Open “${name.replace(/ \d+$/, '')}”`,
    })),
  };
}

/** As every list of tabs has them. */
export const TAB_KEYS: KeyTable<'tab'> = {
  where: 'On a tab',
  keys: [
    { keys: ['ArrowRight'], does: 'tab', says: 'The next tab' },
    { keys: ['ArrowLeft'], does: 'tab', says: 'The tab before' },
    { keys: ['Home'], does: 'tab', says: 'To the first tab, which Enter opens' },
    { keys: ['End'], does: 'tab', says: 'To the last tab, which Enter opens' },
  ],
};
