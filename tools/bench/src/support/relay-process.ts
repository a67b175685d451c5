import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LivingProcess } from '@adjutant/tools-services';
import { RELAY } from './places.js';

export interface Relayed {
  readonly rate: number;
  /** Resident memory in MB, at each quarter of the way. */
  readonly memory: readonly number[];
}

const LONGEST_MS = 15 * 60_000;
const LOOK_MS = 100;
const LAG = 'adjutant_reader_lag_events{reader="relay"}';

/** The relay as people start it, over the log of an installation. */
export function startRelay(folder: string, broker: string, prefix: string): Promise<LivingProcess> {
  return LivingProcess.start({
    command: process.execPath,
    args: [RELAY],
    env: {
      PATH: process.env['PATH'],
      ADJUTANT_STORE: `sqlite:${join(folder, 'adjutant.db')}`,
      ADJUTANT_KAFKA: `kafka://${broker}`,
      ADJUTANT_TOPICS: prefix,
      ADJUTANT_HEALTH_PORT: '0',
    },
    ready: /The relay is ready at \S+/,
  });
}

/** Until the broker has all of the log: from then on the relay sends what is recorded, and nothing older. */
export async function caughtUp(relay: LivingProcess): Promise<void> {
  const url = urlOf(relay);
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await pause(LOOK_MS)) {
    const text = await (await fetch(`${url}/metrics`)).text();
    if (figure(text, 'adjutant_relay_leads') === 1 && figure(text, LAG) === 0) return;
  }
  throw new Error(`the relay has not caught up with the log after ${LONGEST_MS / 1_000} s`);
}

/** The same on a whole log, until the broker has all of it. */
export async function relayAll(folder: string, broker: string, prefix: string, events: number): Promise<Relayed> {
  const relay = await startRelay(folder, broker, prefix);
  try {
    return await follow(urlOf(relay), events);
  } finally {
    await relay.end('SIGTERM');
  }
}

const urlOf = (relay: LivingProcess): string => /ready at (\S+)/.exec(relay.said)?.[1] ?? '';

/** Its start is not what is measured: the clock runs from the first batch on. */
async function follow(url: string, events: number): Promise<Relayed> {
  const memory: number[] = [];
  let first: { readonly at: number; readonly sent: number } | undefined;
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await pause(LOOK_MS)) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const [at, sent] = [performance.now(), figure(text, 'adjutant_relay_events_total')];
    if (sent > 0) first ??= { at, sent };
    if (sent >= (events * (memory.length + 1)) / 4)
      memory.push(figure(text, 'process_resident_memory_bytes') / 1024 / 1024);
    if (first && sent >= events) return { rate: (sent - first.sent) / ((at - first.at) / 1_000), memory };
  }
  throw new Error(`the relay has not sent ${events} events after ${LONGEST_MS / 1_000} s`);
}

/** Of what is told at /metrics; not a number while it is not told. */
function figure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? Number.NaN);
}
