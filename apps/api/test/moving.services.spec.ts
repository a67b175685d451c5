import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, openTables } from '@adjutant/store';
import { startKurrentDouble } from '@adjutant/store/kurrent-double';
import { sql } from 'kysely';
import {
  exportInstallation,
  type Imported,
  importInstallation,
  openAccessTables,
  type InstallationPlace,
} from '@adjutant/moving';
import { BOTH_SHELVES, played } from './moving-story.js';
import { folder, run, settingsIn } from './running.js';

const silent = (): void => undefined;
const root = folder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function carried(place: InstallationPlace, from: string, to: string): Promise<Imported> {
  const store = openStore(place.store);
  try {
    const here = { place, store, shelf: BOTH_SHELVES };
    const came = await importInstallation(here, join(root, from), silent);
    await exportInstallation(here, join(root, to), { secrets: true, tell: silent });
    return came;
  } finally {
    await store.close();
  }
}

function bytesOf(name: string): Map<string, string> {
  const files = readdirSync(join(root, name), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => join(one.parentPath, one.name)).sort();
  return new Map(paths.map((path) => [path.slice(join(root, name).length), readFileSync(path, 'base64')]));
}

function inFiles(name: string): InstallationPlace {
  mkdirSync(join(root, name), { recursive: true });
  const { data, store } = settingsIn(join(root, name));
  return { data, store };
}

/** A database of its own that sorts as people do, in the server that `npm run test:services` has started. */
async function freshDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const server = process.env['ADJUTANT_TEST_POSTGRES'] ?? '';
  const url = new URL(server);
  url.pathname = `/moving_${process.pid}`;
  const name = url.pathname.slice(1);
  await ask(server, `CREATE DATABASE ${name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'`);
  return { url: url.href, drop: () => ask(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function ask(server: string, statement: string): Promise<void> {
  const tables = await openTables(server, []);
  await sql
    .raw(statement)
    .execute(tables.kysely)
    .finally(() => tables.close());
}

/** Ids that people sort otherwise than bytes, so that the order of a database shows. */
const IDS = ['b', 'B', 'a', 'Z', 'z-1', 'z_1', 'é'];

async function withAccounts(place: InstallationPlace): Promise<void> {
  const tables = await openAccessTables(place);
  const since = '2026-11-21T10:00:00.000Z';
  for (const id of IDS) {
    const account = {
      id,
      name: `Name of ${id}`,
      sign_in_name: `in ${id}`,
      password: 'hash',
      roles: '["judge"]',
      since,
    };
    await tables.kysely.insertInto('staff').values(account).execute();
    const link = { id, match: 'argued', side: 'A' as const, until: 1_900_000_000_000, revoked_at: null };
    await tables.kysely
      .insertInto('links')
      .values({ ...link, issued_at: since, issued_by: 'b' })
      .execute();
    const held = { person: id, roles: '["judge"]', given_at: since, given_by: 'b' };
    await tables.kysely
      .insertInto('event_roles')
      .values(['open', 'Open'].map((event) => ({ ...held, event })))
      .execute();
  }
  await tables.close();
}

test('an installation goes from files to a cluster and back: the same bytes of the export everywhere', async () => {
  const old = inFiles('old');
  const server = await run({ data: old.data, keep: true, shelf: BOTH_SHELVES });
  await played(server).finally(() => server.close());
  await withAccounts(old);
  const store = openStore(old.store);
  const first = { place: old, store, shelf: BOTH_SHELVES };
  const { log } = await exportInstallation(first, join(root, 'export'), { secrets: true, tell: silent });
  await store.close();

  const [engine, database] = [await startKurrentDouble(), await freshDatabase()];
  try {
    const cluster = { ...inFiles('cluster'), store: engine.url, database: database.url, keys: join(root, 'keys') };
    const all = { events: log.events, envelopes: 2, people: 1, accounts: 4 * IDS.length, evidence: 1 };
    expect(await carried(cluster, 'export', 'export of cluster')).toMatchObject(all);
    expect(readdirSync(join(root, 'keys'))).toEqual(['seal-key']);
    expect(readdirSync(cluster.data).filter((name) => !name.startsWith('seal.db'))).toEqual([]);
    const moved = await run({ ...cluster, keep: true, shelf: BOTH_SHELVES });
    try {
      expect((await moved.get('/api/people/ann')).status).toBe(200);
      expect((await moved.get('/api/event')).body).toMatchObject({ name: 'The Open' });
    } finally {
      await moved.close();
    }
    expect(await carried(cluster, 'export', 'export again')).toMatchObject({
      events: 0,
      people: 0,
      accounts: 0,
      evidence: 0,
    });
  } finally {
    await database.drop();
    await engine.stop();
  }

  await carried(inFiles('back'), 'export of cluster', 'export back');
  for (const name of ['export of cluster', 'export again', 'export back'])
    expect(bytesOf(name)).toEqual(bytesOf('export'));
  process.stdout.write(
    `moved ${log.events} events from files to a cluster and back, ${bytesOf('export').size} files the same\n`,
  );
}, 180_000);
