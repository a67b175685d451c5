import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LivingProcess, startPostgres } from '@adjutant/tools-services';
import { afterEach, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { embeddedRows, level, rowsOf, until } from './support/rows.js';
import { Stage } from './support/stage.js';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function opened(server?: string): Promise<Stage> {
  const stage = await Stage.open(server);
  cleanups.push(() => stage.close());
  return stage;
}

interface Readiness {
  readonly ready: boolean;
  readonly checks: { readonly [name: string]: { readonly ok: boolean; readonly says: string } };
}

async function readiness(url: string): Promise<Readiness> {
  return (await (await fetch(`${url}/health/ready`)).json()) as Readiness;
}

test('PostgreSQL restarted, and cut off from power, under a growing log: it waits and goes on', async () => {
  const server = await startPostgres();
  cleanups.push(() => server.stop());
  const stage = await opened(server.url);
  const { log, lists, program } = stage;
  const projector = await LivingProcess.start(program);
  const url = / ready at (\S+)/.exec(projector.said)?.[1] ?? '';
  await log.grow(1_000);
  let growing = true;
  const growth = (async () => {
    while (growing) {
      await log.grow(20);
      await wait(20);
    }
  })();
  for (let round = 0; round < 3; round += 1) {
    await wait(300);
    await server.restart(500);
    await wait(300);
    await server.kill();
    await until(async () => (await readiness(url)).checks['database']?.ok === false);
    await server.restart(200);
  }
  growing = false;
  await growth;
  await level(lists, log.events);
  expect(projector.isOver).toBe(false);
  expect(await readiness(url)).toMatchObject({ ready: true });
  expect(await rowsOf(lists)).toEqual(await embeddedRows(log.store));
  expect(await projector.end('SIGTERM')).toBe(0);
  process.stdout.write(
    `projector: 3 restarts and 3 power cuts of PostgreSQL, ${log.events} events: 0 missing, 0 double\n`,
  );
});

test('a poisoned event stops its own partition, says where, and goes on once it is mended', async () => {
  const stage = await opened();
  const { log, lists } = stage;
  await log.grow(2_000);
  const file = new Database(join(stage.folder, 'adjutant.db'));
  cleanups.push(async () => void file.close());
  // Of a match without a dispute: a ruling on a match that cannot be read waits for it in its own partition.
  const poisoned = file
    .prepare(
      `SELECT max(position) FROM events JOIN streams ON streams.id = stream_id WHERE name = ? AND position < 1200`,
    )
    .pluck()
    .get('match-r0t1') as number;
  const before = file.prepare('SELECT data FROM events WHERE position = ?').pluck().get(poisoned) as string;
  const put = (data: string): unknown =>
    file.prepare('UPDATE events SET data = ? WHERE position = ?').run(data, poisoned);
  put('{"cut off in the mid');
  const projector = await stage.instance();

  const numbers = async (): Promise<number[]> => {
    const current = await lists.versions.current();
    return (await lists.places(current?.version ?? 0))
      .map(({ number }) => number)
      .toSorted((one, other) => one - other);
  };
  await until(async () => (await numbers()).filter((number) => number === log.events).length === 7);
  expect((await numbers())[0]).toBe(poisoned - 1);
  const { ready, checks } = await readiness(projector.url);
  expect(ready).toBe(false);
  expect(checks['lists']?.says).toMatch(
    new RegExp(`^stopped at position 0*${poisoned}, event 47 of match-r0t1: .* its data is not JSON`),
  );

  // What comes later goes past it, and stays behind there.
  await log.grow(500);
  await until(async () => (await numbers()).filter((number) => number === log.events).length === 7);
  expect((await numbers())[0]).toBe(poisoned - 1);

  put(before);
  await level(lists, log.events);
  expect(await rowsOf(lists)).toEqual(await embeddedRows(log.store));
  await until(async () => (await readiness(projector.url)).ready);
  process.stdout.write(
    'projector: 1 poisoned event, 1 of 8 partitions stopped at it, 0 events skipped after it was mended\n',
  );
});

test('a new version is built beside the one that is read, and nobody ever reads half of it', async () => {
  const stage = await opened();
  const { log, lists } = stage;
  await log.grow(6_000);
  await stage.instance();
  await level(lists, log.events);
  const before = await lists.versions.current();
  const matches = await lists.countMatches();
  const seen = new Set<string>();
  let [reads, reading] = [0, true];
  const reader = (async () => {
    while (reading) {
      const [count, page] = await Promise.all([lists.countMatches(), lists.matches(1_000, Number.MAX_SAFE_INTEGER)]);
      reads += 1;
      seen.add(`${count} ${page.matches.length}`);
    }
  })();
  const begun = await lists.versions.begin(8);
  expect((await lists.versions.current())?.version).toBe(before?.version);
  await until(async () => (await lists.versions.current())?.version === begun.version);
  await wait(200);
  expect(await lists.versions.prune()).toEqual([before?.version]);
  await wait(200);
  reading = false;
  await reader;
  expect([...seen]).toEqual([`${matches} ${matches}`]);
  await log.grow(500);
  await level(lists, log.events);
  expect(await rowsOf(lists)).toEqual(await embeddedRows(log.store));
  process.stdout.write(
    `projector: ${reads} reads while version ${begun.version} was built, read and the old one dropped: 0 half lists\n`,
  );
});

test('a database that cannot be used ends it with a sentence; one that is away is waited for', async () => {
  const stage = await opened();
  const { program } = stage;
  const wrong = new URL(stage.database);
  wrong.password = 'guess';
  const env = { ...program.env, ADJUTANT_DATABASE: wrong.href };
  await expect(LivingProcess.start({ ...program, env })).rejects.toThrow(
    /The projector cannot start: PostgreSQL at \S+ refuses the password: correct it in ADJUTANT_DATABASE/,
  );
  const server = await startPostgres();
  cleanups.push(() => server.stop());
  await server.kill();
  const starting = LivingProcess.start({ ...program, env: { ...program.env, ADJUTANT_DATABASE: server.url } });
  await wait(1_500);
  await server.restart();
  expect(await (await starting).end('SIGTERM')).toBe(0);
});
