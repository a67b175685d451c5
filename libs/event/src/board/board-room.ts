import { setImmediate as nextTurn } from 'node:timers/promises';
import { matchOf } from '@adjutant/lists';
import type { StoredEvent } from '@adjutant/store';
import {
  BOARD_FORGETS_MS,
  inBoardOrder,
  isOnBoard,
  type BoardAnswer,
  type BoardLine,
  type BoardNews,
} from '@adjutant/views';
import { startFrame } from '../following/frames.js';
import type { Viewer } from '../following/viewer.js';
import type { BoardBeginning, BoardEntry, BoardLines } from './board-lines.js';

/** What comes in between is told together, so that a hall full of viewers costs no more the more is played. */
const PAUSE_MS = 100;
/** So many are written to in one go. */
const AT_ONCE = 250;
/** Names may be so old: they are read with the lines. */
const KEEPS_MS = 1_000;

interface Around {
  readonly lines: BoardLines;
  /** Milliseconds by which whoever watches here runs behind. */
  readonly delay: number;
  /** The matches that the board begins with. */
  readonly first: () => Promise<BoardBeginning>;
}

interface Told {
  readonly at: number;
  readonly lines: Promise<readonly BoardLine[]>;
}

/** Everybody who watches the board at one pace. What changes is put into words once, and the same bytes go to all. */
export class BoardRoom {
  readonly #around: Around;
  readonly #ofAll = new Set<Viewer>();
  readonly #ofOne = new Map<string, Set<Viewer>>();
  readonly #entries = new Map<string, BoardEntry>();
  readonly #changed = new Set<string>();
  /** Whether it began with all that is live. */
  #begun: Promise<boolean> | undefined;
  #telling = false;
  #told: Told | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  pass({ stream, revision, meta }: StoredEvent): void {
    const match = matchOf(stream);
    if (match === undefined) return;
    this.#note({ match, last: revision, at: Date.parse(meta.recordedAt) });
    this.#told = undefined;
    if (this.#ofAll.size === 0 && !this.#ofOne.has(match)) return;
    this.#changed.add(match);
    if (!this.#telling) void this.#tellAll();
  }

  /** The live matches, newest activity first. */
  async answer(limit: number, after: string | undefined): Promise<BoardAnswer> {
    const { delay } = this.#around;
    const now = this.#now;
    const whole = await this.#begin();
    const live = (await this.#lines()).filter((line) => isOnBoard(line, now)).toSorted(inBoardOrder);
    const from = after === undefined ? 0 : live.findIndex((line) => isBehind(line, after));
    const matches = from === -1 ? [] : live.slice(from, from + limit);
    const last = from !== -1 && from + limit < live.length ? matches.at(-1) : undefined;
    const next = last ? placeOf(last) : null;
    return { now, delay: delay / 1_000, matches, count: live.length, reading: !whole, next };
  }

  /** With the match that a viewer asks for alone, which may be on no board any more. */
  async admit(viewer: Viewer, one: BoardEntry | undefined): Promise<void> {
    const { delay, lines } = this.#around;
    const among = one === undefined ? this.#ofAll : this.#among(one.match);
    among.add(viewer);
    viewer.onGone(() => {
      among.delete(viewer);
      if (one !== undefined && among.size === 0) this.#ofOne.delete(one.match);
    });
    const known = one === undefined ? [] : await lines.of([one], delay);
    viewer.send(startFrame('', { now: this.#now, delay: delay / 1_000, lines: known }));
  }

  get #now(): number {
    return this.#around.lines.now - this.#around.delay;
  }

  #among(match: string): Set<Viewer> {
    const there = this.#ofOne.get(match) ?? new Set();
    this.#ofOne.set(match, there);
    return there;
  }

  #note(entry: BoardEntry): void {
    const known = this.#entries.get(entry.match);
    if (known === undefined || known.last < entry.last) this.#entries.set(entry.match, entry);
  }

  /** Whoever comes while it is being put together waits for the same. */
  #begin(): Promise<boolean> {
    // What could not be put together once is put together anew for whoever asks next.
    this.#begun ??= this.#takeFirst().catch((error: unknown) => {
      this.#begun = undefined;
      throw error;
    });
    return this.#begun;
  }

  async #lines(): Promise<readonly BoardLine[]> {
    const now = this.#now;
    if (this.#told === undefined || now - this.#told.at >= KEEPS_MS) {
      for (const { match, at } of this.#entries.values()) if (now - at > BOARD_FORGETS_MS) this.#entries.delete(match);
      this.#told = { at: now, lines: this.#around.lines.of([...this.#entries.values()], this.#around.delay) };
    }
    return this.#told.lines;
  }

  async #takeFirst(): Promise<boolean> {
    const { entries, whole } = await this.#around.first();
    for (const entry of entries) this.#note(entry);
    this.#told = undefined;
    // What lists did not have yet nobody tells of before it is played on: they are asked again, and not by everybody.
    if (!whole) setTimeout(() => (this.#begun = undefined), KEEPS_MS).unref();
    return whole;
  }

  async #tellAll(): Promise<void> {
    this.#telling = true;
    while (this.#changed.size > 0) {
      const began = performance.now();
      // Whoever was not told comes back, and reads what there is.
      await this.#tell().catch(() => this.#dropAll());
      const took = performance.now() - began;
      // Commands have as much of the time as the viewers.
      await new Promise((resolve) => setTimeout(resolve, Math.max(PAUSE_MS, took)));
    }
    this.#telling = false;
  }

  #dropAll(): void {
    for (const viewers of [this.#ofAll, ...this.#ofOne.values()]) for (const viewer of viewers) viewer.drop();
  }

  async #tell(): Promise<void> {
    const changed = [...this.#changed].flatMap((match) => this.#entries.get(match) ?? []);
    this.#changed.clear();
    const lines = await this.#around.lines.of(changed, this.#around.delay);
    if (lines.length === 0) return;
    await sendTo(this.#ofAll, frameOf({ now: this.#now, lines }));
    for (const line of lines) {
      const there = this.#ofOne.get(line.match);
      if (there) await sendTo(there, frameOf({ now: this.#now, lines: [line] }));
    }
  }
}

function frameOf(news: BoardNews): Buffer {
  return Buffer.from(`data: ${JSON.stringify(news)}\n\n`);
}

async function sendTo(viewers: Iterable<Viewer>, frame: Buffer): Promise<void> {
  let told = 0;
  for (const viewer of viewers) {
    viewer.send(frame);
    told += 1;
    if (told % AT_ONCE === 0) await nextTurn();
  }
}

function placeOf({ lastAt, match }: BoardLine): string {
  return `${lastAt}.${match}`;
}

/** Whether a line stands behind the place at which the page before ended. */
function isBehind(line: BoardLine, after: string): boolean {
  const dot = after.indexOf('.');
  return inBoardOrder({ lastAt: Number(after.slice(0, dot)), match: after.slice(dot + 1) }, line) < 0;
}
