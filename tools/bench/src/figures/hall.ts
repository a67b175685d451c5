import { setTimeout as pause } from 'node:timers/promises';
import { assertSame, ms, whole, type Figure, type Outcome } from '../support/figure.js';
import { percentile } from '../support/measure.js';
import { openCrowd, type CrowdAnswer } from '../support/open-crowd.js';
import { startStaffed, type Staffed } from '../support/staffed.js';
import { Table } from '../support/table.js';
import { spreadOf } from '../support/spread.js';

const VIEWERS = 5_000;
/** Each command goes to every viewer: four in a second are a very busy table. In between others only knock. */
const KNOCKS = 10;
const BETWEEN_MS = 25;
const MOST_MS = 250;
const MOST_GROWTH = 0.1;

/** Every viewer is a connection on both sides: `ulimit -n` has to allow for some more than 5,000 in one process. */
export const hall: Figure = {
  name: 'hall',
  title: `${VIEWERS} viewers who are not signed in leave at once and come back, beside the commands of one table`,
  async measure(bench) {
    const outcomes: Outcome[] = [];
    for (const path of ['/api/live', 'the match']) {
      const staffed = await startStaffed(bench.folder());
      const table = new Table(staffed);
      const crowd = openCrowd();
      try {
        await table.open();
        const at = path === '/api/live' ? path : `${table.path}/live`;
        outcomes.push(await wavesOf(staffed, table, (verb) => crowd.tell(`${verb} ${staffed.server.port} ${at} ${VIEWERS}`), path, bench.quick ? 1 : 3)); // prettier-ignore
        await table.assertRead();
      } finally {
        table.close();
        await crowd.stop();
        await staffed.stop();
      }
    }
    return outcomes;
  },
};

/** Verbs of the crowd; each resolves when it has been done. */
type Tell = (verb: 'come' | 'leave') => Promise<CrowdAnswer>;

async function wavesOf(staffed: Staffed, table: Table, tell: Tell, name: string, waves: number): Promise<Outcome> {
  const idle = await answersDuring(table, pause(5_000));
  const before = await staffed.memory();
  await come(staffed, tell);
  const full = await staffed.memory();
  await leave(staffed, tell);
  const first = await staffed.memory();
  const during: number[][] = [];
  for (let wave = 0; wave < waves; wave += 1) {
    const wandering = come(staffed, tell).then(() => leave(staffed, tell));
    during.push([...(await answersDuring(table, wandering))]);
  }
  await pause(1_000);
  const last = await staffed.memory();
  const longest = Math.max(...during.flat());
  const growth = (last - first) / first;
  const [each, mb] = [((full - before) * 1024) / VIEWERS, (value: number): string => `${whole(value)} MB`];
  return {
    name: `viewers of ${name}`,
    ratios: during.map((some) => percentile(some, 0.99) / percentile(idle, 0.99)),
    ours: `${spreadOf(during.flat(), 'answers')}; memory ${mb(before)} empty, ${mb(full)} with all of them (${whole(each)} KB each), ${mb(first)} after they left first, ${mb(last)} after they left ${waves} times more`,
    beside: `${spreadOf(idle, 'answers')} with nobody there`,
    aims: [
      { says: `no answer above ${MOST_MS} ms (${ms(longest)})`, met: longest <= MOST_MS },
      {
        says: `memory back to where it was, within ${MOST_GROWTH * 100} % (${(growth * 100).toFixed(1)} %)`,
        met: growth <= MOST_GROWTH,
      },
    ],
  };
}

async function come(staffed: Staffed, tell: Tell): Promise<void> {
  assertSame('viewers inside', (await tell('come')).inside, VIEWERS);
  assertSame('viewers that the server counts', await staffed.viewers(), VIEWERS);
}

/** Done when the server has let go of the last of them. */
async function leave(staffed: Staffed, tell: Tell): Promise<void> {
  assertSame('viewers inside', (await tell('leave')).inside, 0);
  while ((await staffed.viewers()) > 0) await pause(50);
}

/** What each answer to the table took while something else went on. */
async function answersDuring(table: Table, meanwhile: Promise<unknown>): Promise<readonly number[]> {
  let over = false;
  const ended = meanwhile.finally(() => (over = true));
  const took: number[] = [];
  for (let turn = 0; !over; turn += 1) {
    took.push(turn % KNOCKS === 0 ? await table.command() : await table.knock());
    await pause(BETWEEN_MS);
  }
  await ended;
  return took;
}
