import { eventHall, soon, type EventHall } from '../support/event-hall.js';
import { assertSame, ms, whole, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { percentile } from '../support/measure.js';
import { fetchesAtOnce } from '../support/onlookers.js';
import { assertOnce, pointsOf, reports, type Reporting } from '../support/reporting.js';
import { startStaffed } from '../support/staffed.js';
import { spreadOf } from '../support/spread.js';

/** `alone`: so many tables more, which report while nobody else does. */
const WHOLE = { tables: 1_000, alone: 50, seconds: 60, disagree: 50, onlookers: 5_000, fetchSeconds: 10 };
const SMALL = { tables: 60, alone: 3, seconds: 6, disagree: 5, onlookers: 300, fetchSeconds: 2 };
const MOST_MS = 250;
export const results: Figure = {
  name: 'results',
  title: `an event of ${WHOLE.tables} tables: both players of each report within ${WHOLE.seconds} s, everything three times, and ${WHOLE.onlookers} phones read the round`,
  async measure(bench) {
    const size = bench.quick ? SMALL : WHOLE;
    const staffed = await startStaffed(bench.folder());
    try {
      const tables = size.tables + size.alone;
      bench.says(`${tables * 2} players enter, and sit down by their links`);
      const hall = await eventHall(staffed, tables);
      const read = await reading(hall, staffed.server.port, size);
      const reported = await reporting(hall, size, bench);
      hall.close();
      return [reported, read];
    } finally {
      await staffed.stop();
    }
  },
};

type Size = typeof WHOLE;

async function reporting(hall: EventHall, size: Size, bench: Bench): Promise<Outcome> {
  const { tables, revision: before } = await hall.reads();
  const { alone } = size;
  const most = size.seconds * 1_000;
  const all = tables.map((table, index): Reporting => {
    const inStorm = index - alone;
    // Evenly, and in no order of tables: a step that has nothing in common with how many there are.
    const at = inStorm < 0 ? 0 : ((inStorm * 389) % (tables.length - alone)) / (tables.length - alone);
    const pair = hall.pairs[index] as Reporting['pair'];
    return {
      table,
      pair,
      at: [at * most * 0.8, at * most * 0.8 + most * 0.2 * at],
      disagree: isDisagreeing(inStorm, size),
    };
  });
  const idle: number[] = [];
  for (const one of all.slice(0, alone)) idle.push(...(await reports(one)));
  bench.says(`${(all.length - alone) * 2} phones report`);
  const started = performance.now();
  const took = (await Promise.all(all.slice(alone).map(reports))).flat();
  const seconds = (performance.now() - started) / 1_000;
  await soon('not every result is known', async () => (await hall.reads()).tables.every(isKnown(all)));
  const followed = (performance.now() - started) / 1_000 - seconds;
  for (const one of all) await assertOnce(one);
  const { tables: after, revision } = await hall.reads();
  for (const { table, result } of after) {
    const { A, B } = result?.said ?? {};
    const { A: a, B: b } = pointsOf(table);
    assertSame(`points of table ${table}`, `${A?.figures.vp}:${B?.figures.vp}`, `${a}:${b}`);
  }
  const told = revision - before;
  // Of those who disagree it is told once somebody has ruled.
  assertSame('entries in the event', told, tables.length - size.disagree);
  const late = percentile(took, 0.99);
  return {
    name: `${whole((all.length - alone) * 2)} phones report within ${size.seconds} s`,
    ratios: [late / percentile(idle, 0.99)],
    ours: `${spreadOf(took)} in ${seconds.toFixed(1)} s; ${whole(told)} entries in the event, the last ${followed.toFixed(1)} s later`,
    beside: `${spreadOf(idle)} one table after the other`,
    aims: [
      { says: `99 of 100 within ${MOST_MS} ms (${ms(late)})`, met: late <= MOST_MS },
      { says: `at most one entry a table (${(told / tables.length).toFixed(2)})`, met: told <= tables.length },
    ],
  };
}

const isDisagreeing = (inStorm: number, { disagree }: Size): boolean => inStorm >= 0 && inStorm < disagree;

/** Whether whoever reads the event knows of a table what its match came to last. */
function isKnown(all: readonly Reporting[]) {
  const sure = new Map(all.map(({ table, disagree }) => [table.table, disagree ? 'reported' : 'confirmed']));
  return ({ table, result }: Reporting['table']): boolean => result?.sure === sure.get(table);
}

async function reading(hall: EventHall, port: number, size: Size): Promise<Outcome> {
  const alone = await fetchesAtOnce(port, () => hall.path, { many: 20, withinMs: 2_000 });
  const { took, statuses, seconds, bytes } = await fetchesAtOnce(port, () => hall.path, {
    many: size.onlookers,
    withinMs: size.fetchSeconds * 1_000,
  });
  assertSame('answers to phones that read the round', [...statuses].join(), '200');
  const late = percentile(took, 0.99);
  return {
    name: `${whole(size.onlookers)} phones read the round within ${size.fetchSeconds} s`,
    ratios: [late / percentile(alone.took, 0.99)],
    ours: `${spreadOf(took)} in ${seconds.toFixed(1)} s, ${whole(bytes / 1024)} kB each`,
    beside: `${spreadOf(alone.took)} one every 100 ms`,
    aims: [{ says: 'all are answered, within two seconds more', met: seconds <= size.fetchSeconds + 2 }],
  };
}
