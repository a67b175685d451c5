import { newestRead, type StoredEvent } from '@adjutant/store';
import {
  seedOf,
  seedPlace,
  TOURNAMENT_STREAMS,
  type OpenedTournament,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import { isMatchId } from '../matches/match-id.js';
import { unknownTournament } from './tournament-id.js';
import { TournamentRecorder } from './tournament-recorder.js';

export type StoredTournament = readonly StoredEvent<TournamentEvent>[];

/** An event as it stands, and at which revision. */
export interface TournamentSeen {
  readonly state: OpenedTournament;
  readonly revision: number;
}

/** Reads events for questions about them. Every method says so when there is no such event. */
export class TournamentReader {
  constructor(private readonly recorder: TournamentRecorder) {}

  async seen(id: string): Promise<TournamentSeen> {
    const { state, revision } = await this.newest(id);
    if (state.status === 'absent') throw unknownTournament(id);
    return { state, revision };
  }

  /** The same, also of an event that is not there. */
  async newest(id: string): Promise<{ readonly state: TournamentState; readonly revision: number }> {
    if (!isMatchId(id)) throw unknownTournament(id);
    return newestRead(this.recorder, TOURNAMENT_STREAMS.of(id));
  }

  /** The record with by whom and when, after an entry. */
  async stored(id: string, from = 0, most?: number): Promise<StoredTournament> {
    if (!isMatchId(id)) throw unknownTournament(id);
    const stored = await this.recorder.store.read(TOURNAMENT_STREAMS.of(id), from, most);
    if (stored.length === 0 && from === 0) throw unknownTournament(id);
    return stored as StoredTournament;
  }

  /** The seed of an event, for whoever works on this server and shows it to nobody. */
  async seed(id: string, state: OpenedTournament): Promise<string> {
    if (state.seed !== undefined) return state.seed;
    const kept = await this.recorder.store.envelopes(seedPlace(id));
    return seedOf(
      state,
      kept.map(({ envelope }) => envelope),
    );
  }
}
