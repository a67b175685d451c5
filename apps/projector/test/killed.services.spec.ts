import { setTimeout as wait } from 'node:timers/promises';
import { amountOf, killAtRandom, LivingProcess, seeded } from '@adjutant/tools-services';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { countOf, embeddedRows, level, rowsOf, until } from './support/rows.js';
import { Stage } from './support/stage.js';

const KILLS = amountOf('kills of the projector');

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open();
});
afterEach(() => stage.close());

test(`killed ${KILLS} times under a growing log: nothing is missing, nothing is there twice`, async () => {
  const { log, lists, program } = stage;
  await log.grow(2_000);
  const chance = seeded(20);
  const sums: number[] = [];
  const sum = async (): Promise<number> => {
    const current = await lists.versions.current();
    const places = current ? await lists.places(current.version) : [];
    return places.reduce((total, { number }) => total + number, 0);
  };
  let growing = true;
  const growth = (async () => {
    while (growing) {
      await log.grow(20);
      await wait(20);
    }
  })();
  const { kills, livesMs } = await killAtRandom(program, {
    ...{ times: KILLS, livesMs: [0, 200], chance },
    // Every third is killed at its beginning, whatever it has come to; the others while they move on.
    atWork: async (life) => {
      const before = sums.at(-1) ?? 0;
      if (life % 3 !== 0) await until(async () => (await sum()) > before);
      sums.push(await sum());
    },
  });
  growing = false;
  await growth;
  const last = await LivingProcess.start(program);
  await level(lists, log.events);
  expect(await last.end('SIGTERM')).toBe(0);

  const rows = await rowsOf(lists);
  expect(rows).toEqual(await embeddedRows(log.store));
  // Each partition has counted every event of the log, once.
  const current = await lists.versions.current();
  const places = await lists.places(current?.version ?? 0);
  expect(places.map(({ number }) => number)).toEqual(places.map(() => log.events));
  const head = await log.store.head();
  expect(places.map(({ position }) => position)).toEqual(places.map(() => head));
  const moved = new Set(sums).size;
  expect(moved).toBeGreaterThan(KILLS / 2);
  process.stdout.write(
    `projector: ${kills} kills in lives of ${Math.min(...livesMs).toFixed(0)} to ${Math.max(...livesMs).toFixed(0)} ms, ` +
      `${moved} of them seen to have moved on, ${log.events} events, ${countOf(rows)} rows: 0 missing, 0 double\n`,
  );
});

test('three instances share the work, and two killed ones are taken over from', async () => {
  const { log, lists, program } = stage;
  const instances = await Promise.all([1, 2, 3].map(() => LivingProcess.start(program)));
  await log.grow(3_000);
  await level(lists, log.events);
  await Promise.all(instances.slice(0, 2).map((one) => one.end('SIGKILL')));
  const killed = performance.now();
  await log.grow(1_000);
  await level(lists, log.events);
  const took = performance.now() - killed;
  expect(await instances[2]?.end('SIGTERM')).toBe(0);
  const rows = await rowsOf(lists);
  expect(rows).toEqual(await embeddedRows(log.store));
  process.stdout.write(`projector: 2 of 3 instances killed, all partitions level ${took.toFixed(0)} ms later\n`);
});

test('an instance that hangs loses its partitions, and does no harm when it wakes up', async () => {
  const { log, lists, program } = stage;
  const hanging = await LivingProcess.start(program);
  await log.grow(1_000);
  await level(lists, log.events);
  const growth = log.grow(3_000);
  hanging.child.kill('SIGSTOP');
  await growth;
  const other = await LivingProcess.start(program);
  await level(lists, log.events);
  hanging.child.kill('SIGCONT');
  await log.grow(1_000);
  await level(lists, log.events);
  expect(await rowsOf(lists)).toEqual(await embeddedRows(log.store));
  expect(await Promise.all([hanging.end('SIGTERM'), other.end('SIGTERM')])).toEqual([0, 0]);
  process.stdout.write(`projector: hung while ${log.events} events came, woke up: rows as if nothing had happened\n`);
});
