import { setImmediate as nextTurn } from 'node:timers/promises';
import { matchOf } from '@adjutant/lists';
import type { EventStore, Position, StoredEvent } from '@adjutant/store';
import type { Acting } from '@adjutant/access';
import { problem, ProblemError } from '../problems/problem.js';
import {
  frameOfLog,
  frameOfTopics,
  isMatchId,
  MatchRooms,
  Room,
  startFrame,
  topicsOf,
  unknownMatch,
  type Topic,
  type Viewer,
} from '@adjutant/event';
import type { Living } from '../made.js';
import type { LogTail } from '../tail/log-tail.js';
import type { Places } from './places.js';
import { RecentPages } from '@adjutant/store';

const HEARTBEAT_MS = 15_000;
/** So many are told in one go that the server is still here. */
const AT_ONCE = 250;
const PAGE = 256;

/** Opens the stream once nothing can refuse it any more. */
type Open = () => Viewer;

/** What somebody asked to hear of, by what of it they may. */
export interface TopicsAsked {
  readonly granted: readonly Topic[];
  readonly refused: readonly string[];
  readonly after: Position | undefined;
}

/** Everybody who watches. The log is followed once for all of them; who comes back gets what was missed first. */
export class LiveHub implements Living {
  readonly #viewers = new Set<Viewer>();
  readonly #pages = new RecentPages();
  readonly #matches: MatchRooms;
  readonly #everything: Room<Position>;
  readonly #topics: Room<Position>;
  #heart: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    private readonly store: EventStore,
    private readonly tail: LogTail,
    private readonly places: Places,
  ) {
    this.#matches = new MatchRooms(store, this.#pages);
    this.#everything = this.#roomOfLog((event) =>
      matchOf(event.stream) === undefined ? undefined : frameOfLog(event),
    );
    this.#topics = this.#roomOfLog(frameOfTopics);
  }

  begin(): void {
    this.tail.listen((event) => this.#pass(event));
    this.#heart = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    this.#heart.unref();
  }

  /** Open streams would keep the server from closing. */
  stop(): void {
    this.#closed = true;
    clearInterval(this.#heart);
    for (const viewer of this.#viewers) viewer.end();
  }

  /** How many watch. */
  get size(): number {
    return this.#viewers.size;
  }

  /** How many matches are watched by somebody. */
  get matches(): number {
    return this.#matches.watched;
  }

  /** Says why somebody cannot be taken in just now. */
  assertRoom(acting: Acting): void {
    if (this.#closed) throw new ProblemError(problem(503, 'live/full', 'The server is stopping.'), 5);
    this.places.assertRoom(acting);
  }

  /** Sends what came after a revision, and then everything new. Without a revision: only what is new. */
  async watchMatch(acting: Acting, open: Open, match: string, after: number | undefined): Promise<void> {
    this.assertRoom(acting);
    const entered = await this.#matches.enter(match);
    if (!entered) throw unknownMatch(match);
    const from = after ?? entered.last;
    const viewer = this.#admit(acting, open, () => this.#matches.leave(match, entered));
    viewer.send(startFrame(String(from), { match, revision: from }));
    await entered.room.admit(viewer, from);
  }

  /** The same for all matches, by position in the log. */
  async watchLog(acting: Acting, open: Open, after: Position | undefined): Promise<void> {
    this.assertRoom(acting);
    const from = after ?? (await this.store.head());
    const viewer = this.#admit(acting, open, () => undefined);
    viewer.send(startFrame(from, { position: from }));
    await this.#everything.admit(viewer, from);
  }

  /**
   * Tells which of some topics have something new. `refused` are those that are not for this viewer: the others are told all the
   * same, as many pages share one stream.
   */
  async watchTopics(acting: Acting, open: Open, { granted, refused, after }: TopicsAsked): Promise<void> {
    this.assertRoom(acting);
    const from = after ?? (await this.store.head());
    const topics = Object.fromEntries(
      await Promise.all(granted.map(async (topic) => [topic.name, await this.#revisionOf(topic)] as const)),
    );
    const viewer = this.#admit(acting, open, () => undefined);
    viewer.send(startFrame(from, { position: from, topics, refused }));
    const wanted = new Set(granted.map(({ name }) => name));
    await this.#topics.admit(viewer, from, (event) => topicsOf(event).some((topic) => wanted.has(topic)));
  }

  /** Up to where a match is recorded, so that whoever has read that much need not read again; null for other topics. */
  async #revisionOf({ kind, id }: Topic): Promise<number | null> {
    if (kind !== 'match' || id === undefined || !isMatchId(id)) return null;
    const entered = await this.#matches.enter(id);
    if (!entered) return null;
    this.#matches.leave(id, entered);
    return entered.last;
  }

  #roomOfLog(frameOf: (event: StoredEvent) => Buffer | undefined): Room<Position> {
    return new Room<Position>({
      isLevel: (position) => position === this.tail.position,
      readAfter: (position) => this.#pages.get(`@${position}`, () => this.store.readAll(position, PAGE)),
      placeOf: ({ position }) => position,
      frameOf,
    });
  }

  /** From here on whatever goes wrong ends the stream. */
  #admit(acting: Acting, open: Open, leave: () => void): Viewer {
    const viewer = this.#opened(acting, open, leave);
    this.#viewers.add(viewer);
    viewer.onGone(() => this.#viewers.delete(viewer));
    return viewer;
  }

  #opened(acting: Acting, open: Open, leave: () => void): Viewer {
    try {
      this.assertRoom(acting);
      const giveBack = this.places.take(acting);
      const viewer = open();
      viewer.onGone(() => {
        giveBack();
        leave();
      });
      return viewer;
    } catch (error) {
      leave();
      throw error;
    }
  }

  #pass(event: StoredEvent): void {
    this.#matches.pass(event);
    this.#everything.pass(event);
    this.#topics.pass(event);
  }

  async #beat(): Promise<void> {
    let told = 0;
    for (const viewer of this.#viewers) {
      viewer.heartbeat();
      told += 1;
      if (told % AT_ONCE === 0) await nextTurn();
    }
  }
}
