import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CommitSignal } from './commit-signal.js';
import type { Position, StoredEvent, Subscription } from './port.js';

const PAGE = 256;

type ReadAll = (after: Position, limit: number) => Promise<readonly StoredEvent[]>;
type Handle = (event: StoredEvent) => void | Promise<void>;

/** Every subscriber of one store: each reads the log at its own pace and sleeps until the next commit once it is level. */
export class Subscriptions {
  readonly #readAll: ReadAll;
  readonly #commits: CommitSignal;
  readonly #admit: (after: Position) => void;
  readonly #live = new Set<Reader>();
  #shared: { count: number; pages: Map<string, Promise<readonly StoredEvent[]>> } = { count: -1, pages: new Map() };

  /** `admit` throws where nobody is to follow, or not from this place. */
  constructor(readAll: ReadAll, commits: CommitSignal, admit: (after: Position) => void = () => undefined) {
    this.#readAll = readAll;
    this.#commits = commits;
    this.#admit = admit;
  }

  start(after: Position, handle: Handle): Subscription {
    this.#admit(after);
    const reader = new Reader((from, limit) => this.#page(from, limit), this.#commits, handle);
    this.#live.add(reader);
    const done = reader.run(after).finally(() => this.#live.delete(reader));
    // A subscriber that failed must not end the process of the others; whoever cares awaits `done`.
    done.catch(() => undefined);
    return {
      done,
      stop: () => {
        reader.stop();
        return Promise.resolve();
      },
    };
  }

  stopAll(): void {
    for (const reader of this.#live) reader.stop();
  }

  /** Subscribers that stand at the same place read the log once between them. */
  #page(after: Position, limit: number): Promise<readonly StoredEvent[]> {
    if (this.#shared.count !== this.#commits.count) this.#shared = { count: this.#commits.count, pages: new Map() };
    const key = `${after}/${limit}`;
    const known = this.#shared.pages.get(key);
    if (known) return known;
    const page = this.#readAll(after, limit);
    // Behind the head every place is passed once, so only the last page is worth keeping.
    this.#shared.pages.clear();
    const { pages } = this.#shared;
    pages.set(key, page);
    // What could not be read is read again by whoever asks again: somebody may have mended it.
    page.catch(() => pages.delete(key));
    return page;
  }
}

class Reader {
  stopped = false;
  /** Ends what this reader waits for just now. It is one place and not a promise: those keep all who ever waited for them. */
  #wake = (): void => undefined;
  readonly #page: ReadAll;
  readonly #commits: CommitSignal;
  readonly #handle: Handle;

  constructor(page: ReadAll, commits: CommitSignal, handle: Handle) {
    this.#page = page;
    this.#commits = commits;
    this.#handle = handle;
  }

  /** Costs this reader only: the others sleep on. */
  stop(): void {
    this.stopped = true;
    this.#wake();
  }

  async run(after: Position): Promise<void> {
    let cursor = after;
    let limit = PAGE;
    while (!this.stopped) {
      const seen = this.#commits.count;
      const page = await this.#read(cursor, limit).catch((error: unknown) => {
        // One bad event fails its whole page: what stands before it is still handed over.
        if (limit === 1 || this.stopped) throw error;
        limit = 1;
        return undefined;
      });
      if (page === undefined) continue;
      for (const event of page) {
        if (this.stopped) return;
        await this.#handle(event);
        cursor = event.position;
      }
      if (page.length === 0) await this.#commitAfter(seen);
      // A long catch-up leaves room for the others.
      else if (page.length === limit) await nextTurn();
    }
  }

  /** A page of an engine that is away may take long: whoever stops does not wait for it. */
  #read(cursor: Position, limit: number): Promise<readonly StoredEvent[] | undefined> {
    return new Promise((resolve, reject) => {
      this.#wake = () => resolve(undefined);
      this.#page(cursor, limit).then(resolve, reject);
    });
  }

  #commitAfter(seen: number): Promise<void> {
    if (this.stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const giveUp = this.#commits.onceAfter(seen, resolve);
      this.#wake = () => {
        giveUp();
        resolve();
      };
    });
  }
}
