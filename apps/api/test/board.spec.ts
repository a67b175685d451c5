import { StoreUnavailable } from '@adjutant/store';
import { advance, at, command, listAt, run, started, type Body, type Running } from './running.js';
import { PLACES } from '../src/live/places.js';
import { staffed } from './staffed.js';
import { watch } from './watching.js';

const MINUTE = 60_000;

let now = Date.now();
let server: Running;
beforeAll(async () => {
  server = await run({ clock: () => now });
  for (const id of ['ann', 'bob']) await put(id, { name: `${id} the player` });
});
afterAll(() => server.close());

const put = (id: string, body: object) =>
  fetch(`${server.url}/api/people/${id}`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }); // prettier-ignore
const gain = (amount = 1) => command('GainCommandPoints', { player: 'A', amount, what: 'x' });
const board = async (asked = ''): Promise<Body> => (await server.get(`/api/board${asked}`)).body;
const shown = async (asked = ''): Promise<readonly unknown[]> =>
  listAt(await board(asked), 'matches').map(({ match }) => match);
const lineOf = async (match: string): Promise<Body> =>
  at((await server.get(`/api/board/${match}`)).body, 'line') as Body;

describe('a line of the board', () => {
  test('says what is read from afar, with names as they are now', async () => {
    await server.send('line', ...started(), gain(), advance());
    const { body } = await server.get('/api/board/line');
    expect(body).toMatchObject({
      now,
      delay: 0,
      line: { match: 'line', revision: 5, title: 'A test', status: 'running' },
    });
    expect(await lineOf('line')).toMatchObject({
      ...{ round: 1, rounds: 5, turn: 'A', step: 'Movement', result: null, clock: null, lastAt: now },
      sides: { A: { name: 'ann the player', vp: 0, cards: 0 }, B: { name: 'bob the player' } },
    });
    await put('ann', { name: 'Renamed' });
    expect(await lineOf('line')).toMatchObject({ sides: { A: { name: 'Renamed' } } });
    await fetch(`${server.url}/api/people/bob`, { method: 'DELETE' });
    expect(await lineOf('line')).toMatchObject({ sides: { B: { name: 'player B' } } });
  });

  test('has the chess clock as it stands', async () => {
    await server.send('timed', ...started(), command('SetChessClock', { per: 'game', minutes: 60 }));
    await server.send('timed', command('PassTime', { to: 'A' }));
    now += MINUTE;
    expect(await lineOf('timed')).toMatchObject({ clock: { at: now, runs: 'A', left: { A: 59 * MINUTE, B: 60 * MINUTE, neutral: null }, out: [] } }); // prettier-ignore
  });

  test('of a match that is not there is a problem that says so', async () => {
    for (const path of ['/api/board/nowhere', '/api/board/%2e%2e', '/api/live/board?match=nowhere'])
      expect([path, (await server.get(path)).status]).toEqual([path, 404]);
  });
});

test('a board that could not be put together is put together anew for whoever asks next', async () => {
  const other = await run();
  await other.send('line', ...started());
  const { readOriginal } = other.store;
  other.store.readOriginal = () => Promise.reject(new StoreUnavailable('away'));
  const failed = await other.get('/api/board');
  other.store.readOriginal = readOriginal;
  const then = await other.get('/api/board');
  await other.close();
  expect(failed.status).toBe(503);
  expect(listAt(then.body, 'matches')).toHaveLength(1);
});

