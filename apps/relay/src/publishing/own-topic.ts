import { randomUUID } from 'node:crypto';
import type { Kafka } from 'kafkajs';
import type { Checkpoint } from './broker.js';

/** The keys of what stands there. */
export const CHECKPOINT = 'checkpoint';
export const LEADER = 'leader';

const LONGEST_MS = 60_000;

/**
 * The last checkpoint. `announce` writes a marker behind everything that earlier leaders wrote, all of whom can write no
 * more; what is read up to the marker is therefore all there is.
 */
export async function readOwnTopic(
  kafka: Kafka,
  topic: string,
  announce: (marker: string) => Promise<void>,
): Promise<Checkpoint | undefined> {
  const marker = randomUUID();
  await announce(marker);
  const groupId = `${topic}.${marker}`;
  const consumer = kafka.consumer({ groupId, retry: { retries: 3 }, minBytes: 1, maxWaitTimeInMs: 100 });
  let checkpoint: Checkpoint | undefined;
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await new Promise<void>((found, failed) => {
      const late = setTimeout(() => failed(new Error(`${topic} could not be read to its end`)), LONGEST_MS);
      const done = (end: () => void): void => {
        clearTimeout(late);
        end();
      };
      consumer.on('consumer.crash', ({ payload }) => done(() => failed(payload.error)));
      const eachMessage = ({ message }: { message: { key: Buffer | null; value: Buffer | null } }): Promise<void> => {
        const [key, value] = [message.key?.toString(), message.value?.toString() ?? 'null'];
        if (key === CHECKPOINT) checkpoint = (JSON.parse(value) as Checkpoint | null) ?? undefined;
        if (key === LEADER && value === marker) done(found);
        return Promise.resolve();
      };
      consumer.run({ autoCommit: false, eachMessage }).catch((error: unknown) => done(() => failed(error)));
    });
    return checkpoint;
  } finally {
    await consumer.disconnect().catch(() => undefined);
  }
}
