import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { silentLog } from '@adjutant/health';
import { openSqliteStore, type EventStore } from '@adjutant/store';
import { KafkaBroker } from '../../src/publishing/kafka-broker.js';
import type { Batch } from '../../src/reading/batches.js';
import { Relay, type Pace } from '../../src/relay.js';
import { PACKS, ROOT, SHELF } from './log.js';

/** The broker that all suites share. */
export function sharedBrokers(): readonly string[] {
  const url = process.env['ADJUTANT_TEST_KAFKA'];
  if (url === undefined) throw new Error('ADJUTANT_TEST_KAFKA is not set: run `npm run test:services`');
  return [url.replace(/^kafka:\/\//, '')];
}

let made = 0;
/** Topics of its own for each test. */
export const newPrefix = (): string => `t${process.pid}-${++made}-${Date.now().toString(36)}`;

export interface TestLog {
  readonly folder: string;
  readonly setting: string;
  readonly store: EventStore;
  remove(): Promise<void>;
}

export function newLog(): TestLog {
  const folder = mkdtempSync(join(tmpdir(), 'adjutant-relay-'));
  const file = join(folder, 'adjutant.db');
  const store = openSqliteStore(file);
  const remove = async (): Promise<void> => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, setting: `sqlite:${file}`, store, remove };
}

/** Everything happens sooner than it would for people. */
export const QUICK: Pace = {
  events: 2_000,
  bytes: 4_000_000,
  pulseMs: 300,
  patienceMs: 2_000,
  leastWaitMs: 50,
  mostWaitMs: 1_000,
};

/** A relay in this process. */
export class Relaying {
  readonly relay: Relay;
  readonly batches: number[] = [];
  failures = 0;
  readonly #broker: KafkaBroker;
  readonly #stopping = new AbortController();
  readonly #done: Promise<void>;

  constructor(store: EventStore, brokers: readonly string[], prefix: string, pace: Pace = QUICK) {
    this.#broker = new KafkaBroker({ brokers, ssl: false, prefix });
    const sent = ({ events }: Batch): void => void this.batches.push(events);
    const figures = { sent, failed: (): void => void this.failures++ };
    this.relay = new Relay({ store, shelf: SHELF, broker: this.#broker, log: silentLog, figures }, pace);
    this.#done = this.relay.run(this.#stopping.signal);
  }

  async until(what: (relay: Relay) => boolean, longestMs = 60_000): Promise<void> {
    const end = performance.now() + longestMs;
    while (!what(this.relay)) {
      if (performance.now() > end)
        throw new Error(`it is ${JSON.stringify(this.relay.standing)} after ${longestMs} ms`);
      await pause(20);
    }
  }

  /** Up to and with this event of the log, counted from 0. */
  hasSent(number: number, longestMs?: number): Promise<void> {
    return this.until(({ sent }) => (sent?.number ?? -1) >= number, longestMs);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#done;
    await this.#broker.close();
  }
}

/** Only the pack that the matches are played by: a process that is started fifty times need not read all of them. */
function onePack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adjutant-pack-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(PACKS, 'wh40k-10e'), join(folder, 'wh40k-10e'), { recursive: true });
  return folder;
}
const packs = onePack();

/** The relay as it is started by people. */
export const program = (setting: string, brokers: readonly string[], prefix: string) => ({
  command: process.execPath,
  args: [join(ROOT, 'apps', 'relay', 'dist', 'main.js')],
  env: {
    PATH: process.env['PATH'],
    ADJUTANT_STORE: setting,
    ADJUTANT_KAFKA: `kafka://${brokers.join(',')}`,
    ADJUTANT_TOPICS: prefix,
    ADJUTANT_PACKS: packs,
    ADJUTANT_HEALTH_PORT: '0',
    ADJUTANT_LOG_FORMAT: 'json',
  },
  ready: /The relay is ready at \S+/,
});

/** What a suite found out, for whoever reads along. */
export const tell = (sentence: string): void => void process.stdout.write(`  relay: ${sentence}\n`);
