import { setTimeout as pause } from 'node:timers/promises';
import { Connection, getting, posting, type Answer } from '../support/connection.js';
import { assertSame, whole, type Figure } from '../support/figure.js';
import { interleave, median } from '../support/measure.js';
import { startStaffed, type Staffed } from '../support/staffed.js';
import { Table } from '../support/table.js';
import { spreadOf } from '../support/spread.js';

const STRANGERS = 200;
const EVENTS = 800;
const BATCH = 100;
const BETWEEN_MS = 25;
/** Less than what they are told: they are in a hurry. */
const AGAIN_MS = 1_000;
const MOST = 3;

/** What strangers asked and what became of it. */
interface Flood {
  readonly counts: Map<number, number>;
  over: boolean;
}

export const strangers: Figure = {
  name: 'strangers',
  title: `a scorekeeper's command while ${STRANGERS} strangers ask what takes long about a match of ${EVENTS} entries`,
  async measure(bench) {
    const staffed = await startStaffed(bench.folder());
    const long = new Table(staffed);
    const table = new Table(staffed);
    const seconds = bench.quick ? 4 : 8;
    const flood: Flood = { counts: new Map(), over: false };
    const during: number[] = [];
    const idle: number[] = [];
    try {
      for (let sent = 0; sent < EVENTS; sent += BATCH) await long.record(BATCH);
      await table.open();
      const rounds = await interleave(
        bench.rounds,
        async (round) => {
          const took = await flooded(staffed, long.path, flood, () => commandsFor(table, seconds));
          if (round > 0) during.push(...took);
          return median(took);
        },
        async (round) => {
          const took = await commandsFor(table, seconds / 2);
          if (round > 0) idle.push(...took);
          return median(took);
        },
      );
      await table.assertRead();
      const told = [...flood.counts]
        .sort(([one], [other]) => one - other)
        .map(([status, times]) => `${whole(times)} × ${status}`);
      const ratio = median(rounds.map(({ ours, beside }) => ours / beside));
      return [
        {
          name: `commands beside ${STRANGERS} strangers`,
          ratios: rounds.map(({ ours, beside }) => ours / beside),
          ours: `${spreadOf(during, 'commands')}; the strangers got ${told.join(', ')}`,
          beside: `${spreadOf(idle, 'commands')} with nobody there`,
          aims: [{ says: `at most ${MOST} times as long (${ratio.toFixed(2)})`, met: ratio <= MOST }],
        },
      ];
    } finally {
      table.close();
      long.close();
      await staffed.stop();
    }
  },
};

async function commandsFor(table: Table, seconds: number): Promise<readonly number[]> {
  const took: number[] = [];
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; await pause(BETWEEN_MS))
    took.push(await table.command());
  return took;
}

/** All of them ask at once, and whoever is turned away asks again, for as long as the work lasts. */
async function flooded<Result>(
  { server }: Staffed,
  match: string,
  flood: Flood,
  work: () => Promise<Result>,
): Promise<Result> {
  flood.over = false;
  const connections = await Promise.all(Array.from({ length: STRANGERS }, () => Connection.open(server.port)));
  const asking = connections.map(async (connection, index) => {
    for (let turn = 0; !flood.over; turn += 1) {
      const { status, body } = await connection.send(question(match, index + turn));
      flood.counts.set(status, (flood.counts.get(status) ?? 0) + 1);
      if (status !== 200) {
        assertTurnedAway({ status, body });
        await pause(AGAIN_MS);
      }
    }
  });
  const result = await work();
  flood.over = true;
  await Promise.all(asking);
  for (const connection of connections) connection.close();
  return result;
}

function question(match: string, index: number): string {
  const kinds = [
    () => posting(`${match}/suppose`, { supposals: [{ leaveOut: [20 + (index % 300)] }], reading: 'both' }),
    () => getting(`${match}/replay?from=0&to=${300 + (index % 400)}`),
    () => getting(`${match}/report.pdf`),
  ];
  return (kinds[index % kinds.length] as () => string)();
}

/** A supposal that cannot be made is told so; everything else that is not answered is told when to come again. */
function assertTurnedAway({ status, body }: Answer): void {
  if ([400, 429, 503].includes(status)) return;
  assertSame(`what a stranger is answered (${body.slice(0, 200)})`, status, 503);
}
