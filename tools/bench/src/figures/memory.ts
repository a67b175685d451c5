import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { assertSame, whole, type Figure } from '../support/figure.js';

const MOST_GROWTH = 0.1;
const PROGRAM = fileURLToPath(new URL('../support/many-matches.js', import.meta.url));

interface Sample {
  readonly matches: number;
  readonly rss: number;
}

export const memory: Figure = {
  name: 'memory',
  title:
    'memory while match after match is recorded, with as many folded states kept as the server keeps on this machine',
  async measure(bench) {
    const matches = bench.quick ? 6_000 : 20_000;
    const samples = await samplesOf(bench.folder(), matches);
    assertSame('samples', samples.length, 4);
    const [early, , before, last] = samples.map(({ rss }) => rss / 1024 / 1024);
    const growth = ((last ?? 0) - (before ?? 0)) / (before ?? 1);
    const told = samples.map((sample) => `${whole(sample.rss / 1024 / 1024)} MB after ${whole(sample.matches)}`);
    return [
      {
        name: `memory over ${whole(matches)} matches`,
        ratios: [(last ?? 0) / (early ?? 1)],
        ours: told.join(', '),
        beside: `${whole(early ?? 0)} MB after the first quarter`,
        aims: [
          {
            says: `the last quarter adds at most ${MOST_GROWTH * 100} % (${(growth * 100).toFixed(1)} %)`,
            met: growth <= MOST_GROWTH,
          },
        ],
      },
    ];
  },
};

/** In a process of its own, so that nothing else is in the figure. */
async function samplesOf(folder: string, matches: number): Promise<readonly Sample[]> {
  const child = spawn(process.execPath, ['--expose-gc', PROGRAM, folder, String(matches)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(child, 'close')) as [number | null];
    assertSame('exit code of the recording process', code, 0);
    return said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Sample);
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL');
  }
}
