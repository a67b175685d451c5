import {
  ABSENT,
  advance,
  changesEarlierEntries,
  recordOf,
  settled,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { EventStore, Fact } from '@adjutant/store';
import { summaryOf } from '@adjutant/views';
import { LRUCache } from 'lru-cache';
import type { MatchRow } from './match-rows.js';

const MOST_STATES = 2_000;
const MATCH = 'match-';

export interface Folded {
  readonly match: string;
  readonly state: MatchState;
  readonly revision: number;
}

/** As much of an event as a fold needs. */
export type FoldedEvent = Pick<Fact, 'revision' | 'event'>;

/** The id of the match whose stream this is; undefined for other streams. */
export function matchOf(stream: string): string | undefined {
  return stream.startsWith(MATCH) ? stream.slice(MATCH.length) : undefined;
}

/** Folds the events of many matches, in whatever order their matches come, and keeps the states of those in use. */
export class MatchFolds {
  readonly #states = new LRUCache<string, Folded>({ max: MOST_STATES });

  constructor(
    private readonly store: EventStore,
    private readonly shelf: Shelf,
  ) {}

  /** Whether a match can be folded on without a look at its row. */
  isAtHand(match: string, events: readonly FoldedEvent[]): boolean {
    return this.#states.has(match) || events[0]?.revision === 0;
  }

  /**
   * What a match adds up to after more of its events; undefined where its row, which is true up to `writtenUpTo`, knows
   * that already. Nothing is kept until `keep` says that it has been written. A match that is not at hand is read once,
   * to its end: its later events are then known when they come by.
   */
  fold(match: string, events: readonly FoldedEvent[], writtenUpTo: number): Folded | undefined | Promise<Folded> {
    const first = events[0]?.revision ?? 0;
    const last = events.at(-1)?.revision ?? -1;
    const known = this.#states.get(match) ?? (first === 0 ? { match, state: ABSENT, revision: -1 } : undefined);
    if (known && known.revision >= last) return undefined;
    if (known && known.revision >= first - 1) {
      const fresh = events.slice(known.revision + 1 - first);
      return { match, state: foldAll(this.shelf, known.state, fresh), revision: last };
    }
    return writtenUpTo >= last ? undefined : this.#readWhole(match, last);
  }

  keep(folded: Folded): void {
    // A match that both players have confirmed is hardly ever written to again.
    if (folded.state.status === 'confirmed') this.#states.delete(folded.match);
    else this.#states.set(folded.match, folded);
  }

  forget(): void {
    this.#states.clear();
  }

  async #readWhole(match: string, least: number): Promise<Folded> {
    const facts = await this.store.readFacts(`${MATCH}${match}`);
    const revision = facts.at(-1)?.revision ?? -1;
    if (revision < least) throw new Error(`match ${match} ends at revision ${revision}, before its event ${least}`);
    return { match, state: foldAll(this.shelf, ABSENT, facts), revision };
  }
}

/**
 * The state after all events. A correction tells the whole record again, so whatever stands before the last one need not
 * be folded step by step: only the state at the end is asked for here.
 */
export function foldAll(shelf: Shelf, from: MatchState, events: readonly FoldedEvent[]): MatchState {
  const turning = events.findLastIndex(({ event }) => changesEarlierEntries(event as MatchEvent));
  let state = from;
  if (turning >= 0) {
    const entered = events
      .slice(0, turning + 1)
      .map(({ revision, event }) => ({ number: revision, event: event as MatchEvent }));
    state = settled(shelf, [...recordOf(from), ...entered]).state;
  }
  for (const { event } of events.slice(turning + 1)) state = advance(shelf, state, event as MatchEvent).state;
  return state;
}

export function rowOf({ match, state, revision }: Folded): MatchRow {
  const summary = summaryOf(match, state);
  if (summary === null) throw new Error(`the record of match ${match} does not begin with its opening`);
  return { id: match, revision, summary };
}
