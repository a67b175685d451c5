import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FirstOrganizer } from '@adjutant/access';
import { answer, at, command, run, started } from './running.js';
import { staffed, type StaffedServer } from './staffed.js';

const HOUR = 3_600_000;
let now = Date.UTC(2031, 4, 4, 8);
let event: StaffedServer;
beforeEach(async () => {
  now = Date.UTC(2031, 4, 4, 8);
  event = await staffed({ clock: () => now });
});
afterEach(() => event.server.close());

describe('the first organizer', () => {
  test('comes by a link that works once', async () => {
    const me = await event.organizer.get('/api/access/me');
    expect(me.body).toMatchObject({
      mode: 'staffed',
      person: { name: 'Olga Organizer' },
      roles: ['organizer'],
      seat: null,
    });
    expect(await event.server.from(FirstOrganizer).invite()).toBeUndefined();
    const again = { token: 'x', name: 'Mallory', password: 'mallory was here' };
    const { status, body } = await event.someone().ask('POST', '/api/access/first-organizer', again);
    expect([status, body['code']]).toEqual([409, 'access/organizer-exists']);
  });

  test('comes by no other link, and of two who come at once one is first', async () => {
    const server = await run({ access: 'staffed' });
    const token = await server.from(FirstOrganizer).invite();
    const come = (sent: string | undefined, name: string) =>
      server.post('/api/access/first-organizer', { token: sent, name, password: 'ten letters' });
    expect((await come('guess', 'Mallory')).body['code']).toBe('access/link-forged');
    const both = await Promise.all([come(token, 'One'), come(token, 'Two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await come(token, 'Three')).body['code']).toBe('access/organizer-exists');
    await server.close();
  });
});

describe('signing in', () => {
  test('gives a cookie that no script reads and no other site sends', async () => {
    const { status, headers, body } = await event.signIn('  olga ORGANIZER ');
    expect(status).toBe(200);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^adjutant_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    const me = await event.server.get('/api/access/me', { cookie: cookie.split(';')[0] ?? '' });
    expect(at(me.body, 'person', 'id')).toBe(event.organizer.id);
    expect(me.body['until']).toBe(body['until']);
  });

  test('is Secure where browsers come by https', async () => {
    const safe = await staffed({ address: 'https://adjutant.example.org' });
    expect((await safe.signIn('Olga Organizer')).headers.get('set-cookie')).toContain('; Secure');
    await safe.server.close();
  });

  test.each([
    ['Olga Organizer', 'four dice in a roW'],
    ['Nobody', 'four dice in a row'],
  ])('of %s with %s is refused in the same words', async (name, password) => {
    const { status, body } = await event.signIn(name, password);
    expect([status, body['code'], body['detail']]).toEqual([
      401,
      'access/wrong-password',
      'The name or the password is wrong.',
    ]);
  });

  test('is slowed down by trying, for names that are there and for names that are not', async () => {
    for (const name of ['Olga Organizer', 'Nobody']) {
      const tries = [];
      for (let count = 0; count < 7; count += 1) tries.push(await event.signIn(name, `guess ${count}`));
      expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
      expect(tries.at(-1)?.body['code']).toBe('access/too-many-requests');
      expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
      // Nor is the right one tried meanwhile.
      expect((await event.signIn(name)).status).toBe(429);
    }
    // Others are not slowed down by it.
    expect((await event.hire('Someone Else', 'judge')).token).toBeDefined();
  });

  test('keeps neither passwords nor tokens', () => {
    const { data } = event.server.settings;
    for (const name of ['access.db', 'access.db-wal']) expect(statSync(join(data, name)).mode & 0o777).toBe(0o600);
    const files = ['access.db', 'access.db-wal'].map((name) =>
      readFileSync(join(event.server.settings.data, name), 'latin1'),
    );
    const kept = files.join('');
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept).not.toContain(event.password);
    expect(kept).not.toContain(event.organizer.token);
  });
});

describe('a session', () => {
  const codeOf = async () => (await event.organizer.get('/api/access/staff')).body['code'];

  test('ends when it is not used', async () => {
    now += 2 * HOUR - 1;
    expect(await codeOf()).toBeUndefined();
    now += 2 * HOUR - 1;
    expect(await codeOf()).toBeUndefined();
    now += 2 * HOUR;
    expect(await codeOf()).toBe('access/signed-out');
  });

  test('ends at last, however much it is used', async () => {
    for (let hour = 0; hour < 13; hour += 1) {
      now += HOUR;
      expect(await codeOf()).toBeUndefined();
    }
    now += HOUR;
    expect(await codeOf()).toBe('access/signed-out');
  });

  test('ends by signing out', async () => {
    expect((await event.organizer.ask('POST', '/api/access/sign-out')).status).toBe(204);
    expect(await codeOf()).toBe('access/signed-out');
    expect((await event.organizer.get('/api/access/me')).body).toMatchObject({ person: null, roles: ['spectator'] });
  });

  test.each([
    ['another password', { password: 'something else' }],
    ['other roles', { roles: ['judge'] }],
  ])('ends by %s', async (_, change) => {
    const sam = await event.hire('Sam', 'scorekeeper');
    await event.organizer.ask('PATCH', `/api/access/staff/${sam.id}`, change);
    expect((await sam.send('m', ...started())).body['code']).toBe('access/signed-out');
  });

  test('goes on when only a club is written down', async () => {
    const sam = await event.hire('Sam', 'scorekeeper');
    const { body } = await event.organizer.ask('PATCH', `/api/access/staff/${sam.id}`, { club: 'Red Dice' });
    expect(body).toMatchObject({ name: 'Sam', roles: ['scorekeeper'], club: 'Red Dice' });
    expect((await sam.send('m', ...started())).status).toBe(200);
  });

  test('ends with the account', async () => {
    const sam = await event.hire('Sam', 'scorekeeper');
    expect((await event.organizer.ask('DELETE', `/api/access/staff/${sam.id}`)).status).toBe(204);
    expect((await sam.send('m', ...started())).body['code']).toBe('access/signed-out');
    expect((await event.signIn('Sam')).status).toBe(401);
    const file = readFileSync(join(event.server.settings.data, 'access.db'), 'latin1');
    expect(file).not.toContain('Sam');
  });

  test('ends when its person is erased, and nothing is left of the name', async () => {
    const sam = await event.hire('Samantha', 'scorekeeper');
    expect((await event.organizer.ask('DELETE', `/api/people/${sam.id}`)).status).toBe(200);
    expect((await sam.send('m', ...started())).body['code']).toBe('access/signed-out');
    expect((await event.organizer.get('/api/access/staff')).body['staff']).toHaveLength(1);
    for (const file of readdirSync(event.server.settings.data))
      expect(readFileSync(join(event.server.settings.data, file), 'latin1').toLowerCase()).not.toContain('samantha');
    const last = await event.organizer.ask('DELETE', `/api/people/${event.organizer.id}`);
    expect([last.status, last.body['code']]).toEqual([409, 'access/last-organizer']);
  });

  test('of one’s own begins anew with one’s own new password', async () => {
    const wrong = await event.organizer.ask('POST', '/api/access/password', { old: 'no', new: 'fresh and long' });
    expect(wrong.body['code']).toBe('access/wrong-password');
    const asked = { old: event.password, new: 'fresh and long' };
    const { status, body } = await event.organizer.ask('POST', '/api/access/password', asked);
    expect(status).toBe(200);
    expect(await codeOf()).toBe('access/signed-out');
    expect((await event.someone(String(body['token'])).get('/api/access/staff')).status).toBe(200);
    expect((await event.signIn('Olga Organizer', 'fresh and long')).status).toBe(200);
  });

  test('is not had by changing a token', async () => {
    const { token = '' } = event.organizer;
    for (const forged of [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(1),
      `${token}A`,
      'x',
    ]) {
      const { status, body } = await event.someone(forged).get('/api/access/staff');
      expect([status, body['code']]).toEqual([401, 'access/signed-out']);
      const cookie = await event.server.get('/api/access/staff', { cookie: `adjutant_session=${forged}` });
      expect(cookie.status).toBe(401);
    }
    const basic = await event.server.get('/api/access/staff', { authorization: `Basic ${token}` });
    expect(basic.status).toBe(401);
  });
});

describe('accounts', () => {
  test('have names of their own, roles, and passwords of some length', async () => {
    const make = async (body: object) => {
      const made = await event.organizer.ask('POST', '/api/access/staff', body);
      return [made.status, made.body['code'], at(made.body, 'errors', 0, 'at')];
    };
    const jo = { name: 'Jo', password: 'four dice in a row', roles: ['judge', 'scorekeeper'] };
    expect((await make(jo))[0]).toBe(201);
    expect(await make({ ...jo, name: 'JO ' })).toEqual([409, 'access/name-taken', undefined]);
    expect(await make({ ...jo, name: 'Al', password: 'short' })).toEqual([400, 'request/invalid', 'password']);
    expect(await make({ ...jo, name: 'Al', roles: ['system'] })).toEqual([400, 'request/invalid', 'roles']);
    // Whoever holds roles of events only has none of the installation.
    expect(await make({ ...jo, name: 'Al', roles: [] })).toEqual([201, undefined, undefined]);
    const { body } = await event.organizer.get('/api/access/staff');
    expect(body['staff']).toMatchObject([
      { name: 'Al', roles: [] },
      { name: 'Jo', roles: ['scorekeeper', 'judge'], club: null, nation: null },
      { name: 'Olga Organizer', roles: ['organizer'] },
    ]);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('always have an organizer among them', async () => {
    const path = `/api/access/staff/${event.organizer.id}`;
    for (const answered of [
      await event.organizer.ask('DELETE', path),
      await event.organizer.ask('PATCH', path, { roles: ['judge'] }),
    ])
      expect([answered.status, answered.body['code']]).toEqual([409, 'access/last-organizer']);
    await event.hire('Other', 'organizer');
    expect((await event.organizer.ask('DELETE', path)).status).toBe(204);
  });

  test('outlive the server, and so do sessions', async () => {
    const kept = await staffed({ keep: true });
    const { data } = kept.server.settings;
    await kept.server.close();
    const again = await run({ access: 'staffed', data });
    const me = await again.get('/api/access/me', { authorization: `Bearer ${kept.organizer.token}` });
    expect(at(me.body, 'person', 'name')).toBe('Olga Organizer');
    expect(statSync(join(data, 'access.db')).isFile()).toBe(true);
    await again.close();
  });
});

describe('who acts', () => {
  test('is whoever is signed in, in the role that is enough', async () => {
    const jo = await event.hire('Jo', 'scorekeeper', 'judge');
    const opened = await jo.send('m', ...started());
    expect(at(opened.body, 0, 'events', 0, 'meta', 'actor')).toEqual({ id: jo.id, role: 'scorekeeper' });
    const grenade = { player: 'A', stratagem: 'Grenade', roles: { target: 'A-1' } };
    const overriding = command('UseStratagem', { ...grenade, override: { reason: 'agreed' } });
    const ruled = await jo.send('m', overriding);
    expect(at(ruled.body, 'events', 0, 'meta', 'actor')).toEqual({ id: jo.id, role: 'judge' });
  });

  test('is nobody else, whatever the request says', async () => {
    const jo = await event.hire('Jo', 'scorekeeper');
    const named = (id: string, role: string) => started().map((one) => ({ ...one, actor: { id, role } }));
    for (const [id, role, code] of [
      [event.organizer.id, 'organizer', 'access/other-actor'],
      [jo.id, 'judge', 'access/other-actor'],
    ] as const) {
      const { status, body } = await jo.send('m', ...named(id, role));
      expect([status, body['code']]).toEqual([403, code]);
    }
    expect((await jo.send('m', ...named(jo.id, 'scorekeeper'))).status).toBe(200);
  });
});

describe('on a machine of one user', () => {
  test('nobody signs in', async () => {
    const server = await run();
    const sent = await answer(
      await fetch(`${server.url}/api/access/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    expect([sent.status, sent.body['code']]).toEqual([409, 'access/single-user']);
    expect((await server.get('/api/access/staff')).body['code']).toBe('access/single-user');
    expect((await server.get('/api/matches/m/seats')).body['code']).toBe('access/single-user');
    await server.close();
  });
});
