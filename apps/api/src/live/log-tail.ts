import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EventStore, StoredEvent, Subscription } from '@adjutant/store';
import { STORE } from '../tokens.js';

type Listener = (event: StoredEvent) => void;

/** Everything that is recorded from now on, read once for whoever listens. Listeners that need to know more read the log. */
@Injectable()
export class LogTail implements OnModuleInit, BeforeApplicationShutdown {
  readonly #listeners = new Set<Listener>();
  #subscription: Subscription | undefined;
  failed: string | undefined;

  constructor(@Inject(STORE) private readonly store: EventStore) {}

  async onModuleInit(): Promise<void> {
    this.#subscription = this.store.subscribe(await this.store.head(), (event) => {
      for (const listener of this.#listeners) listener(event);
    });
    this.#subscription.done.catch((error: unknown) => {
      this.failed = error instanceof Error ? error.message : String(error);
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
