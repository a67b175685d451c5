import { startKurrentDouble, type KurrentDouble } from '@adjutant/store/kurrent-double';
import { command, run, started, type Running } from './running.js';
import { eventually } from './two.js';
import { watch } from './watching.js';

const COMMANDS = 60;
/** Append, and now and then a look at what is older. */
const MOST_CALLS = 1.2;

const gain = (what: string) => command('GainCommandPoints', { player: 'A', amount: 1, what });

let double: KurrentDouble;
let server: Running;
beforeAll(async () => {
  double = await startKurrentDouble();
  server = await run({ store: double.url });
});
afterAll(async () => {
  await server.close();
  await double.stop();
});

/** What was asked of the store while something was done, and until all that follows has come to rest. */
async function callsDuring(work: () => Promise<void>): Promise<readonly string[]> {
  const before = double.calls.length;
  await work();
  const seen = { calls: -1 };
  await eventually(
    async () => {
      const calls = double.calls.length;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const isStill = seen.calls === calls && calls === double.calls.length;
      seen.calls = double.calls.length;
      return isStill;
    },
    (still) => still,
  );
  return double.calls.slice(before);
}

const byKind = (calls: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(calls, (call) => call)).map(([call, all]) => [call, all?.length ?? 0]),
  );

test('a recorded command asks the store little more than to record it, with lists, seals, streams and rulings following', async () => {
  await server.send('busy', ...started());
  const stream = await watch(`${server.url}/api/matches/busy/live`);
  try {
    await callsDuring(() => Promise.resolve());
    const calls = await callsDuring(async () => {
      for (let turn = 0; turn < COMMANDS; turn += 1) {
        expect((await server.send('busy', gain(`gain ${turn}`))).body).toMatchObject({ outcome: 'recorded' });
      }
    });
    const listed = (await server.get('/api/matches/busy')).body['revision'];
    expect(listed).toBe(COMMANDS + 3);
    const { 'append adj-match-busy': appends, ...others } = byKind(calls);
    expect(appends).toBe(COMMANDS);
    expect({ calls: calls.length <= COMMANDS * MOST_CALLS, others }).toEqual({ calls: true, others });
  } finally {
    stream.leave();
  }
});
