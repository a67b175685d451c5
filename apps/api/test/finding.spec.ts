import { at, command, listAt, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

const ZOE = '11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const YAN = '22222222-aaaa-4aaa-8aaa-aaaaaaaaaaaa';

let event: StaffedServer;
let visitor: Person;
let sam: Person;
const play = (match: string, title: string, A: string, B: string) => {
  const seats = { A: { player: A }, B: { player: B } };
  return sam.send(match, command('OpenMatch', { title, pack: { id: 'wh40k-10e' }, seats }));
};
beforeAll(async () => {
  event = await staffed();
  visitor = event.someone();
  sam = await event.hire('Sam', 'scorekeeper');
  await event.organizer.ask('PUT', `/api/people/${ZOE}`, {
    name: 'Zdeňka Quillfeather',
    contact: 'quill@nest.example',
  });
  await event.organizer.ask('PUT', `/api/people/${YAN}`, { name: 'Yan Quill', club: 'Nestlings' });
  await play('one', 'Round 1, table 4', ZOE, YAN);
  await play('two', 'Round 2, table 9', YAN, 'bob');
  expect((await sam.send('three', ...started())).status).toBe(200);
});
afterAll(() => event.server.close());

async function found(search: string, more = ''): Promise<readonly unknown[]> {
  const { status, body } = await visitor.get(`/api/matches?search=${encodeURIComponent(search)}${more}`);
  expect(status).toBe(200);
  return listAt(body, 'matches').map(({ id }) => id);
}

test('matches are found by name of player, title and game, all words of it, whoever asks', async () => {
  expect(await found('quill')).toEqual(['two', 'one']);
  expect(await found('ZDENKA')).toEqual(['one']);
  expect(await found('quill round 2')).toEqual(['two']);
  expect(await found('Warhammer 10th')).toEqual(['three', 'two', 'one']);
  expect(await found('nobody')).toEqual([]);
  expect(await found(' ')).toHaveLength(3);
});

test('nobody is found by what not everybody may know of them, nor by a part of an id', async () => {
  expect(await found('nest')).toEqual([]);
  expect(await found('aaa')).toEqual([]);
  expect(await found(ZOE)).toEqual(['one']);
});

test('every match is of the event: its name is looked for without an effect', async () => {
  await event.organizer.ask('PUT', '/api/event', { name: 'Grand Gambit Open' });
  expect(await found('gambit zdenka')).toEqual(['one']);
  expect(await found('gambit')).toHaveLength(3);
});

test('pages say how many there are of all, and those that are being played come first', async () => {
  const { body } = await visitor.get('/api/matches?limit=1&order=playing&count=with');
  expect(body).toMatchObject({ matches: [{ id: 'three' }], counted: { found: 3, all: 3 } });
  expect(at(body, 'counted', 'behind')).toBeUndefined();
  const rest = await visitor.get(`/api/matches?limit=5&order=playing&after=${String(body['next'])}`);
  expect(listAt(rest.body, 'matches').map(({ id }) => id)).toEqual(['two', 'one']);
  expect((await visitor.get('/api/matches?status=running&search=quill&count=with')).body).toMatchObject({
    matches: [],
    counted: { found: 0, all: 3 },
  });
});

test.each([
  ['search', `search=${'a+'.repeat(11)}`],
  ['search', `search=${'a'.repeat(201)}`],
  ['status', 'status=running,walking'],
  ['order', 'order=loud'],
  ['count', 'count=1'],
])('a wrong %s is refused with what it may be', async (name, query) => {
  const { status, body } = await visitor.get(`/api/matches?${query}`);
  expect([status, at(body, 'errors', 0, 'at')]).toEqual([400, name]);
});

test('calls are found by player, title and entry as well, by whoever may read them', async () => {
  const called = command('CallJudge', { match: 'one', side: 'A', claim: 'Measured twice' });
  expect((await sam.ask('POST', '/api/disputes/d/commands', called)).status).toBe(200);
  const ids = async (search: string) => {
    const { body } = await sam.get(`/api/disputes?search=${encodeURIComponent(search)}`);
    return listAt(body, 'disputes').map(({ id }) => id);
  };
  expect(await ids('zdenka table 4 MEASURED')).toEqual(['d']);
  expect(await ids('bob')).toEqual([]);
  expect((await visitor.get('/api/disputes?search=zdenka')).status).toBe(401);
});

test('in a record of elsewhere nobody is somebody of here, though an id be the same', async () => {
  const there = await staffed();
  try {
    await there.organizer.ask('PUT', `/api/people/${ZOE}`, { name: 'Someone Different' });
    const file = await (await fetch(`${event.server.url}/api/matches/one/export`)).text();
    expect((await there.organizer.ask('POST', '/api/matches/import', file)).status).toBe(200);
    const search = async (words: string) =>
      listAt((await there.organizer.get(`/api/matches?search=${words}`)).body, 'matches').map(({ id }) => id);
    expect(await search('different')).toEqual([]);
    expect(await search('table+4')).toEqual(['one']);
  } finally {
    await there.server.close();
  }
});

test('whoever was erased is found by no name any more, at once', async () => {
  expect(await found('zdenka')).toEqual(['one']);
  expect((await event.organizer.ask('DELETE', `/api/people/${ZOE}`)).status).toBe(200);
  expect(await found('zdenka')).toEqual([]);
  expect(await found('quillfeather')).toEqual([]);
  expect(await found('quill table 4')).toEqual(['one']);
  expect(await found(ZOE)).toEqual(['one']);
});
