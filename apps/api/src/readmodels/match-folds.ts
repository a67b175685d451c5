import { ABSENT, advance, type MatchEvent, type MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { EventStore, StoredEvent } from '@adjutant/store';
import { summaryOf } from '@adjutant/views';
import { LRUCache } from 'lru-cache';
import type { MatchRow } from './match-rows.js';

const MOST_STATES = 2_000;
const MATCH = 'match-';

interface Folded {
  readonly state: MatchState;
  readonly revision: number;
}

/** The id of the match whose stream this is; undefined for other streams. */
export function matchOf(stream: string): string | undefined {
  return stream.startsWith(MATCH) ? stream.slice(MATCH.length) : undefined;
}

/** Folds events of many matches that come in the order of recording, and keeps the states of those in use. */
export class MatchFolds {
  readonly #states = new LRUCache<string, Folded>({ max: MOST_STATES });

  constructor(
    private readonly store: EventStore,
    private readonly shelf: Shelf,
    /** Up to which event the row of a match is true already. */
    private readonly writtenUpTo: (match: string) => number,
  ) {}

  /** Takes one event in. A match that is not at hand is read once, to its end: its later events are then known already. */
  async take({ stream, revision, event }: StoredEvent, match: string): Promise<MatchRow | undefined> {
    let known = this.#states.get(match);
    if (known && known.revision >= revision) return undefined;
    if (!known && revision === 0) known = { state: ABSENT, revision: -1 };
    if (known?.revision === revision - 1) {
      return this.#keep(match, { state: this.#next(known.state, event as MatchEvent), revision });
    }
    if (this.writtenUpTo(match) >= revision) return undefined;
    return this.#keep(match, await this.#readAll(stream, revision));
  }

  forget(): void {
    this.#states.clear();
  }

  /** One event further. Told apart here because it is called for every event of a rebuild. */
  #next(state: MatchState, event: MatchEvent): MatchState {
    return advance(this.shelf, state, event).state;
  }

  async #readAll(stream: string, least: number): Promise<Folded> {
    const facts = await this.store.readFacts(stream);
    let folded: Folded = { state: ABSENT, revision: -1 };
    for (const { revision, event } of facts) {
      folded = { state: this.#next(folded.state, event as MatchEvent), revision };
    }
    if (folded.revision < least)
      throw new Error(`the stream ${stream} ends at ${folded.revision}, before its event ${least}`);
    return folded;
  }

  #keep(match: string, folded: Folded): MatchRow {
    this.#states.set(match, folded);
    return new Row(match, folded.revision, folded.state);
  }
}

/** The summary is worked out when the row is written, which is once in a batch. */
class Row implements MatchRow {
  constructor(
    readonly id: string,
    readonly revision: number,
    private readonly state: MatchState,
  ) {}

  get summary(): MatchRow['summary'] {
    const summary = summaryOf(this.id, this.state);
    if (summary === null) throw new Error(`the record of match ${this.id} does not begin with its opening`);
    return summary;
  }
}
