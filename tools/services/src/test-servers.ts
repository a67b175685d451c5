import { startKafka } from './kafka/start-kafka.js';
import { startPostgres } from './postgres.js';

interface TestServer {
  /** Where its address is handed over to the suites. */
  readonly setting: string;
  readonly start: () => Promise<{ readonly url: string; stop(): Promise<void> }>;
}

/** What every run of the service suites has at hand. A suite that has to stop or restart one starts another of its own. */
const SERVERS: Readonly<Record<string, TestServer>> = {
  postgres: { setting: 'ADJUTANT_TEST_POSTGRES', start: () => startPostgres() },
  kafka: {
    setting: 'ADJUTANT_TEST_KAFKA',
    start: async () => {
      const broker = await startKafka();
      return { url: `kafka://${broker.brokers[0]}`, stop: () => broker.stop() };
    },
  },
};

export interface TestServers {
  readonly addresses: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts them all, or those that `only` names (`postgres,kafka`). All or none: where one fails, the others are stopped. */
export async function startTestServers(only = Object.keys(SERVERS).join(',')): Promise<TestServers> {
  const wanted = only.split(',').map((name) => {
    const server = SERVERS[name];
    if (!server) throw new Error(`There is no test server ${name}; there are ${Object.keys(SERVERS).join(', ')}.`);
    return server;
  });
  const started = await Promise.allSettled(wanted.map(({ start }) => start()));
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => void (await Promise.all(running.map((one) => one.stop())));
  const failed = started.filter((one) => one.status === 'rejected');
  if (failed.length > 0) {
    await stop();
    throw new Error(failed.map(({ reason }) => (reason instanceof Error ? reason.message : String(reason))).join('\n'));
  }
  return {
    addresses: Object.fromEntries(wanted.map(({ setting }, index) => [setting, running[index]?.url ?? ''])),
    stop,
  };
}
