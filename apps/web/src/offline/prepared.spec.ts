import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { NIGHT_SHELF } from '@adjutant/testing/given';
import type { Pack } from '@adjutant/rules';
import { gamesHere, hasRules, releaseOf, prepareOpening } from './prepared.js';
import { recall } from './remembering.js';

// Under a digest of its own: specs of one worker share what a browser keeps.
const NIGHT: Pack = { ...(NIGHT_SHELF.packs as readonly [Pack])[0], digest: '7'.repeat(64) };
const { id, name, release, digest } = NIGHT;
const RELEASES = [
  { release: 'older', digest: 'd', entries: 1 },
  { release, digest, entries: 1 },
];
const PACKS = {
  packs: [
    { pack: id, name, stage: 'draft', releases: RELEASES },
    { pack: 'other', name: 'Other', stage: 'draft', releases: [] },
  ],
};

function serving(): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    asked.push(String(path));
    const answer = String(path).includes('/pinned/') ? NIGHT : String(path).endsWith('/packs') ? PACKS : { name: '' };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

beforeEach(() => jest.restoreAllMocks());

test('once the page was open, the device has the games, the event, and the rules of a game; and asks for those once', async () => {
  expect(await gamesHere()).toEqual([]);
  const asked = serving();
  await prepareOpening();
  await prepareOpening(NIGHT.id);
  expect(await hasRules(NIGHT.digest)).toBe(true);
  expect(await recall('/packs')).toEqual(PACKS);
  // Lists are read by the names that the release knows.
  expect(await recall(`/packs/${id}?release=${release}`)).toEqual({ name: '' });
  expect(await recall('/event')).toEqual({ name: '' });
  expect(await gamesHere()).toEqual([NIGHT.name]);
  expect(asked.filter((path) => path.includes('/pinned/'))).toEqual([`/api/packs/pinned/${NIGHT.digest}`]);
});

test('a game without a release opens no match', () => {
  expect(releaseOf(PACKS.packs, 'other')).toBeNull();
  expect(releaseOf(PACKS.packs, NIGHT.id)).toEqual({ id: NIGHT.id, release: NIGHT.release, digest: NIGHT.digest });
});

test('another release than the newest is opened, and kept for a match without a line, where it was chosen', async () => {
  expect(releaseOf(PACKS.packs, NIGHT.id, 'older')).toEqual({ id: NIGHT.id, release: 'older', digest: 'd' });
  expect(releaseOf(PACKS.packs, NIGHT.id, 'club-2026')).toBeNull();
  const asked = serving();
  await prepareOpening(NIGHT.id, 'older');
  expect(asked).toContain('/api/packs/pinned/d');
  expect(asked).toContain(`/api/packs/${id}?release=older`);
});
