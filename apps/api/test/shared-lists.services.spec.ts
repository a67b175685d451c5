import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Follower, type Lists, openLists, PARTITIONS_SHARED, rebuildReadModels } from '@adjutant/lists';
import { openTables } from '@adjutant/store';
import { sql } from 'kysely';
import { FRESH_MS } from '../src/health/health-checks.js';
import { call, JO, rules, sendTo } from './judges.js';
import { advance, at, folder, listAt, run, SHELF, started, type Running } from './running.js';

/** A database of its own on the server of the tests. */
async function freshDatabase() {
  const server = process.env['ADJUTANT_TEST_POSTGRES'] ?? '';
  const name = `lists_${randomUUID().replaceAll('-', '')}`;
  const admin = await openTables(server, []);
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(admin.kysely);
  const drop = async (): Promise<void> => {
    await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(admin.kysely);
    await admin.close();
  };
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop };
}

let data: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let lists: Lists;
let server: Running;
beforeEach(async () => {
  data = folder();
  database = await freshDatabase();
  lists = await openLists(database.url);
  server = await run({ data, database: database.url, keep: true });
});
afterEach(async () => {
  await server.close();
  await lists.close();
  await database.drop();
  rmSync(data, { recursive: true, force: true });
});

const ids = async (path = '/api/matches', name = 'matches') =>
  listAt((await server.get(path)).body, name).map((one) => one['id']);
/** Asked when the last look is too old to be told again. */
const says = async () => {
  await setTimeout(FRESH_MS);
  return at((await server.get('/api/health/ready')).body, 'checks', 'readModels');
};

async function project(): Promise<void> {
  await lists.versions.currentOrNew(PARTITIONS_SHARED);
  await new Follower(lists.tables, server.store, SHELF).catchUp(() => false);
}

describe('lists in a shared database', () => {
  it('are read by the server and kept by the projector, whose backlog is told', async () => {
    expect(await says()).toMatchObject({ ok: false, says: expect.stringContaining('no projector has begun') });
    await server.send('m', ...started());
    expect(await ids()).toEqual([]);
    await project();
    expect(await ids()).toEqual(['m']);
    expect(await says()).toMatchObject({ ok: true });
    await server.send('m', advance());
    expect(await says()).toMatchObject({ ok: false, says: expect.stringContaining('1 events behind the log') });
    await project();
    expect(await says()).toMatchObject({ ok: true, says: 'level with the log' });
  });

  it('are waited for: what is recorded while the projector works is in the next answer', async () => {
    await project();
    await server.send('m', ...started());
    const asked = ids();
    await project();
    expect(await asked).toEqual(['m']);
  });

  it('have disputes and precedents too, and are rebuilt beside those that are read', async () => {
    await server.send('m', ...started(), advance(), advance());
    await sendTo(server, 'ruled', call('m'), rules([{ kind: 'none' }], {}, JO));
    await sendTo(server, 'open', call('m', { claim: 'The wind turned' }));
    await project();
    const before = await server.get('/api/disputes');
    expect(listAt(before.body, 'disputes').map((one) => one['id'])).toEqual(['open', 'ruled']);
    expect(await ids('/api/disputes?words=WIND', 'disputes')).toEqual(['open']);
    expect(listAt((await server.get('/api/precedents?words=grenad')).body, 'precedents')).toMatchObject([
      { dispute: 'ruled', match: 'm' },
    ]);
    const rebuilt = await rebuildReadModels(server.settings, { shelf: SHELF, prune: true });
    expect(rebuilt).toMatchObject({ version: 2, matches: 1 });
    expect(rebuilt.at).not.toContain(new URL(database.url).password);
    expect((await server.get('/api/disputes')).body).toEqual(before.body);
    expect((await lists.standing())?.version).toBe(2);
  });
});
