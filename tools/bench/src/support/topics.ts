import { randomUUID } from 'node:crypto';
import { Kafka, logLevel, Partitioners, type TopicMessages } from 'kafkajs';

const clientOf = (broker: string): Kafka => new Kafka({ brokers: [broker], logLevel: logLevel.NOTHING });

export interface Sent {
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: Record<string, Buffer>;
}

/** So many messages of a topic, with everything that was sent in them. */
export async function messagesOf(broker: string, topic: string, count: number): Promise<Sent[]> {
  const consumer = clientOf(broker).consumer({ groupId: randomUUID(), maxWaitTimeInMs: 100 });
  const messages: Sent[] = [];
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await new Promise<void>((complete, failed) => {
    consumer.on('consumer.crash', ({ payload }) => failed(payload.error));
    const eachBatch = ({ batch }: { batch: { messages: readonly { key: Buffer | null; value: Buffer | null }[] } }) => {
      for (const message of batch.messages) {
        const { headers = {} } = message as { headers?: Record<string, Buffer> };
        messages.push({ key: message.key, value: message.value, headers });
      }
      if (messages.length >= count) complete();
      return Promise.resolve();
    };
    consumer.run({ autoCommit: false, eachBatch }).catch(failed);
  });
  await consumer.disconnect();
  return messages;
}

/** The client alone: the same bytes, as many at a time, waiting for all acknowledgements. Gives seconds. */
export async function sendBare(
  broker: string,
  topic: string,
  messages: readonly Sent[],
  some: number,
): Promise<number> {
  const kafka = clientOf(broker);
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic, numPartitions: 12, replicationFactor: 1 }], waitForLeaders: true });
  await admin.disconnect();
  const producer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    idempotent: true,
    maxInFlightRequests: 1,
  });
  await producer.connect();
  const started = performance.now();
  for (let from = 0; from < messages.length; from += some) {
    const topicMessages: TopicMessages[] = [{ topic, messages: messages.slice(from, from + some) }];
    await producer.sendBatch({ topicMessages });
  }
  const seconds = (performance.now() - started) / 1_000;
  await producer.disconnect();
  return seconds;
}
