export type Liveness = 'connecting' | 'live' | 'lost';

/** What a page says to whoever holds the stream. */
export type Said =
  | { readonly says: 'follow'; readonly topics: readonly string[] }
  /** The page is closed. */
  | { readonly says: 'leave' }
  /** Somebody else is signed in now: what they may hear of is another thing. */
  | { readonly says: 'anew' };

/** What a page is told: up to where each topic is recorded, which have something new, and how the stream is. */
export type PageNews =
  | { readonly tells: 'start'; readonly topics: Revisions }
  | { readonly tells: 'news'; readonly topics: readonly string[]; readonly revision: number }
  | { readonly tells: 'liveness'; readonly is: Liveness };

export type Revisions = { readonly [topic: string]: number | null };

export type Page = (told: PageNews) => void;

/** What comes in by the stream; `position` resumes it. */
export interface Ears {
  readonly open: () => void;
  readonly start: (topics: Revisions, position: string) => void;
  readonly news: (topics: readonly string[], revision: number, position: string) => void;
  /** `over` where the browser does not take it up by itself. */
  readonly lost: (over: boolean) => void;
}

export interface World {
  /** Opens a stream of these topics after a position, and hands over what closes it. */
  readonly open: (topics: readonly string[], after: string | null, ears: Ears) => () => void;
  /** Does something later, and hands over what calls it off. */
  readonly later: (then: () => void, milliseconds: number) => () => void;
}

/** The server takes so many topics in one stream. */
export const MOST_TOPICS = 100;
/** Pages name their topics one by one while they load. */
const GATHER_MS = 40;
const AGAIN_MS = 4_000;

const NOTHING = (): void => undefined;

/**
 * One stream for many pages. It follows whatever any page asks for, and opens anew, where it was, when that grows; what nobody
 * asks for any more goes along until then. It is closed when no page asks for anything.
 */
export class LiveSharing {
  readonly #world: World;
  readonly #pages = new Map<Page, ReadonlySet<string>>();
  #covered: ReadonlySet<string> = new Set();
  /** What the pages have not been told the start of; null where that is everything. */
  #fresh: ReadonlySet<string> | null = null;
  #known = new Map<string, number | null>();
  #position: string | null = null;
  #liveness: Liveness = 'connecting';
  #close: (() => void) | null = null;
  #callOff = NOTHING;

  constructor(world: World) {
    this.#world = world;
  }

  hear(page: Page, said: Said): void {
    if (said.says === 'follow') this.#follow(page, said.topics);
    else if (said.says === 'leave') this.#follow(page, []);
    else if (this.#close !== null) {
      // Until the new one is there nobody knows whether there is a line.
      this.#is('connecting');
      this.#connect(null);
    }
  }

  #follow(page: Page, topics: readonly string[]): void {
    const before = this.#pages.get(page);
    if (topics.length === 0) this.#pages.delete(page);
    else this.#pages.set(page, new Set(topics));
    if (this.#pages.size === 0) return this.#rest();
    if (before === undefined && topics.length > 0) page({ tells: 'liveness', is: this.#liveness });
    const known = topics.filter((topic) => before?.has(topic) !== true && this.#known.has(topic));
    if (known.length > 0) page({ tells: 'start', topics: this.#revisionsOf(known) });
    if (this.#wanted().every((topic) => this.#covered.has(topic))) return;
    this.#callOff();
    this.#callOff = this.#world.later(() => this.#connect(this.#covered), GATHER_MS);
  }

  /** `told`: the topics whose pages know where they are, and miss nothing as the stream goes on from there. */
  #connect(told: ReadonlySet<string> | null): void {
    this.#callOff();
    this.#callOff = NOTHING;
    this.#close?.();
    const topics = this.#wanted();
    if (topics.length === 0) return this.#rest();
    this.#fresh = told === null || this.#position === null ? null : new Set(topics.filter((topic) => !told.has(topic)));
    this.#covered = new Set(topics);
    this.#known = new Map([...this.#known].filter(([topic]) => this.#covered.has(topic)));
    this.#close = this.#world.open(topics, this.#position, this.#ears());
  }

  #ears(): Ears {
    return {
      open: () => this.#is('live'),
      start: (topics, position) => {
        this.#position = position;
        this.#known = new Map(Object.entries(topics));
        const fresh = this.#fresh;
        this.#fresh = null;
        this.#tellStart(Object.keys(topics).filter((topic) => fresh?.has(topic) !== false));
      },
      news: (topics, revision, position) => {
        this.#position = position;
        for (const topic of topics) if (this.#known.get(topic) != null) this.#known.set(topic, revision);
        for (const [page, wanted] of this.#pages)
          if (topics.some((topic) => wanted.has(topic))) page({ tells: 'news', topics, revision });
      },
      lost: (over) => {
        this.#is('lost');
        if (!over) return;
        // Where it was may be what was refused.
        this.#position = null;
        this.#callOff();
        this.#callOff = this.#world.later(() => this.#connect(null), AGAIN_MS);
      },
    };
  }

  #tellStart(started: readonly string[]): void {
    for (const [page, wanted] of this.#pages) {
      const its = started.filter((topic) => wanted.has(topic));
      if (its.length > 0) page({ tells: 'start', topics: this.#revisionsOf(its) });
    }
  }

  #is(liveness: Liveness): void {
    if (this.#liveness === liveness) return;
    this.#liveness = liveness;
    for (const page of this.#pages.keys()) page({ tells: 'liveness', is: liveness });
  }

  #wanted(): readonly string[] {
    return [...new Set([...this.#pages.values()].flatMap((topics) => [...topics]))].slice(0, MOST_TOPICS);
  }

  #revisionsOf(topics: readonly string[]): Revisions {
    return Object.fromEntries(topics.map((topic) => [topic, this.#known.get(topic) ?? null]));
  }

  #rest(): void {
    this.#callOff();
    this.#callOff = NOTHING;
    this.#close?.();
    this.#close = null;
    this.#covered = new Set();
    this.#known.clear();
    this.#position = null;
    this.#liveness = 'connecting';
  }
}
