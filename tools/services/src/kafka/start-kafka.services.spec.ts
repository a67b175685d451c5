import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kafka as Client, logLevel } from 'kafkajs';
import { startKafka } from './start-kafka.js';

const runs = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A process that has ended and that nobody has asked about yet still has a number.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const clientOf = (brokers: readonly string[]) => new Client({ brokers: [...brokers], logLevel: logLevel.NOTHING });

async function write(brokers: readonly string[], value: string): Promise<void> {
  const producer = clientOf(brokers).producer({ idempotent: true, maxInFlightRequests: 1 });
  await producer.connect();
  await producer.send({ topic: 'kept', acks: -1, messages: [{ key: 'a', value }] });
  await producer.disconnect();
}

async function countOf(brokers: readonly string[]): Promise<number> {
  const admin = clientOf(brokers).admin();
  await admin.connect();
  const [partition] = await admin.fetchTopicOffsets('kept');
  await admin.disconnect();
  return Number(partition?.high);
}

test('a broker keeps what it has acknowledged when it is killed, and leaves nothing behind when it is stopped', async () => {
  const kafka = await startKafka();
  const admin = clientOf(kafka.brokers).admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic: 'kept', numPartitions: 1 }], waitForLeaders: true });
  await admin.disconnect();
  await write(kafka.brokers, 'before');
  const first = kafka.pid;
  await kafka.kill();
  expect(runs(first)).toBe(false);
  await kafka.start();
  await write(kafka.brokers, 'after');
  expect(await countOf(kafka.brokers)).toBe(2);
  expect(kafka.pid).not.toBe(first);
  await kafka.stop();
  expect(runs(kafka.pid)).toBe(false);
  expect(existsSync(kafka.folder)).toBe(false);
});

test('a broker goes when the process that started it is killed', async () => {
  const module = join(import.meta.dirname, '..', '..', 'dist', 'index.js');
  const program = `import { startKafka } from ${JSON.stringify(module)};
    const { pid, folder } = await startKafka(); console.log(JSON.stringify({ pid, folder }));
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((told) => owner.stdout.once('data', (text) => told(String(text))));
  const { pid, folder } = JSON.parse(line) as { pid: number; folder: string };
  expect(runs(pid)).toBe(true);
  owner.kill('SIGKILL');
  for (let tries = 0; tries < 100 && (runs(pid) || existsSync(folder)); tries++) await pause(100);
  expect(runs(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
  expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(folder);
});
