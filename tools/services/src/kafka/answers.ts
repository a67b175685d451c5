import { setTimeout as pause } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';

/** Whether a broker answers as the head of its cluster within so many milliseconds; no sooner than it can make a topic. */
export async function answers(brokers: readonly string[], within: number, isGone: () => boolean): Promise<boolean> {
  const end = Date.now() + within;
  while (Date.now() < end && !isGone()) {
    if (await ask(brokers)) return true;
    await pause(100);
  }
  return false;
}

async function ask(brokers: readonly string[]): Promise<boolean> {
  const options = { brokers: [...brokers], logLevel: logLevel.NOTHING, retry: { retries: 0 }, connectionTimeout: 1000 };
  const admin = new Kafka(options).admin();
  try {
    await admin.connect();
    const { brokers: known, controller } = await admin.describeCluster();
    return known.length > 0 && controller !== null && controller >= 0;
  } catch {
    // Not yet: whoever asked looks at the clock and at the process.
    return false;
  } finally {
    await admin.disconnect();
  }
}
