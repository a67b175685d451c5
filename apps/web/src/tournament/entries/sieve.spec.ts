import type { EntrantView } from '@adjutant/tournament';
import { counted, sifted } from './sieve.js';

const entry = (id: string, more: Partial<EntrantView> = {}): EntrantView => ({
  ...{ player: id, name: id.toUpperCase(), status: 'entered', checkedIn: false, from: 1 },
  ...more,
});
const ENTRIES = [
  entry('di', { checkedIn: true }),
  entry('cy', { faction: 'Orks' }),
  entry('bo', { status: 'waiting' }),
  entry('an', { status: 'waiting' }),
  entry('ed', { status: 'dropped' }),
];
const ids = (which: Parameters<typeof sifted>[1]['which'], question = ''): readonly string[] =>
  sifted(ENTRIES, { which, question }).map(({ player }) => player);

test('entries stand by name, those who wait by the order in which they came', () => {
  expect(ids('all')).toEqual(['an', 'bo', 'cy', 'di', 'ed']);
  expect(ids('waiting')).toEqual(['bo', 'an']);
  expect(ids('not-here')).toEqual(['cy']);
  expect(ids('gone')).toEqual(['ed']);
});

test('they are found by name and faction', () => {
  expect(ids('all', 'orks c')).toEqual(['cy']);
  expect(ids('all', 'nobody')).toEqual([]);
});

test('they are counted', () => {
  expect(counted(ENTRIES)).toMatchObject({ all: 5, 'not-here': 1, waiting: 2, gone: 1, here: 1 });
});

test('who has brought no list is found, and whose list somebody has to look at', () => {
  const list = { digest: 'd', check: 'legal', late: false } as const;
  const brought = [
    entry('an', { list }),
    entry('bo'),
    entry('cy', { list: { ...list, check: 'unchecked' } }),
    entry('di', { list: { ...list, check: 'illegal', overruled: true } }),
    entry('ed', { list: { ...list, late: true } }),
    entry('fy', { status: 'dropped' }),
  ];
  const found = (which: 'no-list' | 'list-to-look-at') =>
    sifted(brought, { which, question: '' }).map(({ player }) => player);
  expect(found('no-list')).toEqual(['bo']);
  expect(found('list-to-look-at')).toEqual(['cy', 'ed']);
  expect(counted(brought)).toMatchObject({ 'no-list': 1, 'list-to-look-at': 2 });
});
