import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { matchStream } from '@adjutant/match';
import type { EventStore, Position, StoredEvent } from '@adjutant/store';
import { problem, ProblemError, unknownMatch } from '../problems/problem.js';
import { matchOf } from '@adjutant/lists';
import { STORE } from '../tokens.js';
import { frameOfLog, frameOfMatch, startFrame } from './frames.js';
import { LogTail } from './log-tail.js';
import type { Viewer } from './viewer.js';

const HEARTBEAT_MS = 15_000;
const MOST_VIEWERS = 5_000;

interface MatchViewer {
  readonly viewer: Viewer;
  /** The last revision that was sent. */
  sent: number;
  /** What came in while older events are still being sent; undefined once the viewer is level. */
  waiting: StoredEvent[] | undefined;
}

/** Everybody who watches. The log is read once for all viewers of matches; who comes back gets what was missed first. */
@Injectable()
export class LiveHub implements OnModuleInit, OnModuleDestroy {
  readonly #viewers = new Set<Viewer>();
  readonly #ofMatch = new Map<string, Set<MatchViewer>>();
  #heart: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LogTail) private readonly tail: LogTail,
  ) {}

  onModuleInit(): void {
    this.tail.listen((event) => this.#pass(event));
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heart.unref();
  }

  /** Open streams would keep the server from closing. */
  onModuleDestroy(): void {
    this.#closed = true;
    clearInterval(this.#heart);
    for (const viewer of this.#viewers) viewer.end();
  }

  /** How many watch. */
  get size(): number {
    return this.#viewers.size;
  }

  /** Says why nobody can be taken in just now. */
  assertRoom(): void {
    if (!this.#closed && this.#viewers.size < MOST_VIEWERS) return;
    const says = this.#closed ? 'The server is stopping.' : `${MOST_VIEWERS} viewers are watching; no more can.`;
    throw new ProblemError(problem(503, 'live/full', says), 5);
  }

  async assertMatch(match: string): Promise<void> {
    if ((await this.store.readFacts(matchStream(match))).length === 0) throw unknownMatch(match);
  }

  /** Sends what came after a revision, and then everything new. Without a revision: only what is new. */
  async watchMatch(viewer: Viewer, match: string, after: number | undefined): Promise<void> {
    const watching: MatchViewer = { viewer, sent: after ?? -1, waiting: [] };
    const others = this.#ofMatch.get(match) ?? new Set();
    this.#ofMatch.set(match, others.add(watching));
    this.#admit(viewer, () => {
      others.delete(watching);
      if (others.size === 0 && this.#ofMatch.get(match) === others) this.#ofMatch.delete(match);
    });
    // New events wait from here on, so that nothing falls between what is read now and what comes in meanwhile.
    const missed = await this.store.read(matchStream(match), (after ?? -1) + 1);
    if (after === undefined) watching.sent = missed.at(-1)?.revision ?? -1;
    viewer.send(startFrame(String(watching.sent), { match, revision: watching.sent }));
    for (const stored of missed) {
      sendOn(watching, stored);
      await viewer.drained();
    }
    // A viewer that is slow here is let go by its own bound, so this list cannot grow for ever.
    for (const stored of watching.waiting ?? []) sendOn(watching, stored);
    watching.waiting = undefined;
  }

  /** The same for all matches, by position in the log. */
  watchLog(viewer: Viewer, after: Position): void {
    viewer.send(startFrame(after, { position: after }));
    const subscription = this.store.subscribe(after, (event) => {
      if (matchOf(event.stream) === undefined) return undefined;
      viewer.send(frameOfLog(event));
      return viewer.drained();
    });
    subscription.done.catch(() => viewer.end());
    this.#admit(viewer, () => void subscription.stop());
  }

  #admit(viewer: Viewer, leave: () => void): void {
    this.#viewers.add(viewer);
    viewer.onGone(() => {
      this.#viewers.delete(viewer);
      leave();
    });
  }

  #pass(event: StoredEvent): void {
    const match = matchOf(event.stream);
    const watching = match === undefined ? undefined : this.#ofMatch.get(match);
    for (const one of watching ?? []) {
      if (one.waiting) one.waiting.push(event);
      else sendOn(one, event);
    }
  }

  #beat(): void {
    for (const viewer of this.#viewers) viewer.heartbeat();
  }
}

function sendOn(watching: MatchViewer, stored: StoredEvent): void {
  if (stored.revision <= watching.sent) return;
  watching.sent = stored.revision;
  watching.viewer.send(frameOfMatch(stored));
}
