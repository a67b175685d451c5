import { spawnSync } from 'node:child_process';
import { Connection, getting } from '../support/connection.js';
import { assertSame, ratiosOf, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { interleave, median, seconds } from '../support/measure.js';
import { BARE_SERVER, COMMAND_LINE, SERVER } from '../support/places.js';
import { startServer } from '../support/server.js';

const MOST_TIMES = 1.7;
const COMMANDS = [
  { asked: ['--version'], most: 0.15 },
  { asked: ['packs', 'show', 'wh40k-10e'], most: 0.5 },
];

export const coldStart: Figure = {
  name: 'cold-start',
  title:
    'from the start of the process to the first answer, beside a bare server of the same framework; and of commands',
  async measure(bench) {
    const outcomes = [await serverOf(bench)];
    for (const { asked, most } of COMMANDS) outcomes.push(await commandOf(bench, asked, most));
    return outcomes;
  },
};

/** The bare one is loaded file by file and keeps nothing: what any server costs of whom nobody has thought. */
async function serverOf(bench: Bench): Promise<Outcome> {
  const folder = bench.folder();
  const rounds = await interleave(
    bench.rounds,
    () => firstAnswer(folder, SERVER),
    () => firstAnswer(folder, BARE_SERVER),
  );
  const times = median(ratiosOf(rounds));
  return {
    name: 'the server, with an empty log',
    ratios: ratiosOf(rounds),
    ours: `${median(rounds.map(({ ours }) => ours)).toFixed(2)} s`,
    beside: `${median(rounds.map(({ beside }) => beside)).toFixed(2)} s for a bare Nest with Fastify`,
    aims: [{ says: `at most ${MOST_TIMES} times`, met: times <= MOST_TIMES }],
  };
}

function firstAnswer(folder: string, program: string): Promise<number> {
  let stop: (() => Promise<void>) | undefined;
  return seconds(async () => {
    const server = await startServer(folder, {}, program);
    stop = server.stop;
    const connection = await Connection.open(server.port);
    const { status } = await connection.send(getting('/api/health/live'));
    assertSame('status of the first answer', status, 200);
    connection.close();
  }).finally(() => stop?.());
}

async function commandOf(bench: Bench, asked: readonly string[], most: number): Promise<Outcome> {
  const run = (...args: readonly string[]): Promise<number> =>
    seconds(() => assertSame('exit code', spawnSync(process.execPath, args).status, 0));
  const rounds = await interleave(
    bench.rounds,
    () => run(COMMAND_LINE, ...asked),
    () => run('-e', '0'),
  );
  const ours = median(rounds.map((round) => round.ours));
  return {
    name: `adjutant ${asked.join(' ')}`,
    ratios: ratiosOf(rounds),
    ours: `${ours.toFixed(2)} s`,
    beside: `${median(rounds.map(({ beside }) => beside)).toFixed(2)} s for Node with nothing to do`,
    aims: [{ says: `at most ${most} s`, met: ours <= most }],
  };
}
