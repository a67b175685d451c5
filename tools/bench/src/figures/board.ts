import { setTimeout as pause } from 'node:timers/promises';
import { assertSame, ms, type Figure, type Outcome } from '../support/figure.js';
import { percentile } from '../support/measure.js';
import { openCrowd } from '../support/open-crowd.js';
import { bareServer } from '../support/bare-viewers.js';
import { startStaffed } from '../support/staffed.js';
import { Table } from '../support/table.js';
import { spreadOf } from '../support/spread.js';

const VIEWERS = 5_000;
const MOST_MS = 500;
/** As the last of those of a bare sender. */
const MOST_TIMES = 1.6;
const BETWEEN_MS = 300;

type Crowd = ReturnType<typeof openCrowd>;

/** Every viewer is a connection on both sides: `ulimit -n` has to allow for some more than 5,000 in one process. */
export const board: Figure = {
  name: 'board',
  title: `from the answer to a command until the last of ${VIEWERS} viewers of the board, who are not signed in, has its line`,
  async measure(bench) {
    const commands = bench.quick ? 30 : 100;
    const ours = await ofBoard(bench.folder(), commands);
    const beside = await ofBareServer(commands);
    const [late, bare] = [ours, beside].map(({ took }) => percentile(took, 0.99)) as [number, number];
    const outcome: Outcome = {
      name: `${VIEWERS} viewers of one board`,
      ratios: [late / bare],
      ours: spreadAt(ours),
      beside: `${spreadAt(beside)} of a bare server that writes the same bytes to as many`,
      aims: [
        { says: `99 of 100 within ${MOST_MS} ms (${ms(late)})`, met: late <= MOST_MS },
        { says: `at most ${MOST_TIMES} times as late`, met: late / bare <= MOST_TIMES },
      ],
    };
    return [outcome];
  },
};

async function ofBoard(folder: string, commands: number): Promise<Taken> {
  const staffed = await startStaffed(folder);
  const table = new Table(staffed);
  const crowd = openCrowd();
  try {
    await table.open();
    const { inside } = await crowd.tell(`come ${staffed.server.port} /api/live/board ${VIEWERS}`);
    assertSame('viewers inside', inside, VIEWERS);
    const took = await taken(crowd, commands, async () => {
      await table.command();
      return table.last;
    });
    await table.assertRead();
    return took;
  } finally {
    table.close();
    await crowd.stop();
    await staffed.stop();
  }
}

async function ofBareServer(commands: number): Promise<Taken> {
  const server = await bareServer();
  const crowd = openCrowd();
  try {
    const { inside } = await crowd.tell(`come ${server.port} / ${VIEWERS}`);
    assertSame('viewers inside', inside, VIEWERS);
    return await taken(crowd, commands, () => server.write());
  } finally {
    await crowd.stop();
    server.stop();
  }
}

interface Taken {
  readonly took: readonly number[];
  /** What the viewers themselves cost for each command: they run on the same machine. */
  readonly viewersMs: number;
}

/** `write` answers with the revision that everybody is to see. */
async function taken(crowd: Crowd, count: number, write: () => Promise<number>): Promise<Taken> {
  const took: number[] = [];
  const viewersHad = async (): Promise<number> => (await crowd.tell('await -1')).processorMs;
  const had = await viewersHad();
  for (let turn = 0; turn < count; turn += 1) {
    const revision = await write();
    const answered = performance.timeOrigin + performance.now();
    const { at = Number.NaN } = await crowd.tell(`await ${revision}`);
    took.push(Math.max(0, at - answered));
    await pause(BETWEEN_MS);
  }
  return { took, viewersMs: ((await viewersHad()) - had) / count };
}

function spreadAt({ took, viewersMs }: Taken): string {
  return spreadOf(took, `commands, each ${ms(viewersMs)} of processor for the viewers themselves`);
}
