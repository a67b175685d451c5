import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@adjutant/kernel';
import Database from 'better-sqlite3';
import { LOCAL, signing, VISITOR, type Acting } from '@adjutant/access';
import { mentionsOf, speaksOf, openPeople, People } from '@adjutant/people';
import { shownTo } from '../src/people/shown.js';
import { problem, ProblemError } from '../src/problems/problem.js';
import {
  advance,
  at,
  command,
  folder,
  listAt,
  open,
  run,
  settingsIn,
  started,
  type Answer,
  type Running,
} from './running.js';

const NAME = 'Zdeňka Quillfeather';
const CONTACT = 'zdenka@quill.example';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

async function ask(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
}
const put = (id: string, body: object): Promise<Answer> => ask('PUT', `/api/people/${id}`, body);
const erase = (id: string): Promise<Answer> => ask('DELETE', `/api/people/${id}`);

/** The files of the installation in which these bytes stand. */
function filesWith(data: string, text: string): readonly string[] {
  const needle = Buffer.from(text);
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.map((one) => join(one.parentPath, one.name)).filter((path) => readFileSync(path).includes(needle));
}

test('people are added under an id that says nothing about them, changed in part, and listed', async () => {
  const added = await ask('POST', '/api/people', { name: 'Ann Other', club: 'Owls' });
  expect(added.status).toBe(201);
  const id = String(added.body['id']);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect((await put(id, { name: 'Ann Sample', contact: 'ann@sample.example' })).body).toEqual({
    id,
    name: 'Ann Sample',
    contact: 'ann@sample.example',
    club: 'Owls',
    nation: null,
  });
  expect((await put(id, { name: 'Ann Sample', club: null })).body).toMatchObject({
    club: null,
    contact: 'ann@sample.example',
  });
  expect(listAt((await server.get('/api/people')).body, 'people')).toContainEqual(
    expect.objectContaining({ id, name: 'Ann Sample' }),
  );
});

