import { at, command, listAt, started } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';
import { until } from './until.js';

let event: StaffedServer;
let table: Person;
beforeAll(async () => {
  event = await staffed();
  const sam = await event.hire('Sam', 'scorekeeper');
  for (const match of ['m', 'other', 'lone']) expect((await sam.send(match, ...started())).status).toBe(200);
  table = await atTable('m');
});
afterAll(() => event.server.close());

const points = (player: 'A' | 'B') => command('GainCommandPoints', { player, amount: 1, what: 'x' });
const sit = (link: string, as = event.someone()) => as.ask('POST', '/api/access/seat', { link });

async function issued(match: string, side: string, body: object = {}) {
  return (await event.organizer.ask('POST', `/api/matches/${match}/seats/${side}/links`, body)).body;
}

async function atTable(match: string): Promise<Person> {
  const { body } = await sit(String((await issued(match, 'both'))['link']));
  return event.someone(String(body['token']), 'table');
}

const recordedBy = (body: object) => at(body, 'events', 0, 'meta', 'actor');

describe('the link of a table', () => {
  test('opens both seats on one device, and each entry says whose it is and that it came from there', async () => {
    const me = (await table.get('/api/access/me')).body;
    expect(me['seat']).toEqual({ match: 'm', side: 'A', both: true });
    expect(me['roles']).toEqual(['player']);
    expect(recordedBy((await table.send('m', points('A'))).body)).toEqual({ id: 'ann', role: 'table' });
    expect(recordedBy((await table.send('m', points('B'))).body)).toEqual({ id: 'bob', role: 'table' });
  });

  test('where a command names no side, whoever the request names has said it', async () => {
    const named = {
      ...command('RecordNote', { kind: 'agreement', text: 'agreed' }),
      actor: { id: 'bob', role: 'player' },
    };
    expect(recordedBy((await table.send('m', named)).body)).toEqual({ id: 'bob', role: 'table' });
    const other = {
      ...command('RecordNote', { kind: 'agreement', text: 'agreed' }),
      actor: { id: 'cy', role: 'player' },
    };
    expect((await table.send('m', other)).body['code']).toBe('access/other-actor');
    const swapped = { ...points('A'), actor: { id: 'bob', role: 'player' } };
    expect(recordedBy((await table.send('m', swapped)).body)).toEqual({ id: 'ann', role: 'table' });
  });

  test('what is seen of a match says so, entry by entry', async () => {
    const { revision } = (await table.send('m', points('B'))).body;
    const { body } = await event.someone().get('/api/matches/m/timeline');
    const entry = listAt(body, 'entries').find(({ number }) => number === revision);
    expect(entry).toMatchObject({ by: 'bob', role: 'table' });
  });

  test('nobody else says that they act there, a link of one seat least of all', async () => {
    const ann = await event.seatAt('m', 'A');
    const claimed = { ...points('A'), actor: { id: 'ann', role: 'table' } };
    expect((await ann.send('m', claimed)).status).toBe(400);
    expect(recordedBy((await ann.send('m', points('A'))).body)).toEqual({ id: 'ann', role: 'player' });
  });

  test('reaches no further than two seats do', async () => {
    expect((await table.send('other', points('A'))).body['code']).toBe('access/other-match');
    expect((await table.send('m', command('VoidMatch', { because: 'x' }))).status).toBe(403);
    for (const viewer of ['A', 'B', 'spectator'])
      expect((await table.get(`/api/matches/m?viewer=${viewer}`)).status).toBe(200);
    expect((await table.get('/api/matches/m?viewer=judge')).body['code']).toBe('access/not-your-view');
    expect((await table.get('/api/matches/other?viewer=A')).body['code']).toBe('access/not-your-view');
    expect((await table.get('/api/people/ann/penalties')).status).toBe(403);
  });

  test('is listed and taken back, and the device is out at once', async () => {
    const link = await issued('lone', 'both');
    const { body } = await sit(String(link['link']));
    const device = event.someone(String(body['token']));
    const { body: listed } = await event.organizer.get('/api/matches/lone/seats');
    expect(listAt(listed, 'table')).toMatchObject([{ id: link['id'], devices: 1, revoked: false }]);
    await event.organizer.ask('DELETE', `/api/matches/lone/seats/links/${String(link['id'])}`);
    expect((await device.send('lone', points('A'))).body['code']).toBe('access/signed-out');
  });

  test('ends where a seat is corrected: whoever sits there now is somebody else', async () => {
    const device = await atTable('lone');
    const seats = { A: { player: 'ann' }, B: { player: 'cy' } };
    await event.organizer.send('lone', command('CorrectSeats', { seats, because: 'The wrong name' }));
    await until(async () => (await device.send('lone', points('B'))).body['code'] === 'access/signed-out');
    expect((await device.send('lone', points('B'))).body['code']).toBe('access/signed-out');
  });
});

describe('a dead phone', () => {
  test('is replaced by a link that takes the seat alone: the old device is out, and the other seat is not touched', async () => {
    const [old, other] = [await event.seatAt('m', 'A'), await event.seatAt('m', 'B')];
    const link = await issued('m', 'A', { alone: true });
    const { body } = await sit(String(link['link']));
    const fresh = event.someone(String(body['token']));
    expect((await fresh.send('m', points('A'))).status).toBe(200);
    expect((await old.send('m', points('A'))).body['code']).toBe('access/signed-out');
    expect((await other.send('m', points('B'))).status).toBe(200);
  });
});

describe('the code of another table', () => {
  test('takes nobody away from a match that is not over, unless they say so', async () => {
    const ann = await event.seatAt('m', 'A');
    const other = String((await issued('other', 'B'))['link']);
    const { status, body } = await sit(other, ann);
    expect([status, body['code']]).toEqual([409, 'access/seated-elsewhere']);
    expect(body['facts']).toMatchObject({ match: 'm', side: 'A', title: 'A test' });
    expect((await ann.send('m', points('A'))).status).toBe(200);
    const moved = await ann.ask('POST', '/api/access/seat', { link: other, instead: true });
    expect(at(moved.body, 'me', 'seat')).toEqual({ match: 'other', side: 'B' });
  });

  test('is taken at once where the other match is over, and within one match', async () => {
    const ann = await event.seatAt('m', 'A');
    expect((await sit(String((await issued('m', 'B'))['link']), ann)).status).toBe(200);
    const bob = await event.seatAt('lone', 'B');
    await bob.send('lone', command('ConcedeMatch', { player: 'B' }));
    expect((await sit(String((await issued('m', 'B'))['link']), bob)).status).toBe(200);
  });
});
