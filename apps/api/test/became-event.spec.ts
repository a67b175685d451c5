import { randomUUID } from 'node:crypto';
import { EventDay } from './event-day.js';
import { HEAD } from './judges.js';
import { command, folder, listAt, run, type Running } from './running.js';

const HOUSE = { name: 'Club Open', conflicts: ['club'], penalties: 'frontline-itc', appealMinutes: 30 };

let server: Running;
let day: EventDay;
const data = folder();
beforeAll(async () => {
  server = await run({ data, keep: true });
  expect((await decides(HOUSE)).status).toBe(200);
  await penalised('before');
  const { name, ...judging } = HOUSE;
  day = new EventDay(server);
  await day.setUp(['ann'], { name, rounds: 1, judging });
});
afterAll(() => server.close());

async function decides(policy: object) {
  const sent = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(policy) };
  const answer = await fetch(`${server.url}/api/event`, sent);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function penalised(because: string, more: object = {}): Promise<void> {
  const penalty = {
    penalty: randomUUID(),
    person: 'ann',
    policy: 'frontline-itc',
    infraction: 'careless-play',
    level: 'warning',
    ...more,
  };
  const sent = command('IssuePenalty', { ...penalty, because }, HEAD);
  expect((await server.post('/api/people/ann/penalties/commands', sent)).status).toBe(200);
}

const penalties = async (of = '') =>
  listAt((await server.get(`/api/people/ann/penalties${of}`)).body, 'penalties').map((one) => [
    one['because'],
    one['event'],
  ]);
const { name: _, ...RULES } = HOUSE;

test('only an event that is there takes over what an installation was', async () => {
  expect(await decides({ ...RULES, became: 'nowhere' })).toMatchObject({
    status: 404,
    body: { code: 'tournament/unknown' },
  });
  expect((await server.get('/api/event')).body).toMatchObject({ name: 'Club Open' });
});

test('the name is the event’s alone from then on, and matches of no event go on by the same rules', async () => {
  const became = { event: day.id, called: 'Club Open' };
  expect(await decides({ ...RULES, became: day.id })).toMatchObject({
    status: 200,
    body: { ...RULES, name: '', became },
  });
  expect((await server.get(`/api/event?event=${day.id}`)).body).toEqual({ ...HOUSE, ownAppeals: null });
  expect((await decides({ ...RULES, conflicts: [] })).body).toMatchObject({ name: '', conflicts: [], became });
  expect((await server.get(`/api/event?event=${day.id}`)).body).toMatchObject({
    name: 'Club Open',
    conflicts: ['club'],
  });
});

test('it is decided once, and a second name is refused with where the first one is', async () => {
  const other = await new EventDay(server).setUp(['ann']);
  expect(await decides({ ...RULES, became: other.id })).toMatchObject({
    status: 400,
    body: { code: 'request/invalid' },
  });
  const named = await decides(HOUSE);
  expect([named.status, JSON.stringify(named.body)]).toEqual([400, expect.stringContaining(day.id)]);
});

test('penalties of before are of that event, and later ones of no match are of none', async () => {
  await penalised('after');
  expect(await penalties()).toEqual([
    ['before', 'Club Open'],
    ['after', null],
  ]);
  expect(await penalties(`?event=${day.id}`)).toEqual([['before', 'Club Open']]);
});

test('a second one in that event counts the one of before: less than what follows it would have to be explained', async () => {
  await penalised('again', { event: day.id, level: 'yellow-card' });
  expect(await penalties(`?event=${day.id}`)).toEqual([
    ['before', 'Club Open'],
    ['again', 'Club Open'],
  ]);
});

test('the next start reads it as it was decided', async () => {
  await server.close();
  server = await run({ data });
  expect((await server.get('/api/event')).body).toMatchObject({
    name: '',
    became: { event: day.id, called: 'Club Open' },
  });
});
