import { openMemoryStore, type EventStore } from '@adjutant/store';
import fc from 'fast-check';
import { sql } from 'kysely';
import { append, happenings, logOf, SHELF } from '../contract/logs.js';
import { freshFile, type ListsPlace } from '../contract/places.js';
import { Follower } from '../follower.js';
import type { Lists } from '../lists.js';
import { openLists } from '../open-lists.js';
import { namesIn } from '../schema.js';
import { checkRows, type RowFault } from './check-rows.js';
import { setRight } from './set-right.js';

let place: ListsPlace;
let lists: Lists;
let store: EventStore;
let streams: readonly string[];

/** A log with rulings, corrections and concessions in it, and the lists that were kept of it. */
beforeAll(async () => {
  place = await freshFile();
  lists = await openLists(place.setting);
  store = openMemoryStore();
  const logs = fc.sample(happenings, { numRuns: 30, seed: 11 });
  const most = (log: (typeof logs)[number]): number => log.filter(({ what }) => what === 'ruling').length;
  const [longest] = logs.toSorted((one, other) => most(other) - most(one));
  for (const written of logOf(longest ?? [])) await append(store, written);
  await lists.versions.currentOrNew(1);
  await new Follower(lists.tables, store, SHELF).catchUp(() => false);
  streams = [...new Set((await store.readAll('', 100_000)).map(({ stream }) => stream))];
});
afterAll(async () => {
  await lists.close();
  await place.remove();
});

const check = async (): Promise<readonly RowFault[]> =>
  (await checkRows({ lists, store, shelf: SHELF, streams, goOn: () => true })) ?? [];
const change = async (text: string): Promise<void> => {
  const { numAffectedRows } = await sql.raw(text).execute(lists.tables.kysely);
  expect(Number(numAffectedRows)).toBeGreaterThan(0);
};

const { matches, disputes, precedents, precedent_rules: rules, precedent_words: words } = namesIn(1);
const FIRST = (table: string) => `rowid = (SELECT min(rowid) FROM ${table})`;
const TAMPERINGS: readonly (readonly [string, string, RegExp])[] = [
  [
    'score of a match',
    `UPDATE ${matches} SET summary = json_set(summary, '$.vp.A', 99) WHERE ${FIRST(matches)}`,
    /summary\.vp\.A is 99 and should be \d+/,
  ],
  ['summary that is no JSON', `UPDATE ${matches} SET summary = '{' WHERE ${FIRST(matches)}`, /summary is "{"/],
  ['match struck as void', `UPDATE ${matches} SET voided = 1 - voided WHERE ${FIRST(matches)}`, /voided is/],
  ['place of a match', `UPDATE ${matches} SET place = 1000 WHERE ${FIRST(matches)}`, /place is 1000 and should be/],
  ['match at an earlier entry', `UPDATE ${matches} SET revision = 0 WHERE ${FIRST(matches)}`, /revision is 0/],
  ['match that is left out', `DELETE FROM ${matches} WHERE ${FIRST(matches)}`, /no row of it/],
  [
    'match under another name',
    `UPDATE ${matches} SET id = 'elsewhere' WHERE ${FIRST(matches)}`,
    /no row of it|knows of no such match/,
  ],
  [
    'dispute taken off the queue',
    `UPDATE ${disputes} SET unsettled = 1 - unsettled WHERE ${FIRST(disputes)}`,
    /unsettled is/,
  ],
  ['status of a dispute', `UPDATE ${disputes} SET status = 'settled' WHERE ${FIRST(disputes)}`, /status is "settled"/],
  ['judge of a dispute', `UPDATE ${disputes} SET judge = 'nobody' WHERE ${FIRST(disputes)}`, /judge is "nobody"/],
  ['match of a dispute', `UPDATE ${disputes} SET match = 'x' WHERE ${FIRST(disputes)}`, /match is "x"/],
  ['claim that is searched', `UPDATE ${disputes} SET claim = 'x' WHERE ${FIRST(disputes)}`, /claim is "x"/],
  ['dispute that is left out', `DELETE FROM ${disputes} WHERE ${FIRST(disputes)}`, /no row of it/],
  [
    'ruling',
    `UPDATE ${precedents} SET precedent = json_set(precedent, '$.because', 'x') WHERE ${FIRST(precedents)}`,
    /precedents is/,
  ],
  ['ruling that is left out', `DELETE FROM ${precedents} WHERE ${FIRST(precedents)}`, /precedents is|rules/],
  [
    'rule that a ruling is found by',
    `INSERT INTO ${rules} VALUES ('x', (SELECT min(number) FROM ${precedents}))`,
    /rules is/,
  ],
  ['word that a ruling is found by', `UPDATE ${words} SET claim = 'x' WHERE ${FIRST(words)}`, /words is/],
];

test('rows as they were kept say what the log says', async () => {
  expect(await check()).toEqual([]);
});

test.each(TAMPERINGS)('a changed row is named, and set right from the log: %s', async (_, tampering, says) => {
  await change(tampering);
  const found = await check();
  expect(found.length).toBeGreaterThan(0);
  expect(found.map((one) => one.says).join('\n')).toMatch(says);
  await setRight(lists, store, SHELF, found);
  expect(await check()).toEqual([]);
});

test('a row that was made up is named, and taken away', async () => {
  const made = "'made-up', 5000, 0, 0, 'x', 'y', 'p', 0, '', '{}'";
  await change(
    `INSERT INTO ${matches} (id, place, revision, voided, player_a, player_b, pack, stage, searched, summary) VALUES (${made})`,
  );
  const found = await check();
  expect(found).toMatchObject([
    { of: 'match', stream: 'match-made-up', says: expect.stringMatching(/knows of no such match/) },
  ]);
  await setRight(lists, store, SHELF, found);
  expect(await check()).toEqual([]);
});

test('a row that knows of more than the log holds is told as such', async () => {
  await change(`UPDATE ${matches} SET revision = 5000 WHERE ${FIRST(matches)}`);
  expect(await check()).toMatchObject([{ ahead: true }]);
  await setRight(lists, store, SHELF, await check());
  expect(await check()).toEqual([]);
});

test.each([
  [
    'the number of a place',
    'UPDATE lists_places SET number = number - 5',
    'UPDATE lists_places SET number = number + 5',
  ],
  ['the mark of being level', 'UPDATE lists_versions SET level = 0', 'UPDATE lists_versions SET level = 1'],
])('a changed row is not excused by a change to %s', async (_, trick, undone) => {
  await change(`UPDATE ${matches} SET summary = json_set(summary, '$.vp.A', 99) WHERE ${FIRST(matches)}`);
  await change(trick);
  const found = await check();
  expect(found).toMatchObject([{ of: 'match', says: expect.stringMatching(/summary\.vp\.A is 99/) }]);
  await setRight(lists, store, SHELF, found);
  await change(undone);
  expect(await check()).toEqual([]);
});

test('a changed row is named while the lists are behind the log, and rows that are behind are not', async () => {
  const places = await lists.places(1);
  const before = (await store.readAll('', 100_000)).at(-2)?.position ?? '';
  await change(`UPDATE lists_places SET position = '${before}'`);
  await change(`UPDATE ${matches} SET summary = json_set(summary, '$.vp.A', 99) WHERE ${FIRST(matches)}`);
  const found = await check();
  expect(found).toMatchObject([{ of: 'match', says: expect.stringMatching(/summary\.vp\.A is 99/) }]);
  await setRight(lists, store, SHELF, found);
  await change(`UPDATE lists_places SET position = '${places[0]?.position}'`);
  expect(await check()).toEqual([]);
}, 30_000);
