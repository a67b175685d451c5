import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';

export interface Received {
  readonly partition: number;
  readonly offset: number;
  readonly key: string;
  readonly value: string;
  readonly headers: { readonly [name: string]: string };
}

const clientOf = (brokers: readonly string[]): Kafka =>
  new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });

interface Reading {
  readonly least?: number;
  readonly quietMs?: number;
  readonly longestMs?: number;
  /** As consumers read that know nothing of transactions. */
  readonly uncommitted?: boolean;
}

/** Everything in a topic that was committed, as a consumer gets it; it is over when nothing has come for a while. */
export async function readTopic(
  brokers: readonly string[],
  topic: string,
  { least = 0, quietMs = 1_500, longestMs = 120_000, uncommitted = false }: Reading = {},
): Promise<Received[]> {
  const groupId = `test-${randomUUID()}`;
  const consumer = clientOf(brokers).consumer({ groupId, maxWaitTimeInMs: 100, readUncommitted: uncommitted });
  const received: Received[] = [];
  let last = performance.now();
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachBatchAutoResolve: true,
    eachBatch: ({ batch }) => {
      last = performance.now();
      for (const { key, value, headers = {}, offset } of batch.messages)
        received.push({
          partition: batch.partition,
          offset: Number(offset),
          key: String(key),
          value: String(value),
          headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, String(text)])),
        });
      return Promise.resolve();
    },
  });
  const end = performance.now() + longestMs;
  const isOver = (): boolean =>
    received.length >= least ? performance.now() - last > quietMs : performance.now() > end;
  while (!isOver()) await pause(50);
  await consumer.disconnect();
  return received;
}

export interface Checked {
  readonly messages: number;
  /** Sent again, and told by their revision. */
  readonly doubles: number;
  /** Left over when the doubles are dropped by the documented rule. */
  readonly matches: ReadonlyMap<string, number>;
}

/**
 * The rule for consumers: of each match take what has a higher revision than the last one taken, in the order of its
 * partition. Fails where a revision is missing or a match stands in two partitions.
 */
export function check(received: readonly Received[]): Checked {
  const partitions = new Map<string, number>();
  const taken = new Map<string, number>();
  let doubles = 0;
  for (const { key, partition, headers } of received) {
    if ((partitions.get(key) ?? partition) !== partition) throw new Error(`${key} stands in two partitions`);
    partitions.set(key, partition);
    const [revision, last] = [Number(headers['revision']), taken.get(key) ?? -1];
    if (revision <= last) doubles++;
    else if (revision > last + 1) throw new Error(`${key} has a gap between ${last} and ${revision}`);
    else taken.set(key, revision);
  }
  return { messages: received.length, doubles, matches: taken };
}