describe('the board', () => {
  test('has what was active last first, page by page, each match once', async () => {
    for (const match of ['one', 'two', 'three']) {
      now += 1_000;
      await server.send(match, ...started());
    }
    now += 1_000;
    await server.send('one', gain());
    const all = await shown();
    expect(all.slice(0, 3)).toEqual(['one', 'three', 'two']);
    const pages: unknown[] = [];
    let after = '';
    do {
      const body = await board(`?limit=2${after}`);
      pages.push(...listAt(body, 'matches').map(({ match }) => match));
      expect(body['count']).toBe(all.length);
      after = body['next'] === null ? '' : `&after=${encodeURIComponent(String(body['next']))}`;
    } while (after !== '');
    expect(pages).toEqual(all);
    for (const asked of ['?limit=0', '?limit=201', '?after=x'])
      expect((await server.get(`/api/board${asked}`)).status).toBe(400);
  });

  test('lets go of what is over after half an hour, of what was left after half a day, and of what is void at once', async () => {
    await server.send('over', ...started(), command('FinishMatch', { ending: 'time' }));
    await server.send('void', ...started(), command('VoidMatch', { because: 'A test' }));
    expect(await shown()).toContain('over');
    expect(await shown()).not.toContain('void');
    expect((await lineOf('over'))['result']).toMatch(/draw|wins/i);
    now += 31 * MINUTE;
    expect(await shown()).not.toContain('over');
    expect(await shown()).toContain('one');
    now += 12 * 60 * MINUTE;
    expect(await shown()).toEqual([]);
    await server.send('one', gain());
    expect(await shown()).toEqual(['one']);
  });
});

describe('the stream of the board', () => {
  test('brings the same line as the board, once for all that came together', async () => {
    const watching = await watch(`${server.url}/api/live/board`);
    expect((await watching.start).data).toEqual({ now, delay: 0, lines: [] });
    await server.send('two', ...Array.from({ length: 20 }, () => gain()));
    const revision = Number((await lineOf('two'))['revision']);
    const told = async (count: number): Promise<readonly Body[]> => {
      const frames = await watching.take(count);
      const lines = frames.flatMap(({ data }) => listAt(data, 'lines'));
      return lines.some((line) => line['revision'] === revision) ? frames.map(({ data }) => data) : told(count + 1);
    };
    const frames = await told(1);
    expect(frames.length).toBeLessThanOrEqual(20);
    expect(listAt(frames.at(-1), 'lines')).toEqual([await lineOf('two')]);
    watching.leave();
  });

  test('of one match begins with it, and brings no other', async () => {
    const watching = await watch(`${server.url}/api/live/board?match=two`);
    expect(listAt((await watching.start).data, 'lines').map(({ match }) => match)).toEqual(['two']);
    await server.send('three', gain());
    await server.send('two', gain());
    const [frame] = await watching.take(1);
    expect(listAt(frame?.data, 'lines').map(({ match }) => match)).toEqual(['two']);
    watching.leave();
  });
});

test('where people sign in the board is for everybody, and no event of it names who may not be named', async () => {
  const event = await staffed();
  const sam = await event.hire('Sam', 'scorekeeper');
  await sam.send('m', ...started());
  const { status, body } = await event.someone().get('/api/board');
  expect([status, listAt(body, 'matches').map(({ match }) => match)]).toEqual([200, ['m']]);
  expect(JSON.stringify(body)).not.toContain(sam.id);
  await event.server.close();
});

test('when spectators have taken every place of theirs, tables and judges still get in, and one more spectator is told so', async () => {
  const event = await staffed();
  const sam = await event.hire('Sam', 'scorekeeper');
  const judge = await event.hire('Jo', 'judge');
  await sam.send('m', ...started());
  const seat = await event.seatAt('m', 'A');
  const { ofStrangers } = PLACES;
  PLACES.ofStrangers = 3;
  const url = `${event.server.url}/api/live/board`;
  const hall = await Promise.all(Array.from({ length: 3 }, () => watch(url)));
  const refused = await event.someone().get('/api/live/board');
  expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([503, 'live/full', '5']);
  for (const { token } of [seat, judge, sam]) {
    const inside = await watch(url, { authorization: `Bearer ${String(token)}` });
    expect((await inside.start).event).toBe('start');
    inside.leave();
  }
  for (const watching of hall) watching.leave();
  PLACES.ofStrangers = ofStrangers;
  await event.server.close();
});
