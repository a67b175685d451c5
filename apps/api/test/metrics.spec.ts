import { StoreUnavailable } from '@adjutant/store';
import { ANN, BOB, call, sendTo } from './judges.js';
import { scraped, type Scraped } from './figures.js';
import { advance, command, run, started, type Running } from './running.js';
import { until } from './until.js';
import { staffed } from './staffed.js';
import { watch } from './watching.js';

const TOKEN = '0123456789abcdef0123456789abcdef';

let server: Running;
afterEach(() => server.close());

async function figures(): Promise<Scraped> {
  const { status, headers, body } = await server.get('/api/metrics');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  return scraped(String(body['text']));
}

/** A figure that follows on what happens in the background: soon, and then for good. */
async function becomes(name: string, value: number): Promise<void> {
  await until(async () => (await figures()).get(name) === value);
  expect([name, (await figures()).get(name)]).toEqual([name, value]);
}

describe('figures are right', () => {
  test('commands by what came of them, and appends', async () => {
    server = await run();
    await server.send('m', ...started());
    const sent = advance();
    for (let n = 0; n < 5; n++) await server.send('m', sent);
    await server.send('m', command('AdvancePhase', {}, { expectedRevision: 1 }));
    await server.send('m', command('RecordUnitDestroyed', { unit: 'nobody' }), advance());
    const { append } = server.store;
    server.store.append = () => Promise.reject(new StoreUnavailable('disk full'));
    expect((await server.send('m', advance())).status).toBe(503);
    server.store.append = append;
    const found = await figures();
    const commands = (outcome: string) => found.get(`adjutant_commands_total{context="match",outcome="${outcome}"}`);
    expect(['recorded', 'already', 'refused', 'failed'].map(commands)).toEqual([5, 4, 2, 1]);
    expect(found.get('adjutant_command_seconds_count{context="match"}')).toBe(12);
    // Besides the five: two notes of what was refused. One command failed, and so did nothing else.
    const appends = (outcome: string) => found.get(`adjutant_appends_total{outcome="${outcome}"}`);
    expect([appends('appended'), appends('failed')]).toEqual([6, 1]);
    expect(found.get('adjutant_append_seconds_count')).toBe(7);
    const [recorded, all] = [found.get('adjutant_events_recorded_total'), found.get('adjutant_log_events')];
    expect(recorded).toBe(all);
    expect(all).toBe((await server.store.readAll('', 1_000)).length);
  });

  test('requests by route, without ids', async () => {
    server = await run();
    await server.send('m', ...started());
    for (let n = 0; n < 3; n++) await server.get('/api/matches/m');
    await server.get('/api/matches/nowhere');
    const found = await figures();
    const count = (route: string, status: string) =>
      found.get(`adjutant_http_request_seconds_count{route="${route}",status="${status}"}`);
    expect(count('/api/matches/:id', '2xx')).toBe(3);
    expect(count('/api/matches/:id', '4xx')).toBe(1);
    expect(count('/api/matches/:id/commands', '2xx')).toBe(1);
    expect([...found.keys()].filter((name) => name.includes('nowhere'))).toEqual([]);
  });

  test.each(['/api/live', '/api/live/topics?topics=matches', '/api/live/board', '/api/matches/m/live'])(
    'how long somebody watched %s is no time of an answer',
    async (path) => {
      server = await run();
      await server.send('m', ...started());
      const watching = await watch(`${server.url}${path}`);
      watching.leave();
      await becomes('adjutant_live_viewers', 0);
      await server.get('/api/matches/m');
      const routes = [...(await figures()).keys()].filter((name) =>
        name.startsWith('adjutant_http_request_seconds_count'),
      );
      expect(routes.filter((name) => name.includes('live'))).toEqual([]);
      expect(routes.filter((name) => name.includes('/api/matches/:id'))).toHaveLength(2);
    },
  );

  test('viewers come and go', async () => {
    server = await run();
    await server.send('m', ...started());
    expect((await figures()).get('adjutant_live_viewers')).toBe(0);
    const watching = await Promise.all([1, 2, 3].map(() => watch(`${server.url}/api/matches/m/live`)));
    expect((await figures()).get('adjutant_live_viewers')).toBe(3);
    for (const one of watching) one.leave();
    await becomes('adjutant_live_viewers', 0);
  });

  test('lags of all readers, and disputes that are open', async () => {
    server = await run();
    await server.send('m', ...started(), advance());
    const calls = [
      await sendTo(server, 'one', call('m')),
      await sendTo(server, 'two', call('m', { side: 'B', claim: 'Another' }, BOB)),
    ];
    expect(calls.map(({ status }) => status)).toEqual([200, 200]);
    await becomes('adjutant_open_disputes', 2);
    for (const reader of ['lists', 'seal', 'live']) await becomes(`adjutant_reader_lag_events{reader="${reader}"}`, 0);
    for (const reader of ['rulings', 'tables'])
      expect((await figures()).get(`adjutant_reader_lag_events{reader="${reader}"}`)).toBeLessThan(500);
    await sendTo(server, 'one', command('WithdrawCall', {}, ANN));
    await becomes('adjutant_open_disputes', 1);
  });

  test('what is there, the file of the log and what waits beside it', async () => {
    server = await run();
    await server.send('m', ...started());
    const found = await figures();
    for (const check of ['store', 'live', 'readModels', 'seal', 'rulings'])
      expect(found.get(`adjutant_ready{check="${check}"}`)).toBe(1);
    expect(found.get('adjutant_store_wal_bytes')).toBeGreaterThan(0);
    expect(found.get('adjutant_store_file_bytes')).toBeGreaterThan(0);
    expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  test('a store that hangs leaves out what asks it, and nothing else', async () => {
    server = await run();
    const { head } = server.store;
    server.store.head = () => new Promise(() => undefined);
    const found = await figures();
    server.store.head = head;
    expect(found.has('adjutant_log_events')).toBe(false);
    expect(found.get('adjutant_ready{check="store"}')).toBe(0);
    expect(found.get('adjutant_live_viewers')).toBe(0);
  });
});

describe('figures are for', () => {
  test('organizers, and the program with the token; nobody else', async () => {
    const event = await staffed({ metricsToken: TOKEN });
    server = event.server;
    const judge = await event.hire('Jo', 'judge', 'head-judge');
    const program = (token: string) => server.get('/api/metrics', { authorization: token });
    expect((await event.organizer.get('/api/metrics')).status).toBe(200);
    expect((await program(`Bearer ${TOKEN}`)).status).toBe(200);
    expect((await judge.get('/api/metrics')).body['code']).toBe('access/no-role');
    for (const wrong of [`Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN}x`, TOKEN, 'Bearer ', 'Bearer undefined'])
      expect([(await program(wrong)).status, wrong]).toEqual([401, wrong]);
  });

  test('nobody with a token where no token is set', async () => {
    const event = await staffed();
    server = event.server;
    for (const token of ['Bearer undefined', 'Bearer ', 'Bearer null'])
      expect((await server.get('/api/metrics', { authorization: token })).status).toBe(401);
  });
});
