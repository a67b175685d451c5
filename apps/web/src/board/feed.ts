import type { BoardAnswer, BoardMatchAnswer, BoardNews } from '@adjutant/views';
import { ServerTime } from '../clock/server-time.js';
import { readAnew, withNews, type Lines } from './held.js';

/** What is known of the board, and how well. */
export interface Known {
  readonly lines: Lines;
  /** By how many seconds it runs behind the tables because the event wants it so. */
  readonly delay: number;
  /** Whether the server itself is still reading, so that matches may be missing. */
  readonly reading: boolean;
  /** Whether anything was read yet. */
  readonly read: boolean;
  /** Since when the server cannot be heard, by this device; null while it can. */
  readonly lostSince: number | null;
  /** What the server says where there is no such match. */
  readonly missing: string | null;
}

type Start = BoardNews & { readonly delay: number };

/** What nobody tells of is noticed so often: another name, a match that has left the board, a line that is dead. */
const READ_AGAIN_MS = 30_000;
/** So often a server is asked that is still reading. */
const READING_AGAIN_MS = 3_000;
/** Screens of a hall that lost the server together do not come back together. */
const COME_BACK_MS = { first: 2_000, most: 30_000 };

const NOTHING: Known = { lines: new Map(), delay: 0, reading: false, read: false, lostSince: null, missing: null };

/** Follows the board, or one match of it, for as long as the page stands: hours, in a hall where nobody looks after it. */
export class BoardFeed {
  /** The time of the server, as far as this page is told of it. */
  readonly time = new ServerTime();
  #known = NOTHING;
  readonly #listeners = new Set<() => void>();
  readonly #match: string | undefined;
  #pause = COME_BACK_MS.first;

  constructor(match: string | undefined) {
    this.#match = match;
    this.#open();
    setInterval(() => void this.#read(), READ_AGAIN_MS);
    setInterval(() => void (this.#known.reading && this.#read()), READING_AGAIN_MS);
  }

  readonly known = (): Known => this.#known;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(change: Partial<Known>): void {
    this.#known = { ...this.#known, ...change };
    for (const listener of this.#listeners) listener();
  }

  #open(): void {
    const asked = this.#match === undefined ? '' : `?match=${encodeURIComponent(this.#match)}`;
    const source = new EventSource(`/api/live/board${asked}`);
    source.addEventListener('start', ({ data }: MessageEvent<string>) => {
      const { delay, lines } = JSON.parse(data) as Start;
      this.#pause = COME_BACK_MS.first;
      this.#tell({ delay, lines: withNews(this.#known.lines, lines) });
      void this.#read();
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { lines } = JSON.parse(data) as BoardNews;
      this.#tell({ lines: withNews(this.#known.lines, lines) });
    });
    source.addEventListener('error', () => {
      // The browser takes up by itself what broke off, and not what was refused: why it was, the reading says.
      if (source.readyState !== EventSource.CLOSED) return this.#lose();
      void this.#read();
      setTimeout(() => this.#open(), this.#nextPause());
    });
  }

  #nextPause(): number {
    const pause = this.#pause;
    this.#pause = Math.min(2 * pause, COME_BACK_MS.most);
    return pause * (0.5 + Math.random());
  }

  #lose(): void {
    if (this.#known.lostSince === null) this.#tell({ lostSince: Date.now() });
  }

  async #read(): Promise<void> {
    const asked = performance.now();
    const path = this.#match === undefined ? '/api/board?limit=200' : `/api/board/${encodeURIComponent(this.#match)}`;
    try {
      const response = await fetch(path, { headers: { accept: 'application/json' } });
      const body: unknown = await response.json();
      if (response.status === 404) return this.#tell({ read: true, lostSince: null, missing: detailOf(body) });
      if (!response.ok) return this.#lose();
      this.#take(body as BoardAnswer | BoardMatchAnswer, asked);
    } catch {
      this.#lose();
    }
  }

  #take(answer: BoardAnswer | BoardMatchAnswer, asked: number): void {
    this.time.measure(asked, performance.now(), answer.now);
    const lines = 'line' in answer ? [answer.line] : answer.matches;
    this.#tell({
      lines: readAnew(this.#known.lines, lines),
      delay: answer.delay,
      reading: 'reading' in answer && answer.reading,
      read: true,
      lostSince: null,
      missing: null,
    });
  }
}

function detailOf(body: unknown): string {
  const { detail } = body as { readonly detail?: unknown };
  return typeof detail === 'string' ? detail : 'There is no such match.';
}
