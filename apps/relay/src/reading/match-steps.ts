import { ABSENT, foldMatch, type MatchEvent, type MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import {
  eventsToHold,
  letGoBefore,
  MOST_PASSED_BY,
  statesHeld,
  type EventStore,
  type StoredEvent,
} from '@adjutant/store';
import type { Scope } from '../messages/field.js';
import type { Step } from '../messages/translate.js';
import { vocabularyOf } from '../messages/vocabulary.js';

const MOST_STATES = 2_000;
/** Looking for matches that the log has passed by takes a while: once for so many events. */
const LOOK_EVERY = 100;

interface Known {
  readonly state: MatchState;
  readonly revision: number;
  /** How many events of matches this relay had seen. */
  readonly place: number;
}

/** How each match in use stands, as everybody may know it: no envelope is ever opened here. */
export class MatchSteps {
  readonly #states = statesHeld<Known>({ max: MOST_STATES, events: eventsToHold() });
  #place = 0;

  constructor(
    private readonly store: EventStore,
    private readonly shelf: Shelf,
    private readonly mostPassedBy = MOST_PASSED_BY,
  ) {}

  /** A match before and after an event. One that is not at hand is read from its beginning up to there. */
  step(match: string, stored: StoredEvent): Step | Promise<Step> {
    const { revision } = stored;
    const known = revision === 0 ? { state: ABSENT, revision: -1 } : this.#states.get(match);
    if (known?.revision === revision - 1) return this.#advance(match, known.state, stored);
    return this.#before(stored).then((before) => this.#advance(match, before, stored));
  }

  scope(match: string, state: MatchState): Scope {
    const pack = state.status === 'absent' ? undefined : this.shelf.pinned(state.pack.digest);
    const words = pack && vocabularyOf(pack);
    return { of: match, says: (word) => words?.has(word) ?? false };
  }

  #advance(match: string, before: MatchState, { revision, event }: StoredEvent): Step {
    const after = foldMatch(this.shelf, [event as MatchEvent], before);
    // A match that both players have confirmed is hardly ever written to again.
    if (after.status === 'confirmed' && before.status === 'confirmed') this.#states.delete(match);
    else this.#states.set(match, { state: after, revision, place: this.#place });
    if (++this.#place % LOOK_EVERY === 0) letGoBefore(this.#states, this.#place - this.mostPassedBy);
    return { before, after };
  }

  async #before({ stream, revision }: StoredEvent): Promise<MatchState> {
    const facts = (await this.store.readBare(stream)).slice(0, revision);
    if (facts.length !== revision) throw new Error(`${stream} has ${facts.length} events before its event ${revision}`);
    return foldMatch(
      this.shelf,
      facts.map(({ event }) => event as MatchEvent),
    );
  }
}
