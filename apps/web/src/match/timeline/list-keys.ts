import type { KeyTable } from '../../app/keys/keys.js';

export type ListMove = 'down' | 'up' | 'page-down' | 'page-up' | 'first' | 'last' | 'open';

export const LIST_KEYS: KeyTable<ListMove> = {
  where: 'In the timeline',
  keys: [
    { keys: ['ArrowDown'], does: 'down', says: 'The next entry shown' },
    { keys: ['ArrowUp'], does: 'up', says: 'The entry shown before' },
    { keys: ['PageDown'], does: 'page-down', says: 'Ten entries on' },
    { keys: ['PageUp'], does: 'page-up', says: 'Ten entries back' },
    { keys: ['Home'], does: 'first', says: 'The first entry shown' },
    { keys: ['End'], does: 'last', says: 'The last entry shown' },
    { keys: ['Enter'], does: 'open', says: 'Read the entry' },
  ],
};

export type SearchAct = 'go' | 'list' | 'leave';

export const SEARCH_KEYS: KeyTable<SearchAct> = {
  where: 'In the search of the timeline',
  keys: [
    { keys: ['Enter'], does: 'go', says: 'To entry 38 where #38 is written, else to the first entry found' },
    { keys: ['ArrowDown'], does: 'list', says: 'Into the list' },
    { keys: ['Escape'], does: 'leave', says: 'Empty the search, then leave it' },
  ],
};

const PAGE = 10;

/** Where a move leads in what is shown, which is narrowed perhaps; null where nothing is. */
export function listed(move: Exclude<ListMove, 'open'>, from: number, shown: readonly number[]): number | null {
  const at = shown.indexOf(stopOf(from, shown) ?? -1);
  const to = { down: at + 1, up: at - 1, 'page-down': at + PAGE, 'page-up': at - PAGE, first: 0, last: shown.length }[
    move
  ];
  return shown[Math.min(Math.max(to, 0), shown.length - 1)] ?? null;
}

/** The one entry of a list at which the Tab key stops: the selected one, else the next that is shown. */
export function stopOf(selected: number, shown: readonly number[]): number | null {
  return shown.find((number) => number >= selected) ?? shown.at(-1) ?? null;
}
