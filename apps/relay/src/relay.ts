import { BackOff, sleep, type Log } from '@adjutant/health';
import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { Superseded, type Broker, type Checkpoint, type Publisher } from './publishing/broker.js';
import { Batches, type Batch, type Read } from './reading/batches.js';
import { newsAfter } from './reading/news.js';
import { placeIn } from './reading/placing.js';
import type { Stuck } from './reading/stuck.js';
import { Translator } from './reading/translator.js';
import type { RelayFigures } from './relay-figures.js';

export interface Pace {
  /** Most events in one go. */
  readonly events: number;
  /** About the most bytes in one go. */
  readonly bytes: number;
  /** A leader without news shows this often that it is there. */
  readonly pulseMs: number;
  /** A leader that has not been heard of for this long is gone. */
  readonly patienceMs: number;
  readonly leastWaitMs: number;
  readonly mostWaitMs: number;
}

export const PACE: Pace = {
  events: 2_000,
  bytes: 4_000_000,
  pulseMs: 3_000,
  patienceMs: 12_000,
  leastWaitMs: 100,
  mostWaitMs: 10_000,
};

/** Small at first: whoever is stopped again and again gets further all the same. */
const FIRST_EVENTS = 250;

export interface Parts {
  readonly store: EventStore;
  readonly shelf: Shelf;
  readonly broker: Broker;
  readonly log: Log;
  readonly figures: RelayFigures;
}

export type Standing =
  | { readonly is: 'starting' | 'leading' | 'standing by' }
  | { readonly is: 'stuck'; readonly stuck: Stuck }
  | { readonly is: 'failing'; readonly error: unknown };

/**
 * Reads the log and hands it to the broker, batch by batch, each with its checkpoint. It holds two batches at most,
 * however long the broker is away. Whatever goes wrong, it starts over from the checkpoint that the broker has.
 */
export class Relay {
  standing: Standing = { is: 'starting' };
  /** Up to where the broker has everything, as far as this process knows. */
  sent: Checkpoint | undefined;
  readonly #backOff: BackOff;

  constructor(
    private readonly parts: Parts,
    private readonly pace: Pace = PACE,
  ) {
    this.#backOff = new BackOff(pace.leastWaitMs, pace.mostWaitMs, Math.random);
  }

  /** Resolves after the signal, when what was being sent has been sent. */
  async run(signal: AbortSignal): Promise<void> {
    const { log, figures } = this.parts;
    let isSuperseded = false;
    while (!signal.aborted) {
      try {
        if (isSuperseded) await this.#standBy(signal);
        isSuperseded = false;
        if (!signal.aborted) await this.#lead(signal);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Superseded) {
          isSuperseded = true;
          log.info('Another relay has taken the lead; this one stands by');
          continue;
        }
        this.standing = { is: 'failing', error };
        figures.failed();
        log.warn('The log cannot be sent just now; trying again', { error, attempt: this.#backOff.attempt });
        await this.#backOff.wait(signal);
      }
    }
  }

  /** Returns when the leader has not been heard of for long enough. */
  async #standBy(signal: AbortSignal): Promise<void> {
    const { broker } = this.parts;
    this.standing = { is: 'standing by' };
    let heard = { pulse: await broker.pulse(), at: performance.now() };
    while (!signal.aborted && performance.now() - heard.at < this.pace.patienceMs) {
      await sleep((this.pace.patienceMs / 6) * (0.5 + Math.random()), signal);
      const pulse = await broker.pulse();
      if (pulse !== heard.pulse) heard = { pulse, at: performance.now() };
    }
  }

  async #lead(signal: AbortSignal): Promise<void> {
    const { store, shelf, broker, log } = this.parts;
    const publisher = await broker.lead();
    try {
      this.sent = await placeIn(store, publisher.checkpoint);
      const translator = new Translator(store, shelf);
      const batches = new Batches(store, (stored) => translator.messages(stored), this.pace);
      this.standing = { is: 'leading' };
      log.info('Sending the log', { position: this.sent?.position ?? 'beginning' });
      await this.#send(publisher, batches, signal);
    } finally {
      await publisher.close().catch(() => undefined);
    }
  }

  async #send(publisher: Publisher, batches: Batches, signal: AbortSignal): Promise<void> {
    let reading: Promise<Read> | undefined;
    let most = FIRST_EVENTS;
    while (!signal.aborted) {
      const { batch, stuck } = await (reading ?? batches.next(this.sent, most));
      reading = undefined;
      if (batch) {
        // The next one is read while this one is on its way.
        most = Math.min(most * 2, this.pace.events);
        if (!stuck) reading = quietly(batches.next(batch.checkpoint, most));
        await this.#publish(publisher, batch);
      } else if (stuck) {
        await this.#waitFor(stuck, publisher, signal);
      } else {
        await newsAfter(this.parts.store, this.sent, this.pace.pulseMs, signal);
        const news = await batches.next(this.sent, most);
        reading = Promise.resolve(news);
        if (!news.batch && !news.stuck) await publisher.publish([], this.sent);
      }
    }
  }

  async #publish(publisher: Publisher, batch: Batch): Promise<void> {
    const started = performance.now();
    await publisher.publish(batch.messages, batch.checkpoint);
    this.sent = batch.checkpoint;
    this.standing = { is: 'leading' };
    this.#backOff.reset();
    this.parts.figures.sent(batch, (performance.now() - started) / 1_000);
  }

  /** It is tried again and again: once the cause has been put right, it goes on by itself. */
  async #waitFor(stuck: Stuck, publisher: Publisher, signal: AbortSignal): Promise<void> {
    const isNew = this.standing.is !== 'stuck' || this.standing.stuck.place.position !== stuck.place.position;
    this.standing = { is: 'stuck', stuck };
    if (isNew)
      this.parts.log.error('An event cannot be sent; nothing is sent until that is put right', {
        ...stuck.place,
        error: stuck.error,
      });
    await sleep(this.pace.pulseMs, signal);
    await publisher.publish([], this.sent);
  }
}

/** Its error is met by whoever waits for it, if anybody still does. */
function quietly<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}
