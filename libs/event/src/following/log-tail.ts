import type { Log } from '@adjutant/health';
import { BEGINNING, type EventStore, type Position, type StoredEvent, type Subscription } from '@adjutant/store';

type Listener = (event: StoredEvent) => void;

const AGAIN_MS = 1_000;

/** Everything that is recorded from now on, read once for whoever listens. Listeners that need to know more read the log. */
export class LogTail {
  readonly #listeners = new Map<Listener, () => void>();
  #subscription: Subscription | undefined;
  #again: NodeJS.Timeout | undefined;
  #closed = false;
  /** What it has stopped at: it is tried again every second, and nothing is passed over. */
  failed: string | undefined;
  /** Up to where everybody has heard of the log; undefined before listening has begun. */
  position: Position | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly log: Log,
  ) {}

  async begin(): Promise<void> {
    this.position = await this.store.head();
    this.#follow();
  }

  async letGo(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    await this.#subscription?.stop();
  }

  /** Returns what ends the listening. `meanwhile` is called every second while nothing can be heard. */
  listen(listener: Listener, meanwhile: () => void = () => undefined): () => void {
    this.#listeners.set(listener, meanwhile);
    return () => this.#listeners.delete(listener);
  }

  #follow(): void {
    this.#subscription = this.store.subscribe(this.position ?? BEGINNING, (event) => {
      for (const listener of this.#listeners.keys()) listener(event);
      this.position = event.position;
      this.failed = undefined;
    });
    this.#subscription.done.catch((error: unknown) => this.#stumble(error));
    // What it stopped at may have been taken away: then nothing comes that could tell that it goes on.
    if (this.failed !== undefined) this.#again = setTimeout(() => (this.failed = undefined), AGAIN_MS).unref();
  }

  #stumble(error: unknown): void {
    const says = error instanceof Error ? error.message : String(error);
    if (this.failed !== says)
      this.log.error('Following the log has stopped: live streams show nothing new.', { reader: 'live', error });
    this.failed = says;
    clearTimeout(this.#again);
    if (this.#closed) return;
    for (const meanwhile of this.#listeners.values()) meanwhile();
    this.#again = setTimeout(() => this.#follow(), AGAIN_MS).unref();
  }
}
