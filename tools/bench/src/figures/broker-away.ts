import { freePorts, startKafka, type LivingProcess } from '@adjutant/tools-services';
import { longCommands } from '../long-match.js';
import { atLeast, ratiosOf, type Figure } from '../support/figure.js';
import { throughHttp, throughputOf, type Throughput } from '../support/http-clients.js';
import { inTurns, type Round } from '../support/measure.js';
import { caughtUp, startRelay } from '../support/relay-process.js';
import { startServer } from '../support/server.js';

const CLIENTS = 64;

export const brokerAway: Figure = {
  name: 'broker-away',
  title: `commands over HTTP with ${CLIENTS} clients while the broker of the relay is away, beside the same while it is there (wants a JDK and Maven)`,
  async measure(bench) {
    const folder = bench.folder();
    const commands = longCommands(0).slice(0, bench.quick ? 40 : undefined);
    const kafka = await startKafka();
    const [nobody] = await freePorts(1);
    const server = await startServer(folder);
    const beside = async (broker: string, ready: (relay: LivingProcess) => Promise<void>): Promise<Throughput> => {
      const relay = await startRelay(folder, broker, 'away');
      try {
        await ready(relay);
        return await throughHttp({ server }, commands, CLIENTS);
      } finally {
        await relay.end('SIGTERM');
      }
    };
    const all = await inTurns<readonly [Throughput, Throughput]>(bench.rounds, [
      () => beside(`127.0.0.1:${nobody}`, async () => undefined),
      // What came while the broker was away is sent before the clock runs: else the relay would go through it beside the commands.
      () => beside(kafka.brokers[0], caughtUp),
    ]).finally(() => Promise.all([server.stop(), kafka.stop()]));
    const rounds = all.map(([away, there]): Round => ({ ours: away.rate, beside: there.rate }));
    return [
      {
        name: 'commands while the broker is away',
        ratios: ratiosOf(rounds),
        ours: throughputOf(
          all.map(([away]) => away),
          'commands',
        ),
        beside: `${throughputOf(
          all.map(([, there]) => there),
          'commands',
        )} while the relay hands them on`,
        aims: [atLeast(0.95, rounds)],
      },
    ];
  },
};
