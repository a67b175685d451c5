import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { namesIn, openLists, rebuildReadModels } from '@adjutant/lists';
import Database from 'better-sqlite3';
import { call, JO, rules, sendTo } from './judges.js';
import { advance, at, command, folder, listAt, open, run, SHELF, started, type Running } from './running.js';
import { until } from './until.js';

let data: string;
beforeEach(() => {
  data = folder();
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(data, { recursive: true, force: true });
});

/** Everything that stands in the lists that are read, and how far they have come. */
const rows = async (): Promise<unknown[]> => {
  const lists = await openLists(`sqlite:${join(data, 'read-models.db')}`);
  const standing = await lists.standing();
  const { matches, disputes } = namesIn(standing?.version ?? 0);
  const { kysely } = lists.tables;
  const all = await kysely.selectFrom(matches).selectAll().orderBy('place').execute();
  const called = await kysely.selectFrom(disputes).selectAll().orderBy('place').execute();
  await lists.close();
  return [...all, ...called, { level: standing?.level, number: standing?.number }];
};

async function settled(server: Running): Promise<unknown[]> {
  return listAt((await server.get('/api/matches')).body, 'matches') as unknown[];
}

/** Several matches, written in turns. */
async function play(server: Running): Promise<void> {
  const ids = ['a', 'b', 'c', 'd'];
  for (const id of ids) await server.send(id, ...started());
  for (let count = 0; count < 5; count++) for (const id of ids) await server.send(id, advance());
  await server.send('b', command('ConcedeMatch', { player: 'A' }));
  await server.send('c', command('CorrectEntry', { entry: 6, correction: { kind: 'strike' }, because: 'x' }));
  await server.send('e', open());
  await sendTo(server, 'call', call('b', { entry: 6 }), command('ClaimCall', {}, JO));
  await sendTo(server, 'ruled', call('c'), rules([{ kind: 'none' }]));
}

describe('read models', () => {
  test('rebuilt equal live', async () => {
    const server = await run({ data, keep: true });
    await play(server);
    await settled(server);
    await server.close();
    const live = await rows();
    const rebuilt = await rebuildReadModels(server.settings, { shelf: SHELF });
    expect(rebuilt).toMatchObject({ matches: 5, events: 45 });
    expect(await rows()).toEqual(live);
    expect(live).toContainEqual({ level: true, number: 45 });
    expect(live).toContainEqual(expect.objectContaining({ id: 'ruled', match: 'c', status: 'ruled', unsettled: 0 }));
  });

  test('go on where they stopped, and are built anew when the file is missing, damaged or of another version', async () => {
    const first = await run({ data, keep: true });
    await play(first);
    const expected = await settled(first);
    await first.close();
    const file = join(data, 'read-models.db');
    const harms = [
      () => undefined,
      () => rmSync(file),
      () => writeFileSync(file, 'no database'),
      () => new Database(file).exec('UPDATE lists_versions SET format = 0').close(),
    ];
    for (const harm of harms) {
      harm();
      const again = await run({ data, keep: true });
      expect(await settled(again)).toEqual(expected);
      await again.close();
    }
  });

  test('come in pages, newest first', async () => {
    const server = await run({ data, keep: true });
    await play(server);
    const page = (await server.get('/api/matches?limit=3')).body;
    expect(listAt(page, 'matches').map((one) => one['id'])).toEqual(['e', 'd', 'c']);
    const rest = (await server.get(`/api/matches?limit=3&after=${String(page['next'])}`)).body;
    expect(listAt(rest, 'matches').map((one) => one['id'])).toEqual(['b', 'a']);
    expect(rest['next']).toBeNull();
    expect(listAt(rest, 'matches')[0]).toMatchObject({ status: 'finished', winner: 'B', ending: 'concession' });
    await server.close();
  });

  test('stop at an event that cannot be read, and health says where', async () => {
    const first = await run({ data, keep: true });
    await play(first);
    await first.close();
    const log = new Database(join(data, 'log.db'));
    log.exec(`UPDATE events SET data = '{' WHERE position = 7`);
    log.close();
    rmSync(join(data, 'read-models.db'));
    const again = await run({ data, keep: true });
    const ready = () => again.get('/api/health/ready');
    await until(async () => String(at((await ready()).body, 'checks', 'readModels', 'says')).includes('match-b'));
    const { status, body } = await ready();
    // Commands can be recorded all the same.
    expect(status).toBe(200);
    expect(body['ready']).toBe(true);
    expect(at(body, 'checks', 'readModels')).toMatchObject({ ok: false });
    expect(at(body, 'checks', 'readModels', 'says')).toMatch(/position 0*7, event 2 of match-b/);
    // Other matches are none the worse.
    expect((await again.send('a', advance())).status).toBe(200);
    expect((await again.get('/api/matches/b')).body).toMatchObject({ status: 409, code: 'match/tampered' });
    await again.close();
  });
});

test('a server that is level is ready', async () => {
  const server = await run({ data, keep: true });
  await server.send('m', ...started());
  await settled(server);
  const { status, body } = await server.get('/api/health/ready');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ready: true,
    checks: { store: { ok: true }, live: { ok: true }, readModels: { ok: true } },
  });
  expect((await server.get('/api/health/live')).body).toEqual({ alive: true });
  await server.close();
});

test('a store in memory leaves nothing behind', async () => {
  const server = await run({ data, keep: true, store: 'memory:' });
  await server.send('m', ...started());
  expect(await settled(server)).toHaveLength(1);
  await server.close();
  const later = await run({ data, keep: true, store: 'memory:' });
  expect(await settled(later)).toEqual([]);
  await later.close();
});
