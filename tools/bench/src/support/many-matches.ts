// A process of its own: records many short matches through `record` and says, four times, how much memory it holds.
import { randomUUID } from 'node:crypto';
import { matchStream } from '@adjutant/match';
import { readShelf, record } from '@adjutant/store';
import { longCommands } from '../long-match.js';
import { assertSame } from './figure.js';
import { PACKS } from './places.js';
import { recorderIn } from './recording.js';

const AT_ONCE = 64;
const COMMANDS = 12;

const [, , folder = '', count = '0'] = process.argv;
const matches = Number(count);
const recorder = recorderIn({ shelf: readShelf(PACKS) }, folder);
const { store } = recorder;
const commands = longCommands(0).slice(0, COMMANDS);
const actor = { id: 'local', role: 'scorekeeper' } as const;
let started = 0;
let recorded = 0;

async function recordOne(): Promise<void> {
  const stream = matchStream(randomUUID());
  for (const command of commands) {
    const now = new Date().toISOString();
    const answer = await record(recorder, {
      stream,
      command,
      commandId: randomUUID(),
      occasion: { now, occurredAt: now, actor },
    });
    if (answer.outcome !== 'recorded') throw new Error(`${command.type} was answered with ${answer.outcome}`);
    recorded += answer.events.length;
  }
}

async function recordUpTo(end: number): Promise<void> {
  const work = async (): Promise<void> => {
    while (started < end) {
      started += 1;
      await recordOne();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

for (const share of [0.25, 0.5, 0.75, 1]) {
  const end = Math.round(matches * share);
  await recordUpTo(end);
  globalThis.gc?.();
  process.stdout.write(`${JSON.stringify({ matches: end, rss: process.memoryUsage.rss() })}\n`);
}
const report = await store.verifyAll();
assertSame('events that were read back with their chains', report.intact ? report.events : report.reason, recorded);
await store.close();
