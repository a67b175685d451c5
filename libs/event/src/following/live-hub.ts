import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Acting } from '@adjutant/access';
import type { Position } from '@adjutant/store';
import { isPublic } from '../delay/public-delay.js';
import type { EventPolicies } from '../event-policy.js';
import { isMatchId, unknownMatch } from '../matches/match-id.js';
import type { Audience, Audiences } from './audiences.js';
import type { LetIn, TopicsAsked } from './following.js';
import type { LogTail } from './log-tail.js';
import type { Topic } from './topics.js';
import type { Viewer } from './viewer.js';

/** Places in front of the streams: whoever cannot be taken in just now is told why. */
interface StreamPlaces {
  assertRoom(acting: Acting): void;
  /** Returns what gives the place back. */
  take(acting: Acting): () => void;
  /** Nobody is taken in any more. */
  shut(): void;
}

const HEARTBEAT_MS = 15_000;
/** So many are told in one go that the server is still here. */
const AT_ONCE = 250;

/** Opens the stream once nothing can refuse it any more. */
type Open = () => Viewer;

/** Everybody who watches. The log is followed once for all of them; who comes back gets what was missed first. */
export class LiveHub {
  readonly #viewers = new Set<Viewer>();
  /** Those who hear of some of it later, where the event wants that. */
  readonly #public = new Set<Viewer>();
  #heart: NodeJS.Timeout | undefined;

  constructor(
    private readonly audiences: Audiences,
    private readonly policies: EventPolicies,
    private readonly tail: LogTail,
    private readonly places: StreamPlaces,
  ) {}

  async begin(): Promise<void> {
    this.tail.listen((event) => this.audiences.pass(event));
    this.policies.onDecided(() => void this.#heed());
    await this.audiences.hasChanged();
    this.#heart = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    this.#heart.unref();
  }

  /** Open streams would keep the server from closing. */
  stop(): void {
    this.places.shut();
    clearInterval(this.#heart);
    this.audiences.stop();
    for (const viewer of this.#viewers) viewer.end();
  }

  /** How many watch. */
  get size(): number {
    return this.#viewers.size;
  }

  /** How many matches are watched by somebody. */
  get matches(): number {
    return this.audiences.matches;
  }

  async watchMatch(acting: Acting, open: Open, match: string, after: number | undefined): Promise<void> {
    const { following } = await this.#among(acting, match);
    await following.ofMatch(this.#letting(acting, open, match), match, after);
  }

  async watchLog(acting: Acting, open: Open, after: Position | undefined): Promise<void> {
    const { following } = await this.#among(acting);
    await following.ofLog(this.#letting(acting, open), after);
  }

  /** Whoever sits at a table hears of it at once, and of the others as the public does. */
  async watchTopics(acting: Acting, open: Open, asked: TopicsAsked): Promise<void> {
    const { following, delay } = await this.#among(acting);
    const own = delay === 0 ? asked.granted : asked.granted.filter((topic) => isOwn(topic, acting));
    const letIn = this.#letting(acting, open);
    if (own.length === asked.granted.length) return this.audiences.atOnce.following.ofTopics(letIn, asked);
    if (own.length === 0) return following.ofTopics(letIn, asked);
    const late = { topics: asked.granted.filter((topic) => !own.includes(topic)), following };
    await this.audiences.atOnce.following.ofTopics(letIn, { ...asked, granted: own }, late);
  }

  /** The board, or one match of it. */
  async watchBoard(acting: Acting, open: Open, match: string | undefined): Promise<void> {
    const { board, delay } = await this.#among(acting, match);
    const one = match === undefined ? undefined : await this.audiences.entry(match, delay);
    if (match !== undefined && one === undefined) throw unknownMatch(match);
    await board.admit(
      this.#letting(acting, open, match)(() => undefined),
      one,
    );
  }

  async #among(acting: Acting, match?: string): Promise<Audience> {
    this.places.assertRoom(acting);
    if (match !== undefined && !isMatchId(match)) throw unknownMatch(match);
    return this.audiences.of(acting, match);
  }

  /** From here on whatever goes wrong ends the stream. */
  #letting(acting: Acting, open: Open, match?: string): LetIn {
    return (leave) => {
      const viewer = this.#opened(acting, open, leave);
      const groups = isPublic(acting, match) ? [this.#viewers, this.#public] : [this.#viewers];
      for (const group of groups) {
        group.add(viewer);
        viewer.onGone(() => group.delete(viewer));
      }
      return viewer;
    };
  }

  #opened(acting: Acting, open: Open, leave: () => void): Viewer {
    try {
      this.places.assertRoom(acting);
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

  /** Whoever the delay is for comes in anew where there is another. */
  async #heed(): Promise<void> {
    // Where what the event has decided cannot be read, what was known of it holds until the next beat.
    if (!(await this.audiences.hasChanged().catch(() => false))) return;
    for (const viewer of this.#public) viewer.end();
  }

  async #beat(): Promise<void> {
    // Another instance may have decided on another delay.
    await this.#heed();
    let told = 0;
    for (const viewer of this.#viewers) {
      viewer.heartbeat();
      told += 1;
      if (told % AT_ONCE === 0) await nextTurn();
    }
  }
}

/** Calls and disputes are heard of by those alone whose they are. */
function isOwn({ kind, id }: Topic, { seat }: Acting): boolean {
  return kind === 'calls' || kind === 'dispute' || (kind === 'match' && seat?.match === id);
}
