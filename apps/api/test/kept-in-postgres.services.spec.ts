import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openTables, type Tables } from '@adjutant/store';
import { freshDatabase, type FreshDatabase } from '@adjutant/tools-services';
import { sql } from 'kysely';
import { Devices, FirstOrganizer, Limits } from '@adjutant/access';
import { at, command, folder, listAt, run, started, type Answer, type Running } from './running.js';
import { personOn, type Person } from './staffed.js';

const NAME = 'Zdeňka Quillfeather';
const CONTACT = 'zdenka@quill.example';
const PASSWORD = 'four dice in a row';
const ROUNDS = 10;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let database: FreshDatabase;
let beside: Tables;
let shared: string;
let here: Running;
let there: Running;
let tokens: readonly (string | undefined)[];
let organizer: Person;
let scorekeeper: Person;

/** Both open an empty database at the same moment; each has a folder of its own, and they share log and keys. */
beforeAll(async () => {
  database = await freshDatabase();
  beside = await openTables(database.url, []);
  shared = folder();
  const together = {
    store: `sqlite:${join(shared, 'log.db')}`,
    keys: shared,
    database: database.url,
    access: 'staffed',
  };
  [here, there] = await Promise.all([run(together as object), run(together as object)]);
  tokens = await Promise.all([here, there].map((server) => server.from(FirstOrganizer).invite()));
  const first = { token: tokens[0], name: 'Olga Organizer', password: PASSWORD };
  organizer = signedIn(await there.post('/api/access/first-organizer', first), here);
  scorekeeper = await hire('Sam', ['scorekeeper']);
  expect((await scorekeeper.send('m', ...started())).status).toBe(200);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await beside.close();
  await database.drop();
  rmSync(shared, { recursive: true, force: true });
});

function signedIn({ status, body }: Answer, on: Running): Person {
  if (status !== 200) throw new Error(`Not signed in: ${JSON.stringify(body)}`);
  return personOn(on, String(body['token']), String(at(body, 'me', 'person', 'id')));
}

const signIn = (name: string, on: Running): Promise<Answer> =>
  on.post('/api/access/sign-in', { name, password: PASSWORD });
const on = (server: Running, person: Person): Person => personOn(server, person.token, person.id);
const numbers = Array.from({ length: ROUNDS }, (_, index) => index);

/** An account that is made at one instance, and signed in to at the other. */
async function hire(name: string, roles: readonly string[]): Promise<Person> {
  const made = await organizer.ask('POST', '/api/access/staff', { name, password: PASSWORD, roles });
  expect(made.status).toBe(201);
  return signedIn(await signIn(name, there), here);
}

