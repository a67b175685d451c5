import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AccessTables, SeatLinks, signLink } from '@adjutant/access';
import { at, command, listAt, started } from './running.js';
import { staffed, type StaffedServer } from './staffed.js';

const HOUR = 3_600_000;
const START = Date.UTC(2031, 4, 4, 8);
let now = 0;
let event: StaffedServer;
beforeAll(async () => {
  now = START;
  event = await staffed({ clock: () => now, address: 'https://adjutant.example.org' });
  const sam = await event.hire('Sam', 'scorekeeper');
  for (const match of ['m', 'other']) expect((await sam.send(match, ...started())).status).toBe(200);
});
beforeEach(() => {
  now = START;
});
afterAll(() => event.server.close());

const points = (player: 'A' | 'B') => command('GainCommandPoints', { player, amount: 1, what: 'x' });
const sit = (link: string) => event.someone().ask('POST', '/api/access/seat', { link });
const tokenIn = (link: string) => link.slice(link.indexOf('#') + 1);

describe('the link of a seat', () => {
  test('is an address, a picture to scan, and ends', async () => {
    const { status, body } = await event.organizer.ask('POST', '/api/matches/m/seats/A/links', { hours: 3 });
    expect(status).toBe(201);
    expect(body['link']).toBe(`https://adjutant.example.org/seat#${String(body['token'])}`);
    expect(body['qr']).toMatch(/^<svg [\s\S]+<\/svg>\s*$/);
    expect(body['until']).toBe(new Date(now + 3 * HOUR).toISOString());
  });

  test('has room for six devices: the next takes the place of one that is not used, and of no other', async () => {
    const { body } = await event.organizer.ask('POST', '/api/matches/m/seats/B/links', {});
    const link = String(body['link']);
    const many = await Promise.all(Array.from({ length: 9 }, () => sit(link)));
    const seated = many
      .filter(({ status }) => status === 200)
      .map(({ body: one }) => event.someone(String(one['token'])));
    expect(seated).toHaveLength(6);
    expect(many.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'access/seat-full' },
    });
    const [phone, tablet, ...forgotten] = seated;
    now += 20 * 60_000;
    for (const used of [phone, tablet]) expect((await used?.send('m', points('B')))?.status).toBe(200);
    for (const _ of forgotten) expect((await sit(link)).status).toBe(200);
    expect((await sit(link)).body['code']).toBe('access/seat-full');
    for (const used of [phone, tablet]) expect((await used?.send('m', points('B')))?.status).toBe(200);
    for (const gone of forgotten) expect((await gone.send('m', points('B'))).body['code']).toBe('access/signed-out');
  });

  test('opens the seat of the person who sits there, on several devices', async () => {
    const ann = await event.seatAt('m', 'A');
    const phone = await sit(ann.link);
    expect(phone.body['me']).toMatchObject({
      person: { id: 'ann' },
      roles: ['player'],
      seat: { match: 'm', side: 'A' },
    });
    const sent = await ann.send('m', points('A'));
    expect(at(sent.body, 'events', 0, 'meta', 'actor')).toEqual({ id: 'ann', role: 'player' });
    expect((await event.someone(String(phone.body['token'])).send('m', points('A'))).status).toBe(200);
    const { body } = await event.organizer.get('/api/matches/m/seats');
    expect(at(body, 'seats', 'A', 'player')).toBe('ann');
    expect(listAt(body, 'seats', 'A', 'links').find(({ id }) => id === ann.linkId)).toMatchObject({
      by: event.organizer.id,
      revoked: false,
      devices: 2,
    });
    expect(JSON.stringify(body)).not.toContain(tokenIn(ann.link));
  });

  test('speaks for that side of that match, and no other', async () => {
    const ann = await event.seatAt('m', 'A');
    const before = (await event.server.get('/api/matches/m')).body['revision'];
    for (const [match, side, code] of [
      ['m', 'B', 'access/not-your-seat'],
      ['other', 'A', 'access/other-match'],
      ['not-there', 'A', 'access/other-match'],
    ] as const) {
      const { status, body } = await ann.send(match, points(side));
      expect([status, body['code']]).toEqual([403, code]);
    }
    expect((await event.server.get('/api/matches/m')).body['revision']).toBe(before);
  });

  test('ends when it says, with everybody who sat down by it', async () => {
    const ann = await event.seatAt('m', 'A', 1);
    now += HOUR - 1;
    expect((await ann.send('m', points('A'))).status).toBe(200);
    now += 1;
    expect((await ann.send('m', points('A'))).body['code']).toBe('access/signed-out');
    const { status, body } = await sit(ann.link);
    expect([status, body['code']]).toEqual([403, 'access/link-expired']);
  });

  test('can be taken back, and everybody gets up at once', async () => {
    const [ann, bob] = [await event.seatAt('m', 'A'), await event.seatAt('m', 'B')];
    const revoked = await event.organizer.ask('DELETE', `/api/matches/m/seats/links/${ann.linkId}`);
    expect(revoked.status).toBe(204);
    expect((await ann.send('m', points('A'))).body['code']).toBe('access/signed-out');
    expect((await bob.send('m', points('B'))).status).toBe(200);
    const { status, body } = await sit(ann.link);
    expect([status, body['code']]).toEqual([403, 'access/link-revoked']);
    const listed = await event.organizer.get('/api/matches/m/seats');
    const links = listAt(listed.body, 'seats', 'A', 'links');
    expect(links.find(({ id }) => id === ann.linkId)?.['revoked']).toBe(new Date(now).toISOString());
  });

  test('is found out when it is forged', async () => {
    const { link } = await event.seatAt('m', 'A');
    const [claims = '', mac = ''] = tokenIn(link).split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { id: string; until: number };
    const other = { ...read, match: 'm', side: 'B' as const };
    const written = Buffer.from(JSON.stringify(other)).toString('base64url');
    const forged = [
      `${written}.${mac}`,
      signLink(Buffer.alloc(32, 7), other),
      `${claims}.${mac.slice(0, -1)}`,
      `${claims}.`,
      claims,
      `${claims}.${mac}.x`,
      'not a link',
    ];
    for (const one of forged) {
      const { status, body } = await sit(one);
      expect([one, status, body['code']]).toEqual([one, 403, 'access/link-forged']);
    }
    expect((await sit(tokenIn(link))).status).toBe(200);
  });

  test('holds no longer where nobody remembers that it was handed out', async () => {
    const links = event.server.from(SeatLinks);
    const { id, token } = await links.issue({ match: 'm', side: 'A' }, 'x', 1);
    const { kysely } = await event.server.from(AccessTables).opened();
    await kysely.deleteFrom('links').where('id', '=', id).execute();
    expect((await sit(token)).body['code']).toBe('access/link-revoked');
  });

  test.each([
    ['/api/matches/none/seats/A/links', 404, 'match/unknown'],
    ['/api/matches/m/seats/C/links', 400, 'request/invalid'],
  ])('is not made for %s', async (path, status, code) => {
    const made = await event.organizer.ask('POST', path, {});
    expect([made.status, made.body['code']]).toEqual([status, code]);
  });

  test('of another match is not taken back by mistake', async () => {
    const ann = await event.seatAt('m', 'A');
    const path = `/api/matches/other/seats/links/${ann.linkId}`;
    const { status, body } = await event.organizer.ask('DELETE', path);
    expect([status, body['code']]).toEqual([404, 'access/unknown-link']);
    expect((await ann.send('m', points('A'))).status).toBe(200);
  });

  test('is signed with a key that only the server reads', async () => {
    const { link } = await event.seatAt('m', 'A');
    const path = join(event.server.settings.data, 'access-key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path)).toHaveLength(32);
    const kept = readFileSync(join(event.server.settings.data, 'access.db-wal'), 'latin1');
    expect(kept).not.toContain(tokenIn(link));
  });
});

// The last one: whoever runs the event is signed out by then.
test('a link that was taken back is told its devices as long as it could have lasted; one that is not used only closes', async () => {
  const { body: other } = await event.organizer.ask('POST', '/api/matches/m/seats/B/links', { hours: 24 });
  const ann = await event.seatAt('m', 'A', 24);
  const bob = event.someone(String((await sit(String(other['link']))).body['token']));
  const me = async (person: typeof bob) => (await person.get('/api/access/me')).body;
  expect((await event.organizer.ask('DELETE', `/api/matches/m/seats/links/${ann.linkId}`)).status).toBe(204);
  expect(await me(ann)).toMatchObject({ person: null, seat: null, takenBack: true });
  now += 7 * HOUR;
  // Whoever comes meanwhile has the server look through its sessions.
  expect((await sit(String(other['link']))).status).toBe(200);
  expect(await me(ann)).toMatchObject({ person: null, takenBack: true });
  const closed = await me(bob);
  expect([closed['person'], 'takenBack' in closed]).toEqual([null, false]);
});
