import { command, grenade, listAt, run, started, toShooting, type Body, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('m', ...started(), toShooting());
  expect((await server.send('m', await grenade(server, 'm'))).status).toBe(200);
  expect((await server.send('m', command('RecordUnitDestroyed', { unit: 'B-2' }))).status).toBe(200);
});
afterAll(() => server.close());

const get = async (path: string): Promise<Body> => {
  const { status, body } = await server.get(`/api/matches/m/${path}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const where = (body: Body, unit: string) => listAt(body, 'units').find(({ id }) => id === unit)?.['location'];
const grenades = (body: Body) => listAt(body, 'players', 'A').find(({ entry }) => entry === 'core/grenade');

describe('the units', () => {
  test('are those of the match as it stands, or as it stood after an entry', async () => {
    const now = await get('units');
    expect(now).toMatchObject({ match: 'm', at: 7 });
    expect(now['units']).toEqual((await server.get('/api/matches/m')).body['units']);
    expect([where(now, 'B-2'), where(await get('units?at=6'), 'B-2')]).toEqual(['destroyed', 'battlefield']);
    expect(await get('units?at=7')).toEqual(now);
  });

  test('are none before a roster was submitted', async () => {
    expect(await get('units?at=0')).toMatchObject({ at: 0, units: [] });
  });
});

describe('the options', () => {
  test('are those of the moment that is asked for: a Grenade before it was thrown, and none after', async () => {
    const [before, after] = [await get('options?at=5'), await get('options?at=6&player=A')];
    expect([before['revision'], after['revision']]).toEqual([5, 6]);
    expect([grenades(before)?.['open'], grenades(after)?.['open']]).toEqual([true, false]);
    expect(Object.keys(after['players'] as object)).toEqual(['A']);
  });

  test('are the same for the newest entry as where none is named', async () => {
    expect(await get('options?at=7')).toEqual(await get('options'));
  });

  test('say what was waited for then: before the battle nobody has decided anything', async () => {
    expect(Array.isArray((await get('options?at=0'))['dues'])).toBe(true);
  });
});

test.each([
  ['options?at=8', 404, 'match/no-such-entry'],
  ['units?at=8', 404, 'match/no-such-entry'],
  ['options?at=x', 400, 'request/invalid'],
  ['units?at=-1', 400, 'request/invalid'],
])('%s is answered with %i %s', async (path, status, code) => {
  const answer = await server.get(`/api/matches/m/${path}`);
  expect([answer.status, answer.body['code']]).toEqual([status, code]);
});
