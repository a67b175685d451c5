import { ABSENT, foldMatch, MATCH, matchStream, type MatchEvent, type MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import {
  eventsToHold,
  letGoBefore,
  MOST_PASSED_BY,
  statesHeld,
  type EventStore,
  type BareEvent,
} from '@adjutant/store';
import { summaryOf } from '@adjutant/views';
import type { MatchRow } from './match-rows.js';

const MOST_STATES = 2_000;

export interface Folded {
  readonly match: string;
  readonly state: MatchState;
  readonly revision: number;
}

/** A state that is held, and which event of the whole log it was last held at. */
interface Held extends Folded {
  readonly place: number;
}

export interface FoldsOptions {
  /** Folded by whoever takes commands in this process; left out where nobody does. */
  readonly atHand?: StatesAtHand | undefined;
  /** How many events of the log may pass a match by before it is let go. */
  readonly mostPassedBy?: number | undefined;
}

/** What this process has folded already, for the commands that it takes. */
export interface StatesAtHand {
  look(stream: string): { readonly state: MatchState; readonly revision: number } | undefined;
}

/** As much of an event as a fold needs. */
export type FoldedEvent = Pick<BareEvent, 'revision' | 'event'>;

/** The id of the match whose stream this is; undefined for other streams. */
export function matchOf(stream: string): string | undefined {
  return MATCH.stream.idIn(stream);
}

/** Folds the events of many matches, in whatever order their matches come, and keeps the states of those in use. */
export class MatchFolds {
  readonly #states = statesHeld<Held>({ max: MOST_STATES, events: eventsToHold() });

  constructor(
    private readonly store: EventStore,
    private readonly shelf: Shelf,
    private readonly options: FoldsOptions = {},
  ) {}

  /** Whether a match can be folded on without a look at its row. */
  isAtHand(match: string, events: readonly FoldedEvent[]): boolean {
    return this.#states.has(match) || events[0]?.revision === 0;
  }

  /**
   * What a match adds up to after more of its events; undefined where its row, which is true up to `writtenUpTo`, knows
   * that already. Nothing is kept until `keep` says that it has been written. A match that is folded further elsewhere in this
   * process is taken from there; one that is not at hand is read once, to its end: its later events are then known when they
   * come by.
   */
  fold(match: string, events: readonly FoldedEvent[], writtenUpTo: number): Folded | undefined | Promise<Folded> {
    const first = events[0]?.revision ?? 0;
    const last = events.at(-1)?.revision ?? -1;
    const known = this.#states.get(match) ?? (first === 0 ? { match, state: ABSENT, revision: -1 } : undefined);
    if (known && known.revision >= last) return undefined;
    const lent = this.#lent(match, last);
    if (known && !lent && known.revision >= first - 1) {
      const fresh = events.slice(known.revision + 1 - first);
      return { match, state: foldMatch(this.shelf, eventsOf(fresh), known.state), revision: last };
    }
    if (writtenUpTo >= last) return undefined;
    return lent ?? this.#readWhole(match, last);
  }

  /** `place`: which event of the whole log the first of those was that led there. */
  keep(folded: Folded, place: number): void {
    // A match that both players have confirmed is hardly ever written to again.
    if (folded.state.status === 'confirmed') this.#states.delete(folded.match);
    else this.#states.set(folded.match, { ...folded, place });
    letGoBefore(this.#states, place - (this.options.mostPassedBy ?? MOST_PASSED_BY));
  }

  forget(): void {
    this.#states.clear();
  }

  #lent(match: string, least: number): Folded | undefined {
    const { state, revision = -1 } = this.options.atHand?.look(matchStream(match)) ?? {};
    return state && revision >= least ? { match, state, revision } : undefined;
  }

  async #readWhole(match: string, least: number): Promise<Folded> {
    const facts = await this.store.readBare(matchStream(match));
    const revision = facts.at(-1)?.revision ?? -1;
    if (revision < least) throw new Error(`match ${match} ends at revision ${revision}, before its event ${least}`);
    return { match, state: foldMatch(this.shelf, eventsOf(facts)), revision };
  }
}

const eventsOf = (facts: readonly FoldedEvent[]): readonly MatchEvent[] =>
  facts.map(({ event }) => event as MatchEvent);

export function rowOf({ match, state, revision }: Folded): MatchRow {
  const summary = summaryOf(match, state);
  if (state.status === 'absent' || summary === null)
    throw new Error(`the record of match ${match} does not begin with its opening`);
  return { id: match, revision, event: state.event?.id ?? null, summary };
}
