import { matchOf } from '@adjutant/lists';
import { RecentPages, type EventStore, type Position, type StoredEvent } from '@adjutant/store';
import { isMatchId, unknownMatch } from '../matches/match-id.js';
import { frameOfLog, frameOfTopics, namesFrame, namesOfTopics, startFrame } from './frames.js';
import { MatchRooms } from './match-rooms.js';
import { Room } from './room.js';
import { topicsOf, type Topic } from './topics.js';
import type { Viewer } from './viewer.js';

const PAGE = 256;

/** How far the log is heard of. */
export interface Heard {
  /** Up to where everybody was told of it; undefined before anything is. */
  readonly position: Position | undefined;
  /** Where it ends for them. */
  head(): Promise<Position>;
}

/** Lets somebody in once nothing can refuse them any more; `leave` is called when they are gone. */
export type LetIn = (leave: () => void) => Viewer;

/** What somebody asked to hear of, by what of it they may. */
export interface TopicsAsked {
  readonly granted: readonly Topic[];
  readonly refused: readonly string[];
  readonly after: Position | undefined;
}

type Revisions = { readonly [topic: string]: number | null };

const nobody = (): void => undefined;

const wanting = (topics: readonly Topic[]): ((event: StoredEvent) => boolean) => {
  const wanted = new Set(topics.map(({ name }) => name));
  return (event) => topicsOf(event).some((topic) => wanted.has(topic));
};

/** Everybody who follows the log at one pace: as it is recorded, or as far as it is public. */
export class Following {
  readonly #store: EventStore;
  readonly #heard: Heard;
  readonly #pages = new RecentPages();
  readonly #matches: MatchRooms;
  readonly #everything: Room<Position>;
  readonly #topics: Room<Position>;
  readonly #beside: Room<Position>;

  constructor(store: EventStore, heard: Heard) {
    this.#store = store;
    this.#heard = heard;
    this.#matches = new MatchRooms(store, this.#pages);
    this.#everything = this.#roomOfLog((event) =>
      matchOf(event.stream) === undefined ? undefined : frameOfLog(event),
    );
    this.#topics = this.#roomOfLog(frameOfTopics);
    this.#beside = this.#roomOfLog(namesOfTopics);
  }

  /** How many matches are watched by somebody. */
  get matches(): number {
    return this.#matches.watched;
  }

  pass(event: StoredEvent): void {
    this.#matches.pass(event);
    this.#everything.pass(event);
    this.#topics.pass(event);
    this.#beside.pass(event);
  }

  /** Sends what came after a revision, and then everything new. Without a revision: only what is new. */
  async ofMatch(letIn: LetIn, match: string, after: number | undefined): Promise<void> {
    const entered = await this.#matches.enter(match);
    if (!entered) throw unknownMatch(match);
    const from = after ?? entered.last;
    const viewer = letIn(() => this.#matches.leave(match, entered));
    viewer.send(startFrame(String(from), { match, revision: from }));
    await entered.room.admit(viewer, from);
  }

  /** The same for all matches, by position in the log. */
  async ofLog(letIn: LetIn, after: Position | undefined): Promise<void> {
    const from = after ?? (await this.#heard.head());
    const viewer = letIn(nobody);
    viewer.send(startFrame(from, { position: from }));
    await this.#everything.admit(viewer, from);
  }

  /**
   * Tells which of some topics have something new. `refused` are those that are not for this viewer: the others are told all the
   * same, as many pages share one stream. `late` are those that this viewer hears of at another pace.
   */
  async ofTopics(
    letIn: LetIn,
    { granted, refused, after }: TopicsAsked,
    late?: { readonly topics: readonly Topic[]; readonly following: Following },
  ): Promise<void> {
    const from = after ?? (await this.#heard.head());
    const ofLate = late ? await late.following.#revisionsOf(late.topics) : {};
    const topics = { ...(await this.#revisionsOf(granted)), ...ofLate };
    const viewer = letIn(nobody);
    viewer.send(startFrame(from, { position: from, topics, refused }));
    if (late) void late.following.#tellBeside(viewer, late.topics, after !== undefined);
    await this.#topics.admit(viewer, from, wanting(granted));
  }

  /** What was missed of these nobody can say: that something may have come is told, and each is read from its own route. */
  async #tellBeside(viewer: Viewer, topics: readonly Topic[], isBack: boolean): Promise<void> {
    if (isBack)
      viewer.send(
        namesFrame(
          topics.map(({ name }) => name),
          0,
        ),
      );
    await this.#beside.admit(viewer, await this.#heard.head(), wanting(topics));
  }

  async #revisionsOf(topics: readonly Topic[]): Promise<Revisions> {
    const found = topics.map(async (topic) => [topic.name, await this.#revisionOf(topic)] as const);
    return Object.fromEntries(await Promise.all(found));
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
      isLevel: (position) => position === this.#heard.position,
      readAfter: (position) => this.#pages.get(`@${position}`, () => this.#store.readAll(position, PAGE)),
      placeOf: ({ position }) => position,
      frameOf,
    });
  }
}