describe('access', () => {
  test('the link of any instance makes the first organizer at any of them, and then none does any more', async () => {
    expect(tokens.every((token) => typeof token === 'string')).toBe(true);
    for (const server of [here, there]) {
      const again = { token: tokens[1], name: 'Mallory', password: PASSWORD };
      expect((await server.post('/api/access/first-organizer', again)).body['code']).toBe('access/organizer-exists');
      expect(await server.from(FirstOrganizer).invite()).toBeUndefined();
    }
  });

  test('a session that began at one holds at the other, and ends at both at once', async () => {
    const judge = await hire('Jo', ['judge']);
    expect((await on(there, judge).get('/api/access/me')).body).toMatchObject({ roles: ['judge'] });
    expect((await on(there, judge).ask('POST', '/api/access/sign-out')).status).toBe(204);
    expect((await on(here, judge).get('/api/access/staff')).body['code']).toBe('access/signed-out');
    const again = signedIn(await signIn('Jo', here), here);
    const change = { roles: ['head-judge'] };
    expect((await on(there, organizer).ask('PATCH', `/api/access/staff/${judge.id}`, change)).status).toBe(200);
    expect((await again.get('/api/access/staff')).body['code']).toBe('access/signed-out');
  });

  test('a device that is remembered at one is known at the other, while strangers guess at both', async () => {
    const judge = await hire('Hana', ['head-judge']);
    const { token } = await here.from(Devices).remember(judge.id, undefined);
    for (const server of [here, there])
      for (let count = 0; count < 5; count += 1) await server.from(Limits).tryPassword({ name: 'Hana' });
    expect((await signIn('Hana', there)).status).toBe(429);
    const known = await fetch(`${there.url}/api/access/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `adjutant_device=${token}` },
      body: JSON.stringify({ name: 'Hana', password: PASSWORD }),
    });
    expect(known.status).toBe(200);
  });

  test('the link of a seat is handed out at one, opened at the other, and taken back for both', async () => {
    const issued = await on(here, organizer).ask('POST', '/api/matches/m/seats/A/links', {});
    const { link, id } = issued.body;
    const ann = signedIn(await there.post('/api/access/seat', { link }), here);
    const points = () => command('GainCommandPoints', { player: 'A', amount: 1, what: 'x' });
    for (const server of [here, there]) expect((await on(server, ann).send('m', points())).status).toBe(200);
    expect((await on(there, organizer).ask('DELETE', `/api/matches/m/seats/links/${String(id)}`)).status).toBe(204);
    for (const server of [here, there]) {
      expect((await on(server, ann).send('m', points())).body['code']).toBe('access/signed-out');
      expect((await server.post('/api/access/seat', { link })).body['code']).toBe('access/link-revoked');
    }
  });

  test('of two organizers who take one another out at the same time one stays', async () => {
    for (const round of numbers) {
      const second = await hire(`Otto ${round}`, ['organizer']);
      const third = await hire(`Ute ${round}`, ['organizer']);
      await on(here, third).ask('DELETE', `/api/access/staff/${organizer.id}`);
      const answers = await Promise.all([
        on(here, second).ask('DELETE', `/api/access/staff/${third.id}`),
        on(there, third).ask('DELETE', `/api/access/staff/${second.id}`),
      ]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      organizer = answers[0]?.status === 204 ? second : third;
      const { body } = await on(there, organizer).get('/api/access/staff');
      const left = listAt(body, 'staff').filter(({ roles }) => (roles as string[]).includes('organizer'));
      expect(left.map(({ id }) => id)).toEqual([organizer.id]);
    }
  });

  test('one name is given to one account, wherever two ask for it at once', async () => {
    for (const round of numbers) {
      const asked = { name: `Twin ${round}`, password: PASSWORD, roles: ['scorekeeper'] };
      const answers = await Promise.all(
        [here, there].map((server) => on(server, organizer).ask('POST', '/api/access/staff', asked)),
      );
      expect(answers.map(({ status, body }) => body['code'] ?? status).toSorted()).toEqual([201, 'access/name-taken']);
    }
  });
});

describe('what is said at one instance', () => {
  test('is so at the other: names, the decisions of the event, evidence', async () => {
    expect((await on(here, organizer).ask('PUT', '/api/people/ann', { name: 'Ann', club: 'Owls' })).status).toBe(200);
    expect((await on(there, organizer).get('/api/people/ann')).body).toMatchObject({ name: 'Ann', club: 'Owls' });
    const decided = { name: 'Open 2026', conflicts: ['club'] };
    expect((await on(there, organizer).ask('PUT', '/api/event', decided)).status).toBe(200);
    expect((await on(here, organizer).get('/api/event')).body).toMatchObject(decided);
    const call = command('CallJudge', { match: 'm', claim: 'It was struck', side: 'A' });
    expect((await on(here, scorekeeper).ask('POST', '/api/disputes/d/commands', call)).status).toBe(200);
    const headers = { authorization: `Bearer ${String(scorekeeper.token)}` };
    const sent = await fetch(`${here.url}/api/disputes/d/evidence`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/png' },
      body: PNG,
    });
    const { hash } = (await sent.json()) as { hash: string };
    const added = command('AddEvidence', { hash, caption: 'The dice' });
    expect((await on(there, scorekeeper).ask('POST', '/api/disputes/d/commands', added)).status).toBe(200);
    const shown = await fetch(`${there.url}/api/evidence/${hash}?dispute=d`, { headers });
    expect(Buffer.from(await shown.arrayBuffer()).toString('base64')).toBe(PNG.toString('base64'));
    expect(shown.headers.get('content-type')).toBe('image/png');
  });
});

describe('erasing somebody', () => {
  /** The files of this database in which these bytes stand. */
  async function filesWith(text: string): Promise<readonly string[]> {
    await sql`CHECKPOINT`.execute(beside.kysely);
    const { rows } = await sql<{ folder: string; oid: number }>`SELECT current_setting('data_directory') AS folder, oid
      FROM pg_database WHERE datname = current_database()`.execute(beside.kysely);
    const place = join(String(rows[0]?.folder), 'base', String(rows[0]?.oid));
    const needle = Buffer.from(text);
    return readdirSync(place).filter((file) => readFileSync(join(place, file)).includes(needle));
  }

  /** Somebody who has looked at a table, and goes on seeing the database as it was then. */
  async function readerOf(table: string) {
    const reading = await beside.kysely.startTransaction().setIsolationLevel('repeatable read').execute();
    await sql`SELECT count(*) FROM ${sql.table(table)}`.execute(reading);
    return reading;
  }

  const details = { name: NAME, contact: CONTACT, club: 'Quill and Feather Society' };
  const words = [NAME, NAME.toLowerCase(), CONTACT, 'Quill and Feather'];

  test('leaves no byte in the files of the database, statistics and old snapshots notwithstanding', async () => {
    const judge = await hire(NAME, ['judge']);
    expect((await on(here, organizer).ask('PUT', `/api/people/${judge.id}`, details)).status).toBe(200);
    for (let other = 0; other < 50; other += 1)
      await on(there, organizer).ask('PUT', `/api/people/p-${other}`, { name: `Person ${other}` });
    await sql`ANALYZE`.execute(beside.kysely);
    for (const text of words) expect((await filesWith(text)).length).toBeGreaterThan(0);
    const older = await readerOf('event_policy');
    const erased = await on(there, organizer).ask('DELETE', `/api/people/${judge.id}`);
    expect([erased.status, erased.body]).toEqual([200, expect.objectContaining({ erased: true })]);
    for (const text of words) expect([text, await filesWith(text)]).toEqual([text, []]);
    await older.commit().execute();
    for (const server of [here, there]) {
      expect((await on(server, organizer).get(`/api/people/${judge.id}`)).body['code']).toBe('person/erased');
      expect((await on(server, judge).get('/api/access/staff')).status).toBe(401);
      const again = await on(server, organizer).ask('PUT', `/api/people/${judge.id}`, { name: 'Somebody' });
      expect(again.body['code']).toBe('person/erased');
    }
  });

  test('says that bytes may be left while a dump reads the people, and finishes when asked once more', async () => {
    await on(here, organizer).ask('PUT', '/api/people/dumped', details);
    const dump = await readerOf('people');
    const { status, body } = await on(here, organizer).ask('DELETE', '/api/people/dumped');
    expect([status, body['code']]).toEqual([503, 'person/file-in-use']);
    expect((await on(there, organizer).get('/api/people/dumped')).body['code']).toBe('person/erased');
    await dump.commit().execute();
    expect((await on(there, organizer).ask('DELETE', '/api/people/dumped')).status).toBe(200);
    for (const text of words) expect([text, await filesWith(text)]).toEqual([text, []]);
  });

  test('at one instance is not undone by a name that the other one is just writing', async () => {
    for (const round of numbers) {
      const path = `/api/people/race-${round}`;
      await on(here, organizer).ask('PUT', path, { name: 'Before' });
      await Promise.all([
        on(here, organizer).ask('DELETE', path),
        ...[here, there].map((server) => on(server, organizer).ask('PUT', path, { name: 'After' })),
      ]);
      for (const server of [here, there])
        expect((await on(server, organizer).get(path)).body['code']).toBe('person/erased');
    }
  });
});

test('connections that the database cuts are told as trouble that passes, and made anew', async () => {
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database()`.execute(beside.kysely);
  const answers = await Promise.all(numbers.map(() => on(here, organizer).get('/api/people')));
  for (const { status, body } of answers)
    expect([status, body['code']]).toEqual(status === 200 ? [200, undefined] : [503, 'database/unavailable']);
  expect((await on(here, organizer).get('/api/people')).status).toBe(200);
});
