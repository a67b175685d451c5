import type { Tables } from '@adjutant/store';
import type { TournamentLine } from '@adjutant/tournament';
import type { MatchCount, MatchSummary } from '@adjutant/views';
import type { DisputePage, DisputesAsked } from './disputes/dispute-rows.js';
import type { MatchesAsked, MatchPage } from './matches/match-rows.js';
import type { Likeness, LikePrecedent, PrecedentsAsked } from './precedents/precedent-rows.js';
import type { Precedent } from './precedents/precedent.js';
import { ListCheckpoints, type ListCheckpoint } from './list-checkpoints.js';
import { rowsIn, type Rows } from './rows.js';
import type { ListSchema } from './schema.js';
import { passes } from './trouble.js';
import { Versions } from './versions.js';

/** How far the lists have come. */
export interface ListsStanding {
  readonly version: number;
  /** They have come to the end of the log once. */
  readonly level: boolean;
  /** How many events of the log all of them know of. */
  readonly number: number;
}

/** Everything that is read of matches, disputes and rulings at once. Each question goes to the version that is read now. */
export class Lists {
  readonly versions: Versions;
  readonly #places: ListCheckpoints;
  #last: { readonly version: number; readonly rows: Rows } | undefined;

  constructor(readonly tables: Tables<ListSchema>) {
    this.versions = new Versions(tables);
    this.#places = new ListCheckpoints(tables);
  }

  /** Newest first, from those on that stand before `after`. */
  matches(limit: number, after: number, asked: MatchesAsked = { withVoid: false }): Promise<MatchPage> {
    return this.#read(({ matches }) => matches.page(asked, limit, after), { matches: [], next: null });
  }

  /** How many matches are what is asked for, of how many. */
  countedMatches(asked: MatchesAsked): Promise<MatchCount> {
    return this.#read(({ matches }) => matches.counted(asked), { found: 0, all: 0 });
  }

  /** Matches of an event that are over and not confirmed by both. */
  unconfirmedOf(event: string): Promise<readonly MatchSummary[]> {
    return this.#read(({ matches }) => matches.unconfirmedOf(event), []);
  }

  countMatches(): Promise<number> {
    return this.#read(({ matches }) => matches.count(), 0);
  }

  /** Newest first, from those on that stand before `after`. */
  disputes(asked: DisputesAsked, limit: number, after: number): Promise<DisputePage> {
    return this.#read(({ disputes }) => disputes.page(asked, limit, after), { disputes: [], next: null });
  }

  /** Whether anything is in dispute about a match that nobody has settled. */
  isDisputed(match: string): Promise<boolean> {
    return this.#read(({ disputes }) => disputes.isDisputed(match), false);
  }

  /** How many disputes nobody has settled. */
  countUnsettled(): Promise<number> {
    return this.#read(({ disputes }) => disputes.countUnsettled(), 0);
  }

  /** People of whom a penalty is under appeal. */
  peopleUnderAppeal(limit: number): Promise<readonly string[]> {
    return this.#read(({ penalties }) => penalties.underAppeal(limit), []);
  }

  /** Every event that was set up here, the newest first. */
  tournaments(limit: number): Promise<readonly TournamentLine[]> {
    return this.#read(({ tournaments }) => tournaments.all(limit), []);
  }

  searchPrecedents(asked: PrecedentsAsked, limit: number): Promise<readonly Precedent[]> {
    return this.#read(({ precedents }) => precedents.search(asked, limit), []);
  }

  likePrecedents(asked: Likeness, limit: number): Promise<readonly LikePrecedent[]> {
    return this.#read(({ precedents }) => precedents.like(asked, limit), []);
  }

  /** Undefined where nobody has begun to keep lists of this format. */
  async standing(): Promise<ListsStanding | undefined> {
    const current = await this.versions.current();
    if (!current) return undefined;
    const places = await this.#places.of(current.version);
    return { version: current.version, level: current.level, number: Math.min(...places.map(({ number }) => number)) };
  }

  /** Up to where each partition of a version has come. */
  places(version: number): Promise<readonly ListCheckpoint[]> {
    return this.#places.of(version);
  }

  close(): Promise<void> {
    return this.tables.close();
  }

  async #read<Answer>(ask: (rows: Rows) => Promise<Answer>, none: Answer): Promise<Answer> {
    for (;;) {
      const current = await this.versions.current();
      if (!current) return none;
      try {
        return await ask(this.#rowsOf(current.version));
      } catch (error) {
        // It may have been dropped between the two questions, because a newer one is read now.
        if (passes(error) || (await this.versions.find(current.version))) throw error;
      }
    }
  }

  #rowsOf(version: number): Rows {
    if (this.#last?.version !== version) this.#last = { version, rows: rowsIn(this.tables, version) };
    return this.#last.rows;
  }
}
