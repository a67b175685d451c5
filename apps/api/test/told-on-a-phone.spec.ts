import { brotliCompressSync, constants } from 'node:zlib';
import { foldWritten, openState, type MatchEvent, type OpenedState } from '@adjutant/match';
import { Shelf, type Pack } from '@adjutant/rules';
import type { EventsAnswer } from '@adjutant/store';
import { nowAt, occasionOf } from '@adjutant/table';
import { draws, nightfall, NIGHT_SHELF, on, restOfTurn } from '@adjutant/testing/given';
import { mayOpen, type EnvelopesAnswer, type Viewer } from '@adjutant/views';
import { command, SHELF } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const [NIGHT] = NIGHT_SHELF.packs as readonly [Pack];

let event: StaffedServer;
let people: { readonly [viewer in Exclude<Viewer, 'judge'>]: Person };
beforeAll(async () => {
  event = await staffed({ shelf: NIGHT_SHELF });
  const sam = await event.hire('Sam', 'scorekeeper');
  const story = [
    ...nightfall(),
    draws('A', 11),
    draws('A', 12),
    draws('A', 13),
    ...restOfTurn('A'),
    on,
    draws('B', 21),
  ];
  expect((await sam.send('m', ...story.map(({ type, data }) => command(type, data)))).status).toBe(200);
  const [A, B] = [await event.seatAt('m', 'A'), await event.seatAt('m', 'B')];
  people = { A, B, spectator: event.someone() };
});
afterAll(() => event.server.close());

async function read<Answer>(viewer: keyof typeof people, path: string): Promise<Answer> {
  const { status, body } = await people[viewer].get(path);
  expect([path, status]).toEqual([path, 200]);
  return body as unknown as Answer;
}

const envelopesFor = async (viewer: keyof typeof people) =>
  (await read<EnvelopesAnswer>(viewer, `/api/matches/m/envelopes?viewer=${viewer}`)).envelopes;

test.each(['A', 'B', 'spectator'] as const)(
  'from what %s gets, a phone tells what can be pressed exactly as the server does',
  async (viewer) => {
    const shelf = new Shelf([await read<Pack>(viewer, `/api/packs/pinned/${NIGHT.digest}`)]);
    const { events } = await read<EventsAnswer>(viewer, '/api/matches/m/events');
    const written = events.map(({ type, data, meta }) => ({ event: { type, data } as MatchEvent, by: meta.actor }));
    const state = openState(shelf, foldWritten(shelf, written), mayOpen(viewer), await envelopesFor(viewer));
    const now = '2026-11-23T10:00:00.000Z';
    const occasion = occasionOf(state as OpenedState, { viewer, person: 'visitor' }, now);
    const asked = await read<object>(viewer, `/api/matches/m/now?viewer=${viewer}`);
    expect(nowAt({ shelf, state: state as OpenedState, occasion })).toEqual(asked);
  },
);

test('each seat gets what it has sealed itself and nothing of the other, whoever else looks gets none', async () => {
  const [A, B] = [await envelopesFor('A'), await envelopesFor('B')];
  expect([A.map(({ owner }) => owner), B.map(({ owner }) => owner)]).toEqual([['A', 'A', 'A'], ['B']]);
  expect(JSON.stringify(A)).toMatch(/errand\/11.*errand\/12/);
  expect(await envelopesFor('spectator')).toEqual([]);
  const gotByB = await Promise.all(
    ['/api/matches/m/events', '/api/matches/m/envelopes?viewer=B', '/api/matches/m/now?viewer=B'].map((path) =>
      read<object>('B', path),
    ),
  );
  for (const { salt, holds } of A)
    for (const secret of [salt, JSON.stringify(holds).slice(1, -1)])
      expect(JSON.stringify(gotByB)).not.toContain(secret);
  const others = await people.A.get('/api/matches/m/envelopes?viewer=B');
  expect([others.status, others.body['code']]).toEqual([403, 'access/not-your-view']);
});

test('a release is the same for ever under its digest, and is kept by whoever has it', async () => {
  const found = await fetch(`${event.server.url}/api/packs/pinned/${NIGHT.digest}`);
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await found.json()).toEqual(JSON.parse(JSON.stringify(NIGHT)));
  const none = await fetch(`${event.server.url}/api/packs/pinned/${'0'.repeat(64)}`);
  expect([none.status, none.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('no release weighs more on the line than the budget of the table has for it', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const heavy = SHELF.packs.filter((pack) => brotliCompressSync(JSON.stringify(pack), { params }).length > 28_000);
  expect(heavy.map(({ id, release }) => `${id}@${release}`)).toEqual([]);
});
