import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Log } from '@adjutant/health';
import type { EventStore, Position, StoredEvent, Subscription } from '@adjutant/store';
import { LOG, STORE } from '../tokens.js';

type Listener = (event: StoredEvent) => void;

/** Everything that is recorded from now on, read once for whoever listens. Listeners that need to know more read the log. */
@Injectable()
export class LogTail implements OnModuleInit, BeforeApplicationShutdown {
  readonly #listeners = new Set<Listener>();
  #subscription: Subscription | undefined;
  failed: string | undefined;
  /** Up to where everybody has heard of the log; undefined before listening has begun. */
  position: Position | undefined;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    this.position = await this.store.head();
    this.#subscription = this.store.subscribe(this.position, (event) => {
      for (const listener of this.#listeners) listener(event);
      this.position = event.position;
    });
    this.#subscription.done.catch((error: unknown) => {
      this.failed = error instanceof Error ? error.message : String(error);
      this.log.error('Following the log has ended: live streams show nothing new.', { reader: 'live', error });
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#subscription?.stop();
  }

  /** Returns what ends the listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
