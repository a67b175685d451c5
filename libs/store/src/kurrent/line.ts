import pRetry from 'p-retry';
import { waitedMs } from '../asking.js';
import { StoreClosed } from '../errors.js';
import type { Connection } from './connection.js';
import {
  KurrentUnavailable,
  oldVersion,
  OTHER_SERVER,
  OVERTAKEN,
  PASSING,
  SILENT,
  troubleOf,
  type Trouble,
} from './trouble.js';

/** The oldest server whose answers are known to be understood. */
const LEAST = '22.10';
const NOTHING = 'nothing can be read or recorded';
/** A line that works answers in so long: whoever has waited for others, or has decided for long, is not refused for that. */
const GLANCE_MS = 500;

export interface Patience {
  /** How often something is tried again before it is given up. */
  readonly retries: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** So long after it came whoever asks is answered, whatever is still under way: nodes without a quorum keep silent for longer. */
  readonly longestMs: number;
}

export const PATIENCE: Patience = { retries: 6, firstPauseMs: 50, longestPauseMs: 1_000, longestMs: 9_000 };

/** Whoever lets one answer take longer than is usual waits longer in all: what they set would never be reached otherwise. */
export function patienceFor(deadlineMs: number): Patience {
  return { ...PATIENCE, longestMs: Math.max(PATIENCE.longestMs, deadlineMs - 1_000) };
}

/** The line to the server: it looks once who answers there, tries again what can be tried again, and says what went wrong. */
export class Line {
  readonly #connect: () => Promise<Connection>;
  readonly #where: string;
  readonly #patience: Patience;
  readonly #lookCloser: (trouble: Trouble) => Promise<Trouble>;
  readonly #closed = new AbortController();
  #connection: Promise<Connection> | undefined;
  /** What did not work the last time, and has not worked since. */
  #failing: KurrentUnavailable | undefined;
  /** What was waited for in vain, and has not worked since: that others may read says nothing of it. */
  readonly #unanswered = new Set<string>();
  #known: Promise<void> | undefined;

  /** `where`: the setting without its password. `lookCloser` finds what is behind a trouble that the client says nothing of. */
  constructor(
    connect: () => Promise<Connection>,
    where: string,
    patience: Patience = PATIENCE,
    lookCloser: (trouble: Trouble) => Promise<Trouble> = (trouble) => Promise.resolve(trouble),
  ) {
    this.#connect = connect;
    this.#where = where;
    this.#patience = patience;
    this.#lookCloser = lookCloser;
  }

  get trouble(): string | undefined {
    return this.#failing?.trouble.says;
  }

  get closing(): AbortSignal {
    return this.#closed.signal;
  }

  /** Something that may be done twice, such as reading. */
  read<Result>(what: string, work: (connection: Connection) => Promise<Result>): Promise<Result> {
    return this.again(what, () => this.once(what, work));
  }

  /** One try. Rejects with `KurrentUnavailable`, which tells whether the server may have done it all the same. */
  async once<Result>(what: string, work: (connection: Connection) => Promise<Result>): Promise<Result> {
    try {
      const connection = await this.#connected();
      await (this.#known ??= this.#introduce(connection));
      const result = await work(connection);
      this.works(what);
      return result;
    } catch (error) {
      const failing =
        error instanceof KurrentUnavailable ? error : this.unavailable(what, await this.#lookCloser(troubleOf(error)));
      throw (this.#failing = failing);
    }
  }

  /** A node that takes no writes answers those who read all the same. */
  works(what: string): void {
    this.#unanswered.delete(what);
    if (this.#failing?.trouble.kind !== 'read-only' || this.#failing.what === what) this.#failing = undefined;
  }

  /**
   * Tries something until it works, the trouble turns out to be a lasting one, or patience is at its end. What was under way
   * then may still be done by the server, and the error says so (`unsure`); it is not tried again. Patience counts from when
   * whoever asks came: where it is at its end before anything is tried, a line that works is tried all the same, if briefly.
   */
  async again<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    const { retries, firstPauseMs, longestPauseMs, longestMs } = this.#patience;
    const leastMs = this.#failing || this.#unanswered.has(what) ? 0 : GLANCE_MS;
    const leftMs = Math.max(longestMs - waitedMs(), leastMs);
    if (leftMs <= 0)
      throw this.unavailable(what, { ...(this.#failing?.trouble ?? OVERTAKEN), passing: true, unsure: false });
    const late = new AbortController();
    const tried = this.#retrying(work, { retries, minTimeout: firstPauseMs, maxTimeout: longestPauseMs }, late.signal);
    let patience: NodeJS.Timeout | undefined;
    const tired = new Promise<never>((_, reject) => {
      patience = setTimeout(() => {
        this.#unanswered.add(what);
        reject((this.#failing = this.unavailable(what, { ...(this.#failing?.trouble ?? SILENT), ...PASSING })));
        late.abort();
      }, leftMs);
    });
    try {
      return await Promise.race([tried, tired]);
    } finally {
      clearTimeout(patience);
    }
  }

  /** The same without end: for those who only wait for what is new. */
  forever<Result>(work: () => Promise<Result>): Promise<Result> {
    const { firstPauseMs, longestPauseMs } = this.#patience;
    const pauses = { minTimeout: firstPauseMs, maxTimeout: longestPauseMs * 5, unref: true };
    return this.#retrying(work, { ...pauses, retries: Infinity });
  }

  unavailable(what: string, trouble: Trouble): KurrentUnavailable {
    return new KurrentUnavailable(this.#where, what, trouble);
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await (await this.#connection)?.close();
  }

  async #retrying<Result>(work: () => Promise<Result>, options: object, end?: AbortSignal): Promise<Result> {
    try {
      return await pRetry(work, {
        ...options,
        factor: 2,
        randomize: true,
        signal: end ? AbortSignal.any([this.closing, end]) : this.closing,
        shouldRetry: ({ error }) => error instanceof KurrentUnavailable && error.trouble.passing,
      });
    } catch (error) {
      throw this.closing.aborted ? new StoreClosed(this.#where) : error;
    }
  }

  #connected(): Promise<Connection> {
    return (this.#connection ??= this.#connect());
  }

  /** Looks who answers there: once, and again after it went wrong. */
  async #introduce(connection: Connection): Promise<void> {
    try {
      const version = await connection.version();
      if (version === 'unknown') throw this.unavailable(NOTHING, OTHER_SERVER);
      if (isOlder(version, LEAST)) throw this.unavailable(NOTHING, oldVersion(version, LEAST));
    } catch (error) {
      this.#known = undefined;
      throw error;
    }
  }
}

/** A version that is none, as that of a build of one's own, is not older than any. */
export function isOlder(version: string, least: string): boolean {
  const numbers = (text: string): readonly number[] => (/^(\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number);
  const [[major, minor], [leastMajor = 0, leastMinor = 0]] = [numbers(version), numbers(least)];
  if (major === undefined || minor === undefined || major + minor === 0) return false;
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}
