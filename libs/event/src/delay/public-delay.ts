import { accountOf, type Acting } from '@adjutant/access';
import type { Clock } from '@adjutant/kernel';
import { matchStream } from '@adjutant/match';
import type { EventStore } from '@adjutant/store';
import { LRUCache } from 'lru-cache';
import type { EventPolicies } from '../event-policy.js';
import { isMatchId } from '../matches/match-id.js';

const MOST_MATCHES = 2_000;

/** How far somebody may read a match that is shown to the public later than it is played. */
export interface Cut {
  /** The last entry; -1 where nothing of the match is public yet. */
  readonly last: number;
  /** What was recorded later than this moment, in milliseconds since 1970, is not public yet. */
  readonly until: number;
}

/** Up to which entry a match was recorded by a moment, and when that entry was; -1 where none was. */
export interface Reach {
  readonly last: number;
  readonly at: number;
}

/** What was recorded by then is public. Whole seconds, so that many who ask at once are asked for the same. */
export function publicUntil(now: number, delay: number): number {
  return Math.floor((now - delay) / 1_000) * 1_000;
}

/**
 * The event may show its matches to the public later than they are played. Here alone is decided to whom, and by how much:
 * whoever works at the event, and whoever sits at the table in question, reads what is recorded as soon as it is.
 */
export class PublicDelay {
  /** When each entry was recorded. */
  readonly #times = new LRUCache<string, readonly number[]>({ max: MOST_MATCHES });

  constructor(
    /** As it is: what is wrong with a record is told by whoever reads it. */
    private readonly store: EventStore,
    private readonly policies: Pick<EventPolicies, 'now'>,
    private readonly clock: Clock,
  ) {}

  /** Milliseconds; nothing where the event has decided on none. */
  async ofPublic(): Promise<number> {
    return ((await this.policies.now()).publicDelay ?? 0) * 1_000;
  }

  /** By how much what somebody reads of a match, or of all of them, runs behind. */
  async for(acting: Acting, match?: string): Promise<number> {
    return isPublic(acting, match) ? this.ofPublic() : 0;
  }

  /** How far somebody may read; undefined where they may read all. */
  async cut(acting: Acting, match: string): Promise<Cut | undefined> {
    const delay = await this.for(acting, match);
    return delay === 0 ? undefined : this.cutBy(delay, match);
  }

  /** The last entry is named also where it is the newest: while somebody reads on there may be a newer one. */
  async cutBy(delay: number, match: string): Promise<Cut> {
    const until = publicUntil(this.clock(), delay);
    return { last: (await this.reach(match, until)).last, until };
  }

  /** Up to where a match was recorded by a moment. An entry behind a later one counts with that, whatever its own time says. */
  async reach(match: string, until: number): Promise<Reach> {
    const times = await this.#timesOf(match);
    const later = times.findIndex((at) => at > until);
    const last = (later === -1 ? times.length : later) - 1;
    return { last, at: times[last] ?? 0 };
  }

  async #timesOf(match: string): Promise<readonly number[]> {
    if (!isMatchId(match)) return [];
    const known = this.#times.get(match) ?? [];
    const fresh = await this.store.readOriginal(matchStream(match), known.length);
    if (fresh.length === 0) return known;
    const times = [...known, ...fresh.map(({ meta }) => Date.parse(meta.recordedAt))];
    this.#times.set(match, times);
    return times;
  }
}

/** Where nobody signs in nobody can be told from whoever plays: there nothing is held back. */
export function isPublic(acting: Acting, match?: string): boolean {
  if (acting.mode !== 'staffed' || accountOf(acting) !== null) return false;
  return match === undefined || acting.seat?.match !== match;
}
