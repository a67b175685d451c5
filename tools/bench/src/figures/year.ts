import { playedYear, wholeMatch } from '../support/club-year.js';
import { whole, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { startServer } from '../support/server.js';
import { startStore } from '../support/store-double.js';

const MATCHES = 2_000;
const ENTRIES = 200;
const FEW = 80;
const MOST_MB = 250;
/** More than this in the last quarter is no longer flat. */
const MOST_GROWTH = 0.05;
/** What Node gives a process on a machine of 1 GB by itself, and what docs/explanation/scale.md says to set there. */
const SMALL_MACHINE = { NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=4' };

export const year: Figure = {
  name: 'year',
  title: `a club's year of ${whole(MATCHES)} matches of ${ENTRIES} entries: resident memory of the server, on a machine of 1 GB`,
  async measure(bench) {
    const double = await startStore();
    try {
      return [
        await measured(bench, 'over SQLite', {}),
        await measured(bench, 'over the gRPC double of KurrentDB', { ADJUTANT_STORE: double.store }),
      ];
    } finally {
      await double.stop();
    }
  },
};

async function measured(bench: Bench, name: string, settings: Readonly<Record<string, string>>): Promise<Outcome> {
  const server = await startServer(bench.folder(), { ...SMALL_MACHINE, ...settings });
  const [commands, matches] = [wholeMatch(ENTRIES), bench.quick ? FEW : MATCHES];
  bench.says(`${whole(matches)} matches are played ${name}`);
  const memory = await playedYear(server, commands, matches, bench.says).finally(() => server.stop());
  const [first = Number.NaN, , before = Number.NaN, last = Number.NaN] = memory;
  const growth = last / before - 1;
  return {
    name: `${whole(matches)} matches ${name}`,
    ratios: [last / first],
    ours: `${memory.map(whole).join(', ')} MB at each quarter`,
    beside: `${whole(first)} MB after the first`,
    aims: [
      { says: `under ${MOST_MB} MB`, met: Math.max(...memory) < MOST_MB },
      {
        says: `the last quarter adds at most ${MOST_GROWTH * 100} % (${(growth * 100).toFixed(1)} %)`,
        met: growth <= MOST_GROWTH,
      },
    ],
  };
}
