import { foldIn } from '@adjutant/kernel';
import type { EventStore, PlacedEvent } from '@adjutant/store';
import {
  TOURNAMENT,
  TOURNAMENT_STREAMS,
  tournamentLine,
  type TournamentEvent,
  type TournamentLine,
  type TournamentState,
} from '@adjutant/tournament';
import { LRUCache } from 'lru-cache';

/** An event of thousands of players is large, and few are under way at once. */
const MOST_STATES = 50;

export interface FoldedTournament {
  readonly id: string;
  readonly state: TournamentState;
  readonly revision: number;
  readonly setUpAt: string;
}

/** The id of the event whose stream this is; undefined for other streams. */
export function tournamentIn(stream: string): string | undefined {
  return TOURNAMENT_STREAMS.idIn(stream);
}

/** Folds on those events that are under way; one that is not at hand is read once, to its end. */
export class TournamentFolds {
  readonly #states = new LRUCache<string, FoldedTournament>({ max: MOST_STATES });

  constructor(private readonly store: Pick<EventStore, 'read'>) {}

  /** Undefined where all of it is known already. */
  async fold(id: string, events: readonly PlacedEvent[]): Promise<FoldedTournament | undefined> {
    const [first, last] = [events[0]?.revision ?? 0, events.at(-1)?.revision ?? -1];
    const known = this.#states.get(id);
    if (known === undefined || known.revision < first - 1) return this.#readWhole(id);
    if (known.revision >= last) return undefined;
    const fresh = events.slice(known.revision + 1 - first).map(({ event }) => event as TournamentEvent);
    return { ...known, state: foldIn(TOURNAMENT, undefined, fresh, known.state), revision: last };
  }

  keep(folded: FoldedTournament): void {
    this.#states.set(folded.id, folded);
  }

  forget(): void {
    this.#states.clear();
  }

  async #readWhole(id: string): Promise<FoldedTournament> {
    const stored = await this.store.read(TOURNAMENT_STREAMS.of(id));
    const events = stored.map(({ event }) => event as TournamentEvent);
    const setUpAt = stored[0]?.meta.recordedAt ?? '';
    return { id, state: foldIn(TOURNAMENT, undefined, events), revision: stored.length - 1, setUpAt };
  }
}

export function lineOf({ id, state, setUpAt }: FoldedTournament): TournamentLine {
  if (state.status === 'absent') throw new Error(`the record of the event ${id} does not begin with its set-up`);
  return tournamentLine(id, state, setUpAt);
}
