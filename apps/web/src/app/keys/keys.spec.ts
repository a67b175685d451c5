import { DISPUTE_KEYS } from '../../dispute/keys.js';
import { CALL_KEYS, QUEUE_KEYS } from '../../judge/keys.js';
import { deskKeys, LETTERS, TAB_KEYS } from '../../match/desk-keys.js';
import { MATCH_KEYS, READER_KEYS } from '../../match/step/moves.js';
import { listed, LIST_KEYS, SEARCH_KEYS, stopOf } from '../../match/timeline/list-keys.js';
import { EVERYWHERE, isLetter, meaningOf, type KeyTable } from './keys.js';

const desks = deskKeys(
  'Views',
  Object.keys(LETTERS).map((desk) => [desk as keyof typeof LETTERS, `${desk} 3`] as const),
);
const AT_ONCE: readonly (readonly KeyTable<unknown>[])[] = [
  [EVERYWHERE, MATCH_KEYS, desks],
  [EVERYWHERE, DISPUTE_KEYS, { ...desks, keys: desks.keys.filter(({ does }) => does !== 'calls') }],
  [EVERYWHERE, QUEUE_KEYS],
  [LIST_KEYS],
  [SEARCH_KEYS],
  [TAB_KEYS],
  [CALL_KEYS],
];

test('of the keys that are listened to together none means two things', () => {
  for (const tables of AT_ONCE) {
    const keys = tables.flatMap((table) => table.keys.flatMap((one) => one.keys));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  }
});

test('every view has a letter, and what a tab counts is no part of its name', () => {
  expect(desks.keys.every(({ keys }) => keys.every(isLetter))).toBe(true);
  expect(desks.keys[0]?.says).toBe('Open “entry”');
});

test('whoever may not call has no key for it', () => {
  expect([meaningOf('c', MATCH_KEYS.keys), meaningOf('c', READER_KEYS.keys)]).toEqual(['call', null]);
});

test('a list that is narrowed is gone through as it is shown', () => {
  const shown = [2, 5, 9, 12];
  expect([stopOf(6, shown), stopOf(20, shown), stopOf(1, [])]).toEqual([9, 12, null]);
  expect([listed('down', 9, shown), listed('up', 2, shown), listed('page-down', 2, shown)]).toEqual([12, 2, 12]);
  expect([listed('first', 9, shown), listed('last', 2, shown), listed('down', 1, [])]).toEqual([2, 12, null]);
});
