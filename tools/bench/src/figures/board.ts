import { setTimeout as pause } from 'node:timers/promises';
import { assertSame, ms, type Figure, type Outcome } from '../support/figure.js';
import { median, percentile } from '../support/measure.js';
import { openCrowd } from '../support/open-crowd.js';
import { bareServer } from '../support/bare-viewers.js';
import { startStaffed } from '../support/staffed.js';
import { Table } from '../support/table.js';
import { spreadOf } from '../support/spread.js';

const VIEWERS = 5_000;
const ROUNDS = 3;
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
    const commands = bench.quick ? 15 : 50;
    const rounds: [Taken, Taken][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await ofBoard(bench.folder(), commands);
      rounds.push([ours, await ofBareServer(commands, ours.bytes)]);
    }
    const ratios = rounds.map(([ours, beside]) => lateOf([ours]) / lateOf([beside]));
    const [ours, beside] = [rounds.map(([one]) => one), rounds.map(([, other]) => other)];
    const late = lateOf(ours);
    const outcome: Outcome = {
      name: `${VIEWERS} viewers of one board`,
      ratios,
      ours: spreadAt(ours),
      beside: `${spreadAt(beside)} of a bare server that writes as many bytes to as many`,
      aims: [
        { says: `99 of 100 within ${MOST_MS} ms (${ms(late)})`, met: late <= MOST_MS },
        { says: `at most ${MOST_TIMES} times as late`, met: median(ratios) <= MOST_TIMES },
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

async function ofBareServer(commands: number, bytes: number): Promise<Taken> {
  const server = await bareServer(bytes);
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
  /** What each viewer got for each command. */
  readonly bytes: number;
}

/** `write` answers with the revision that everybody is to see. */
async function taken(crowd: Crowd, count: number, write: () => Promise<number>): Promise<Taken> {
  const took: number[] = [];
  const viewersHad = () => crowd.tell('await -1');
  const had = await viewersHad();
  for (let turn = 0; turn < count; turn += 1) {
    const revision = await write();
    const answered = performance.timeOrigin + performance.now();
    const { at = Number.NaN } = await crowd.tell(`await ${revision}`);
    took.push(Math.max(0, at - answered));
    await pause(BETWEEN_MS);
  }
  const have = await viewersHad();
  const viewersMs = (have.processorMs - had.processorMs) / count;
  return { took, viewersMs, bytes: Math.round((have.bytes - had.bytes) / count) };
}

const tookOf = (rounds: readonly Taken[]): readonly number[] => rounds.flatMap(({ took }) => took);
const lateOf = (rounds: readonly Taken[]): number => percentile(tookOf(rounds), 0.99);

function spreadAt(rounds: readonly Taken[]): string {
  const [viewersMs, bytes] = [median(rounds.map((one) => one.viewersMs)), median(rounds.map((one) => one.bytes))];
  return spreadOf(
    tookOf(rounds),
    `commands of ${bytes} bytes, each ${ms(viewersMs)} of processor for the viewers themselves`,
  );
}