test.each([
  ['no name', { club: 'Owls' }],
  ['a blank name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(201) }],
  ['a contact that is no text', { name: 'Ann', contact: 5 }],
  ['a member that is not known', { name: 'Ann', telephone: '1' }],
])('%s is refused, and nothing is kept', async (_, body) => {
  expect((await put('ann', body)).body).toMatchObject({ status: 400, code: 'request/invalid' });
  expect((await server.get('/api/people/ann')).body).toMatchObject({ status: 404, code: 'person/unknown' });
});

test('whoever is erased is gone from every file of the installation', async () => {
  await put('zq', { name: 'Quillfeather, as she was first written down', contact: CONTACT });
  await put('zq', { name: NAME, contact: CONTACT });
  for (let other = 0; other < 300; other += 1) await put(`p-${other}`, { name: `Person ${other}` });
  const { data } = server.settings;
  expect(filesWith(data, NAME).length).toBeGreaterThan(0);
  const erased = await erase('zq');
  expect([erased.status, erased.body]).toEqual([200, { id: 'zq', erased: true, mentions: [], mentionsInAll: 0 }]);
  expect([...filesWith(data, NAME), ...filesWith(data, CONTACT), ...filesWith(data, 'as she was')]).toEqual([]);
  expect((await server.get('/api/people/zq')).body).toMatchObject({ status: 404, code: 'person/erased' });
  expect(JSON.stringify((await server.get('/api/people')).body)).not.toContain('zq');
});

test('an id that was erased is not given to anybody again, and erasing once more does no harm', async () => {
  await put('once', { name: NAME });
  await erase('once');
  expect((await put('once', { name: 'Somebody else' })).body).toMatchObject({ status: 409, code: 'person/erased' });
  expect((await erase('once')).status).toBe(200);
  expect((await erase('nobody')).body).toMatchObject({ status: 404, code: 'person/unknown' });
});

test('what the log says stays, its proofs hold, and the answer says where it names the person', async () => {
  await put('ann', { name: NAME, contact: CONTACT });
  await server.send('m', open(`${NAME} v Bob`));
  await server.send('m', ...started().slice(1));
  await server.send('m', advance());
  const words = { player: 'A', amount: 1, what: 'as zdeňka said' };
  expect((await server.send('m', command('GainCommandPoints', words))).status).toBe(200);
  const { body } = await erase('ann');
  expect(listAt(body, 'mentions')).toEqual([
    { stream: 'match-m', entry: 0, type: 'MatchOpened', at: 'title', says: 'name' },
    expect.objectContaining({ stream: 'match-m', type: 'CommandPointsGained', at: 'what', says: 'part of the name' }),
  ]);
  expect(body['mentionsInAll']).toBe(2);
  expect((await server.get('/api/matches/m/verify')).body).toMatchObject({ intact: true });
  expect(at((await server.get('/api/matches/m')).body, 'seats', 'A', 'player')).toBe('ann');
});

test('whoever keeps something about people is asked first, and can keep them from being erased', async () => {
  const asked: string[] = [];
  server.from(People).alsoErase((id) => {
    asked.push(id);
    return id === 'kept'
      ? Promise.reject(new ProblemError(problem(409, 'person/file-in-use', 'Not now.')))
      : Promise.resolve();
  });
  await put('kept', { name: 'Ann' });
  await put('gone', { name: 'Bob' });
  expect((await erase('kept')).status).toBe(409);
  expect((await server.get('/api/people/kept')).status).toBe(200);
  expect((await erase('gone')).status).toBe(200);
  expect(asked).toEqual(['kept', 'gone']);
});

test('a file of an earlier version is brought up to this one, and one of a later version is left alone', async () => {
  const data = folder();
  const old = new Database(join(data, 'people.db'));
  old.exec(
    "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID; INSERT INTO people VALUES ('ann', 'Ann')",
  );
  old.close();
  const other = await run({ data, keep: true });
  expect(await other.from(People).find('ann')).toEqual({
    id: 'ann',
    name: 'Ann',
    contact: null,
    club: null,
    nation: null,
  });
  await other.close();
  const later = new Database(join(data, 'people.db'));
  later.exec("UPDATE adjutant_schemas SET version = 99 WHERE owner = 'people'");
  later.close();
  await expect(openPeople(settingsIn(data))).rejects.toThrow('use a newer build');
  rmSync(data, { recursive: true, force: true });
});

test('while somebody else reads the file, erasing says that bytes may be left', async () => {
  await put('read', { name: NAME });
  const reader = new Database(join(server.settings.data, 'people.db'), { readonly: true });
  const reading = reader.prepare('SELECT name FROM people').iterate();
  reading.next();
  const { status, body } = await erase('read');
  expect([status, body['code']]).toEqual([503, 'person/file-in-use']);
  reading.return?.();
  reader.close();
  expect((await erase('read')).status).toBe(200);
  expect(filesWith(server.settings.data, NAME).filter((path) => path.includes('people.db'))).toEqual([]);
});

describe('who may know what', () => {
  const outside = { fide: '1503014' };
  const person = { id: 'ann', name: 'Ann', contact: CONTACT, club: 'Owls', nation: 'Wales', outside };
  const signedIn = (id: string, ...roles: readonly Role[]): Acting => ({
    actor: signing({ id, role: roles[0] ?? 'spectator' }),
    roles,
    session: 's',
    mode: 'staffed',
    named: false,
  });
  test.each([
    ['the owner of a single-user installation', LOCAL, ['id', 'name', 'club', 'nation', 'outside', 'contact']],
    ['an organizer', signedIn('o', 'organizer'), ['id', 'name', 'club', 'nation', 'outside', 'contact']],
    [
      'somebody by the account that is theirs',
      signedIn('ann', 'scorekeeper'),
      ['id', 'name', 'club', 'nation', 'outside', 'contact'],
    ],
    [
      'whoever sits where the person is to sit',
      { ...signedIn('ann', 'player'), seat: { match: 'm', side: 'A' } } as const,
      ['id', 'name'],
    ],
    ['a judge', signedIn('j', 'judge'), ['id', 'name', 'club', 'nation', 'outside']],
    ['a scorekeeper', signedIn('s', 'scorekeeper'), ['id', 'name', 'club', 'nation', 'outside']],
    ['the other player', signedIn('bob', 'player'), ['id', 'name']],
    [
      'somebody who calls themselves by that id',
      { ...VISITOR, actor: signing({ id: 'ann', role: 'spectator' }) },
      ['id', 'name'],
    ],
    ['a visitor', VISITOR, ['id', 'name']],
  ])('%s', (_, acting, members) => expect(Object.keys(shownTo(acting, person))).toEqual(members));
});

describe('words that name somebody', () => {
  const says = speaksOf({ name: 'Jo  van Dyk', contact: '+49 30 1234' });
  test.each([
    ['JO VAN DYK was late', 'name'],
    ['ring +49 30 1234', 'contact'],
    ['Dyk moved first', 'part of the name'],
    ['a caravan moved', undefined],
    ['Jo moved', undefined],
  ])('%s: %s', (text, expected) => expect(says(text)).toBe(expected));

  test('are found on every page of a long log', async () => {
    await server.send('long', ...started());
    for (let turn = 0; turn < 5; turn += 1) await server.send('long', advance());
    const { store } = server;
    const few = { readAllBare: (after: string) => store.readAllBare(after, 2) };
    const { shown } = await mentionsOf(few, { name: 'A test', contact: null });
    expect(shown.map(({ stream, at }) => [stream, at])).toEqual([['match-long', 'title']]);
  });
});
