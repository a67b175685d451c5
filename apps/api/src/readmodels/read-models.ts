import type { Log } from '@adjutant/health';
import {
  type DisputePage,
  type DisputesAsked,
  EmbeddedKeeper,
  type Keeper,
  type Likeness,
  type LikePrecedent,
  type Lists,
  listsPlace,
  type MatchesAsked,
  type MatchPage,
  openLists,
  type Precedent,
  type PrecedentsAsked,
  ProjectedKeeper,
  type ReadModelsStanding,
  type RowFault,
} from '@adjutant/lists';
import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import type { TournamentLine } from '@adjutant/tournament';
import type { MatchCount, MatchSummary } from '@adjutant/views';
import type { LogTail, MatchStates } from '@adjutant/event';
import type { Living } from '../made.js';
import { invalid } from '../problems/problem.js';
import type { Settings } from '../settings.js';

interface Opened {
  readonly lists: Lists;
  readonly keeper: Keeper;
}

/** So long whoever asks for a list waits for what was recorded just before: where lists are far behind the log, older ones are better than none. */
export const FRESHEN_MS = 250;

/** What is read from the log in the background, for lists. Commands and single matches never wait for it. */
export class ReadModels implements Living {
  #opened: Opened | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly store: EventStore,
    private readonly atHand: MatchStates,
    private readonly tail: LogTail,
    private readonly log: Log,
  ) {}

  async begin(): Promise<void> {
    const { tail, log, atHand } = this;
    const lists = await openLists(listsPlace(this.settings), { name: 'adjutant api lists' });
    const keeper =
      lists.tables.engine === 'postgres'
        ? new ProjectedKeeper(lists, this.store)
        : await EmbeddedKeeper.of(lists, this.store, atHand.shelf, { tail, log, atHand });
    this.#opened = { lists, keeper };
    keeper.start();
  }

  async close(): Promise<void> {
    await this.#opened?.keeper.stop();
    await this.#opened?.lists.close();
  }

  matches(limit: number, since: string | undefined, asked: MatchesAsked): Promise<MatchPage> {
    return this.#there.lists.matches(limit, placeFrom(since), asked);
  }

  /** How many matches are what is asked for, and whether all of them have been looked at. */
  async countedMatches(asked: MatchesAsked): Promise<MatchCount> {
    const { level, says } = await this.standing();
    return { ...(await this.#there.lists.countedMatches(asked)), ...(level ? {} : { behind: says }) };
  }

  unconfirmedOf(event: string): Promise<readonly MatchSummary[]> {
    return this.#there.lists.unconfirmedOf(event);
  }

  disputes(asked: DisputesAsked, limit: number, since: string | undefined): Promise<DisputePage> {
    return this.#there.lists.disputes(asked, limit, placeFrom(since));
  }

  /** Whether anything is in dispute about a match that nobody has settled. */
  isDisputed(match: string): Promise<boolean> {
    return this.#there.lists.isDisputed(match);
  }

  /** How many disputes nobody has settled. */
  openDisputes(): Promise<number> {
    return this.#there.lists.countUnsettled();
  }

  /** How many events of the log stand in the lists. */
  async read(): Promise<number> {
    return (await this.#there.lists.standing())?.number ?? 0;
  }

  /** Every event that was set up here, the newest first. */
  tournaments(limit: number): Promise<readonly TournamentLine[]> {
    return this.#there.lists.tournaments(limit);
  }

  searchPrecedents(asked: PrecedentsAsked, limit: number): Promise<readonly Precedent[]> {
    return this.#there.lists.searchPrecedents(asked, limit);
  }

  likePrecedents(asked: Likeness, limit: number): Promise<readonly LikePrecedent[]> {
    return this.#there.lists.likePrecedents(asked, limit);
  }

  /** Waits, but not for long, until everything that is recorded now has been read: whoever writes finds it in the list. */
  freshen(patienceMs: number): Promise<void> {
    return this.#there.keeper.freshen(patienceMs);
  }

  /** What the rows are held to, and what is held to it. */
  get looked(): { readonly lists: Lists; readonly shelf: Shelf } {
    return { lists: this.#there.lists, shelf: this.atHand.shelf };
  }

  setRight(faults: readonly RowFault[]): Promise<boolean> {
    return this.#there.keeper.setRight(faults);
  }

  standing(): Promise<ReadModelsStanding> {
    return this.#there.keeper.standing();
  }

  get #there(): Opened {
    if (!this.#opened) throw new Error('the lists are there only while the server runs');
    return this.#opened;
  }
}

/** Pages are cut by places, the newest first; a page hands out the place at which the next one goes on. */
function placeFrom(since: string | undefined): number {
  const place = since === undefined || since === '' ? Number.MAX_SAFE_INTEGER : Number(since);
  if (Number.isSafeInteger(place) && place >= 0) return place;
  throw invalid([{ at: 'after', message: 'after must be the `next` of another page' }]);
}
