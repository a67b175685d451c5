import { startKafka } from '@adjutant/tools-services';
import { buildBigLog } from '../support/big-log.js';
import {
  assertSame,
  atLeast,
  rate,
  ratiosOf,
  whole,
  type Bench,
  type BigLog,
  type Figure,
  type Outcome,
} from '../support/figure.js';
import { median, type Round } from '../support/measure.js';
import { relayAll } from '../support/relay-process.js';
import { messagesOf, sendBare } from '../support/topics.js';

const LEAST_RATE = 20_000;
/** Of the client alone. */
const LEAST_SHARE = 0.65;
/** As many as a broker takes for one partition, in which they may all stand. */
const AT_ONCE = 1_400;
/** More than this from the first quarter to the last is no longer flat. */
const MOST_GROWTH = 1.25;
const MOST_IN_LAST = 0.05;

export const relay: Figure = {
  name: 'relay',
  title: 'the log into one Kafka broker, beside its client alone with the same bytes (wants a JDK and Maven)',
  async measure(bench) {
    const log = await buildBigLog(bench.shelf, bench.folder(), bench.quick ? 40_000 : 200_000, bench.says);
    const kafka = await startKafka();
    try {
      const [broker] = kafka.brokers;
      return [await speed(bench, broker, log), await memory(bench, broker)];
    } finally {
      await kafka.stop();
    }
  },
};

async function speed(bench: Bench, broker: string, { folder, events }: BigLog): Promise<Outcome> {
  const rounds: Round[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const { rate: ours } = await relayAll(folder, broker, `bench-${round}`, events);
    const messages = await messagesOf(broker, `bench-${round}.match-events`, events);
    assertSame('messages of as many events', messages.length, events);
    const beside = events / (await sendBare(broker, `bare-${round}`, messages, AT_ONCE));
    rounds.push({ ours, beside });
  }
  const rates = rounds.map(({ ours }) => ours);
  const bare = rounds.map(({ beside }) => beside);
  return {
    name: `relay of ${whole(events)} events`,
    ratios: ratiosOf(rounds),
    ours: rate(rates, 'events'),
    beside: `${rate(bare, 'messages')} by kafkajs alone`,
    aims: [
      { says: `at least ${whole(LEAST_RATE)} events/s`, met: median(rates) >= LEAST_RATE },
      atLeast(LEAST_SHARE, rounds),
    ],
  };
}

async function memory(bench: Bench, broker: string): Promise<Outcome> {
  const { folder, events } = await bench.bigLog();
  const { rate: ours, memory } = await relayAll(folder, broker, 'bench-memory', events);
  const growth = (memory.at(-1) ?? 0) / (memory[0] ?? 1);
  const last = (memory.at(-1) ?? 0) / (memory.at(-2) ?? 1) - 1;
  return {
    name: `memory over ${whole(events)} events`,
    ratios: [growth],
    ours: `${memory.map((megabytes) => whole(megabytes)).join(', ')} MB at each quarter`,
    beside: `the first quarter; ${rate([ours], 'events')}`,
    aims: [
      { says: `at most ${MOST_GROWTH} times that of the first quarter`, met: growth <= MOST_GROWTH },
      {
        says: `the last quarter adds at most ${MOST_IN_LAST * 100} % (${(last * 100).toFixed(1)} %)`,
        met: last <= MOST_IN_LAST,
      },
    ],
  };
}
