import { rmSync } from 'node:fs';
import { namedId } from '@adjutant/kernel';
import { Shelf } from '@adjutant/rules';
import { commitment, saltOf } from '@adjutant/seal';
import { openMemoryStore } from '@adjutant/store';
import { jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApplication } from '../../src/application.js';
import { Liaison } from '@adjutant/rulings';
import type { Chance } from '@adjutant/event';
import { NIGHT_SHELF } from '../earlier-builds/stories/night.js';
import { folder, settingsIn, SHELF } from '../running.js';
import { bodyOf, type Case, type Says, type Seed, type Sent } from './corpus.js';

const NOW = Date.UTC(2031, 4, 4, 12);
const TIMERS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];
/** The same for everybody: what is recorded must not depend on which cases were tried before. */
const CHANCE: Chance = { commit: commitment, saltOf, seed: () => '5'.repeat(64) };
const PATIENCE_MS = 30_000;
const MOST_RECORDED = 1_000;

type CaseToSend = Pick<Case, 'case' | 'edits' | 'list'>;

/** A whole server without sockets, at one moment, by one chance: the same request is always answered by the same bytes. */
export class NetServer {
  readonly store = openMemoryStore();
  readonly #data = folder();
  /** The matches that are set up, and the one that the cases of a seed share. */
  readonly #set = new Set<string>();
  readonly #shared = new Map<string, string>();
  #application!: NestFastifyApplication;

  static async start(): Promise<NetServer> {
    jest.useFakeTimers({ now: NOW, doNotFake: [...TIMERS] });
    const server = new NetServer();
    const settings = settingsIn(server.#data);
    const shelf = new Shelf([...SHELF.packs, ...NIGHT_SHELF.packs]);
    server.#application = await createApplication({
      ...{ settings, shelf, store: server.store, chance: CHANCE, clock: () => NOW },
    });
    await server.#application.init();
    return server;
  }

  async close(): Promise<void> {
    await this.#application.close();
    await this.store.close();
    rmSync(this.#data, { recursive: true, force: true });
    jest.useRealTimers();
  }

  /**
   * What comes of a case. Those that record something have a match of their own; those that do not share one for each seed,
   * which any of them leaves as it was.
   */
  async tried(seed: Seed, asked: CaseToSend, alone: boolean): Promise<Says> {
    const name = alone ? `net-${asked.case}` : (this.#shared.get(seed.seed) ?? `net-${seed.seed}`);
    if (!this.#set.has(name)) await this.#setUp(seed, name);
    const before = await this.store.head();
    const body = bodyOf(seed, asked);
    const answer = await this.send({ path: seed.path, body }, name, `case ${asked.case}`);
    await this.#application.get(Liaison, { strict: false }).settle(PATIENCE_MS);
    const recorded = await this.#recordedAfter(before, name);
    // What should have left the match alone did not: whatever comes next starts from a match of its own.
    if (!alone && recorded.length > 0) this.#shared.set(seed.seed, `net-${seed.seed}-${asked.case}`);
    return { ...saidIn(answer), ...(recorded.length > 0 ? { recorded } : {}) };
  }

  async send({ path, body }: Sent, name: string, as: string): Promise<{ status: number; body: unknown }> {
    const own = (text: string): string =>
      text
        .replaceAll('@match', name)
        .replaceAll('@person', `${name}-person`)
        .replaceAll(/@command\d*/g, (command) => namedId(`${name} ${as} ${command}`));
    const isText = typeof body === 'string';
    const response = await this.#application.inject({
      method: 'POST',
      url: own(path),
      headers: { 'content-type': isText ? 'application/x-ndjson' : 'application/json', 'x-correlation-id': 'net' },
      payload: isText ? body : own(JSON.stringify(body)),
    });
    return { status: response.statusCode, body: JSON.parse(response.payload) as unknown };
  }

  async #setUp({ seed, before }: Seed, name: string): Promise<void> {
    for (const [index, one] of before.entries()) {
      const { status, body } = await this.send(one, name, `before ${index}`);
      if (status !== 200) throw new Error(`What leads up to ${seed}: ${JSON.stringify([one, body]).slice(0, 2_000)}`);
    }
    await this.#application.get(Liaison, { strict: false }).settle(PATIENCE_MS);
    this.#set.add(name);
  }

  /** Of what stands beside the match, such as refused attempts, nothing. Of a match file nothing is new: its hashes are in it. */
  async #recordedAfter(before: string, name: string): Promise<readonly string[]> {
    const events = await this.store.readAllOriginal(before, MOST_RECORDED);
    return events
      .filter(({ stream }) => stream.includes(name) && !stream.startsWith('attempts'))
      .map(({ stream, event, meta }) => `${stream.split('-')[0]} ${event.type} ${meta.hash.slice(0, 32)}`)
      .sort();
  }
}

function saidIn({ status, body }: { readonly status: number; readonly body: unknown }): Says {
  if (Array.isArray(body))
    return { status, each: body.map((one: { outcome: string; code?: string }) => one.code ?? one.outcome) };
  const { code, errors, answers } = body as {
    readonly code?: string;
    readonly errors?: readonly { readonly at: string }[];
    readonly answers?: readonly { readonly outcome: string; readonly code?: string }[];
  };
  return {
    status,
    ...(code === undefined ? {} : { code }),
    ...(errors === undefined ? {} : { at: errors.map(({ at }) => at) }),
    ...(answers === undefined ? {} : { each: answers.map((one) => one.code ?? one.outcome) }),
  };
}
