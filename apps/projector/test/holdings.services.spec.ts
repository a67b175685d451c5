import { setTimeout as wait } from 'node:timers/promises';
import { openTables } from '@adjutant/store';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freshDatabase, startPostgres, type FreshDatabase } from '@adjutant/tools-services';
import { sql } from 'kysely';
import { Holdings } from '../src/holdings.js';

const OF = 8;
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];
const QUICK = { of: OF, beatMs: 50, silentMs: 1_000 };

interface Instance {
  readonly holdings: Holdings;
  readonly ended: Promise<unknown>;
  stop(): void;
}

function joins(database: string): Instance {
  const holdings = new Holdings({ database, ...QUICK });
  const stopping = new AbortController();
  const ended = holdings.takePart(stopping.signal).catch((error: unknown) => error);
  return { holdings, ended, stop: () => stopping.abort() };
}

async function until(holds: () => boolean | Promise<boolean>, patienceMs = 15_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('it does not come about');
    await wait(10);
  }
}

const heldBy = (instances: readonly Instance[]): number[] =>
  instances.flatMap(({ holdings }) => holdings.held).toSorted((one, other) => one - other);

/** Everything is held once, and by nobody more than an equal share. */
const shared = (instances: readonly Instance[]) => (): boolean =>
  heldBy(instances).join() === ALL.join() &&
  instances.every(({ holdings }) => holdings.held.length <= Math.ceil(OF / instances.length));

describe('sharing the partitions', () => {
  let database: FreshDatabase;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.drop());

  test('one has all of it, more share equally, and those that are left take over', async () => {
    const first = joins(database.url);
    await until(shared([first]));
    const second = joins(database.url);
    await until(shared([first, second]));
    const third = joins(database.url);
    await until(shared([first, second, third]));
    expect(third.holdings.instances).toBe(3);
    first.stop();
    second.stop();
    expect(await Promise.all([first.ended, second.ended])).toEqual([undefined, undefined]);
    expect(heldBy([first, second])).toEqual([]);
    await until(shared([third]));
    third.stop();
    await third.ended;
  });

  test('nobody ever holds what somebody else holds, however many come and go', async () => {
    const instances = Array.from({ length: 5 }, () => joins(database.url));
    const doubles: string[] = [];
    const watching = setInterval(() => {
      const held = heldBy(instances);
      if (new Set(held).size !== held.length) doubles.push(held.join());
    }, 1);
    await until(shared(instances));
    while (instances.length > 2) {
      const leaving = instances.shift();
      leaving?.stop();
      await leaving?.ended;
      await until(shared(instances));
    }
    clearInterval(watching);
    expect(doubles).toEqual([]);
    instances.forEach(({ stop }) => stop());
    await Promise.all(instances.map(({ ended }) => ended));
  });

  test('whoever loses the connection holds nothing and says so', async () => {
    const cut = joins(database.url);
    const other = joins(database.url);
    await until(shared([cut, other]));
    await killConnections(database.url, 1);
    await until(() => [cut, other].filter(({ holdings }) => holdings.held.length === 0).length === 1);
    const [gone, left] = cut.holdings.held.length === 0 ? [cut, other] : [other, cut];
    expect(await gone.ended).toMatchObject({ name: 'TablesUnavailable' });
    await until(shared([left]));
    left.stop();
    await left.ended;
  });

  test('two installations in one server do not share', async () => {
    const elsewhere = await freshDatabase();
    const [here, there] = [joins(database.url), joins(elsewhere.url)];
    await until(() => shared([here])() && shared([there])());
    here.stop();
    there.stop();
    await Promise.all([here.ended, there.ended]);
    await elsewhere.drop();
  });
});

test('a restart of PostgreSQL ends every holding, and whoever comes back shares again', async () => {
  const server = await startPostgres();
  try {
    const before = joins(server.url);
    await until(shared([before]));
    await server.restart(200);
    expect(await before.ended).toMatchObject({ name: 'TablesUnavailable' });
    const after = joins(server.url);
    await until(shared([after]));
    after.stop();
    await after.ended;
  } finally {
    await server.stop();
  }
});

async function killConnections(url: string, many: number): Promise<void> {
  const { kysely, close } = await openTables(url, []);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'adjutant-projector-share' AND datname = current_database() LIMIT ${many}`.execute(kysely);
  await close();
}
