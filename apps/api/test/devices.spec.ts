import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Limits, DEVICE_LASTS, Devices } from '@adjutant/access';
import { answer, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const MORNING = Date.UTC(2031, 4, 4, 8);
let now = MORNING;
let event: StaffedServer;
/** A head judge of each test, and what their browser keeps. */
let hana: Person;
let name: string;
let device: string;

const cookieIn = ({ headers }: Answer): string =>
  headers.getSetCookie().find((one) => one.startsWith('adjutant_device=')) ?? '';
const tokenIn = (answered: Answer): string => cookieIn(answered).split(';')[0] ?? '';

/** Signs in from a browser that keeps this cookie. */
async function signIn(whom: string, password: string, cookie = ''): Promise<Answer> {
  return answer(
    await fetch(`${event.server.url}/api/access/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: whom, password }),
    }),
  );
}

/** What strangers come to who guess at a name. Their passwords are looked at in the specs of signing in. */
async function strangersGuessAt(whom: string): Promise<void> {
  for (let count = 0; count < 5; count += 1) await event.server.from(Limits).tryPassword({ name: whom });
}

beforeAll(async () => {
  event = await staffed({ clock: () => now });
});
beforeEach(async () => {
  now = MORNING;
  name = `Hana ${expect.getState().currentTestName}`.slice(0, 60);
  hana = await event.hire(name, 'head-judge');
  device = await rememberedOf(hana);
});
afterAll(() => event.server.close());

async function rememberedOf({ id }: Person): Promise<string> {
  return `adjutant_device=${(await event.server.from(Devices).remember(id, undefined)).token}`;
}

describe('a device on which somebody has signed in', () => {
  test('is remembered by a cookie that no script reads and no other site sends, and by a hash', async () => {
    const cookie = cookieIn(await event.signIn(name));
    expect(cookie).toMatch(/^adjutant_device=[\w-]{43}; Path=\/api\/access; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    const kept = ['access.db', 'access.db-wal'].map((name) =>
      readFileSync(join(event.server.settings.data, name), 'latin1'),
    );
    expect(kept.join('')).not.toContain(cookie.split(/[=;]/)[1]);
  });

  test('lets its owner in while strangers guess at the name, and nobody else', async () => {
    await strangersGuessAt(name);
    expect((await signIn(name, event.password)).status).toBe(429);
    expect((await signIn(name, event.password, 'adjutant_device=made-up')).status).toBe(429);
    const olgas = await rememberedOf(event.organizer);
    expect((await signIn(name, event.password, olgas)).status).toBe(429);
    expect((await signIn(`  ${name.toUpperCase()}`, event.password, device)).status).toBe(200);
    // Whoever guesses gains no new tries by that.
    expect((await signIn(name, event.password)).status).toBe(429);
  });

  test('has tries of its own, so that whoever steals it guesses no faster, and locks nobody else', async () => {
    const tried = [];
    for (let count = 0; count < 6; count += 1) tried.push(await signIn(name, `guess ${count}`, device));
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(name, event.password, device)).status).toBe(429);
    expect((await signIn(name, event.password)).status).toBe(200);
  });

  test('has another token with each time, and the one before holds no longer', async () => {
    const next = tokenIn(await signIn(name, event.password, device));
    await strangersGuessAt(name);
    expect((await signIn(name, event.password, device)).status).toBe(429);
    expect((await signIn(name, event.password, next)).status).toBe(200);
  });

  test('that several people share keeps each of them while another signs in, up to five', async () => {
    const sam = `${name} Sam`.slice(-40);
    await event.hire(sam, 'scorekeeper');
    const shared = tokenIn(await signIn(sam, event.password, device));
    await strangersGuessAt(name);
    await strangersGuessAt(sam);
    const back = await signIn(name, event.password, shared);
    expect(back.status).toBe(200);
    expect((await signIn(sam, event.password, tokenIn(back))).status).toBe(200);
    // The token that was replaced holds no longer, whoever else's stand beside it.
    expect((await signIn(name, event.password, shared)).status).toBe(429);
    const devices = event.server.from(Devices);
    let kept = tokenIn(back).replace('adjutant_device=', '');
    for (let count = 0; count < 5; count += 1)
      kept = (await devices.remember((await event.hire(`${count} ${name}`.slice(0, 40), 'judge')).id, kept)).token;
    expect(kept.split('.')).toHaveLength(5);
    expect((await signIn(name, event.password, `adjutant_device=${kept}`)).status).toBe(429);
  });

  test('is one of ten at most, and for half a year', async () => {
    const newer: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      now += 1_000;
      newer.push(await rememberedOf(hana));
    }
    await strangersGuessAt(name);
    expect((await signIn(name, event.password, device)).status).toBe(429);
    const isKnown = async () =>
      (await event.server.from(Devices).find(newer[9]?.replace('adjutant_device=', ''))) !== undefined;
    now += DEVICE_LASTS - 1;
    expect(await isKnown()).toBe(true);
    now += 1;
    expect(await isKnown()).toBe(false);
  });
});

describe('it ends', () => {
  const isForgotten = async (password = event.password): Promise<boolean> => {
    await strangersGuessAt(name);
    return (await signIn(name, password, device)).status === 429;
  };

  test('with another password that an organizer gives', async () => {
    const password = 'another one of many';
    expect((await event.organizer.ask('PATCH', `/api/access/staff/${hana.id}`, { password })).status).toBe(200);
    expect(await isForgotten(password)).toBe(true);
  });

  test('with another password of the own choosing, on every device but that one', async () => {
    const asked = { old: event.password, new: 'another one of many' };
    const changed = await hana.ask('POST', '/api/access/password', asked);
    expect(await isForgotten(asked.new)).toBe(true);
    expect((await signIn(name, asked.new, tokenIn(changed))).status).toBe(200);
  });

  test('with the account', async () => {
    expect((await event.organizer.ask('DELETE', `/api/access/staff/${hana.id}`)).status).toBeLessThan(300);
    await event.hire(name, 'judge');
    expect(await isForgotten()).toBe(true);
  });

  test('but not by signing out, nor with other roles', async () => {
    await hana.ask('POST', '/api/access/sign-out');
    await event.organizer.ask('PATCH', `/api/access/staff/${hana.id}`, { roles: ['judge'] });
    expect(await isForgotten()).toBe(false);
  });
});

describe('whoever is signed in', () => {
  test('can change the password while strangers guess at the name', async () => {
    await strangersGuessAt(name);
    const asked = { old: event.password, new: 'another one of many' };
    expect((await hana.ask('POST', '/api/access/password', asked)).status).toBe(200);
  });

  test('cannot guess at the old one without end', async () => {
    const tried = [];
    for (let count = 0; count < 6; count += 1)
      tried.push(await hana.ask('POST', '/api/access/password', { old: `guess ${count}`, new: 'another one' }));
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('whoever was here before', () => {
  test('is told from strangers where these use up what strangers may ask', async () => {
    const limits = event.server.from(Limits);
    const emptied = async (): Promise<void> => {
      for (;;) await limits.admit({ session: null } as never, true);
    };
    await expect(emptied()).rejects.toThrow();
    const flood = setInterval(() => void emptied().catch(() => undefined), 20);
    try {
      expect((await signIn(name, event.password)).body['code']).toBe('access/too-many-requests');
      expect((await signIn(name, event.password, device)).status).toBe(200);
    } finally {
      clearInterval(flood);
    }
  });
});
