import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DiskFaults } from '@adjutant/tools-services';
import { atLeast, rate, ratiosOf, type Figure } from '../support/figure.js';
import { interleave } from '../support/measure.js';

const PROGRAM = fileURLToPath(new URL('../support/appends-process.js', import.meta.url));
const CALLERS = 64;

export const slowDisk: Figure = {
  name: 'slow-disk',
  title: `durable append where each sync takes 5 ms longer: ${CALLERS} callers beside one (wants a C compiler)`,
  async measure(bench) {
    const folder = bench.folder();
    const disk = await DiskFaults.over(folder, bench.folder());
    disk.start('slow');
    const process = appendsOn(folder, disk);
    const appends = bench.quick ? 20 : 100;
    try {
      await process.ready;
      const rounds = await interleave(
        bench.rounds,
        () => process.appends(CALLERS, appends),
        () => process.appends(1, appends),
      );
      const [many, one] = [rounds.map(({ ours }) => ours), rounds.map(({ beside }) => beside)];
      return [
        {
          name: `append on a slow disk, ${CALLERS} callers`,
          ratios: ratiosOf(rounds),
          ours: rate(many, 'appends'),
          beside: `${rate(one, 'appends')} of one caller; ${disk.counts().logSyncs} syncs in all`,
          aims: [atLeast(30, rounds)],
        },
      ];
    } finally {
      await process.stop();
    }
  },
};

function appendsOn(folder: string, disk: DiskFaults) {
  const env = { ...globalThis.process.env, ...disk.environment };
  const child = spawn(globalThis.process.execPath, [PROGRAM, folder], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the process that appends has ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  const says = async (): Promise<string> => ((await Promise.race([once(lines, 'line'), ended])) as [string])[0];
  return {
    ready: says(),
    appends: async (callers: number, count: number): Promise<number> => {
      const said = says();
      child.stdin.write(`${callers} ${count}\n`);
      return Number(await said);
    },
    stop: async (): Promise<void> => {
      child.stdin.end();
      await ended.catch(() => undefined);
    },
  };
}
