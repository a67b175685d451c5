import type { MatchEvent } from '@adjutant/match';
import type { StoredEvent } from '@adjutant/store';
import { LRUCache } from 'lru-cache';

const MOST_MATCHES = 5_000;
const ENDS: readonly string[] = ['MatchConceded', 'MatchFinished', 'ResultDecided', 'ResultConfirmed'];

/** Tells the moments at which players get up from the table: a battle round is over, or the match is. */
export class Boundaries {
  readonly #rounds = new LRUCache<string, number>({ max: MOST_MATCHES });

  /** Whether a battle round or the match ended with this event. */
  passed({ stream, event }: StoredEvent): boolean {
    const { type, data } = event as MatchEvent;
    if (ENDS.includes(type)) return true;
    if (type !== 'PhaseAdvanced') return false;
    const before = this.#rounds.get(stream);
    this.#rounds.set(stream, data.to.round);
    return before !== undefined && data.to.round > before;
  }
}
