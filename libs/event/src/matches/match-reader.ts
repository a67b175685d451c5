import { type Envelope, type Refusal } from '@adjutant/kernel';
import {
  brokenSeal,
  envelopePlace,
  hasUnseen,
  matchStream,
  openState,
  sealsIn,
  soundOnes,
  type MatchEvent,
  type MatchState,
  type OpenedState,
} from '@adjutant/match';
import type { Shelf, Side } from '@adjutant/rules';
import { LRUCache } from 'lru-cache';
import { newestRead, type ChainReport, type EventStore, type StoredEvent } from '@adjutant/store';
import { mayOpen, seenBy } from '@adjutant/views';
import { notAllowed } from '@adjutant/access';
import { ownMatch, Plays } from '../plays.js';
import { unknownMatch } from './match-id.js';
import { UnreadableMatch } from './unreadable-match.js';
import { lossesOf, type Loss } from '@adjutant/integrity';
import { MatchRecorder } from './match-recorder.js';
import { isMatchId } from './match-id.js';
import type { Cut } from '../delay/public-delay.js';
import type { Viewing } from './looking.js';
import { refuse } from '../refusals.js';

type Stored = readonly StoredEvent<MatchEvent>[];

const MOST_ENDS = 200;

/** Reads matches for questions about them. Every method says so when there is no such match. */
export class MatchReader {
  readonly #ended = new LRUCache<string, MatchReader>({ max: MOST_ENDS });

  constructor(
    private readonly recorder: MatchRecorder,
    private readonly plays: Pick<Plays, 'sidesOf'>,
  ) {}

  /** The same as if the record of a match ended with this entry. */
  upTo(match: string, last: number): MatchReader {
    const key = `${last} ${match}`;
    const known = this.#ended.get(key);
    if (known) return known;
    const reader = this.over(this.recorder.upTo(match, last));
    this.#ended.set(key, reader);
    return reader;
  }

  /** The same as far as somebody may read it. */
  within(match: string, cut: Cut | undefined): MatchReader {
    return cut ? this.upTo(match, cut.last) : this;
  }

  protected over(recorder: MatchRecorder): MatchReader {
    return new MatchReader(recorder, this.plays);
  }

  get store(): EventStore {
    return this.recorder.store;
  }

  get shelf(): Shelf {
    return this.recorder.shelf;
  }

  /** The newest state as a viewer may know it. */
  async seenState(id: string, { viewer, actor }: Viewing): Promise<OpenedState> {
    await this.assertLooked(id, { viewer, actor });
    const state = await this.state(id);
    const envelopes = await this.envelopes(id, mayOpen(viewer));
    return envelopes.length === 0 ? state : (openState(this.shelf, state, mayOpen(viewer), envelopes) as OpenedState);
  }

  /** The record as a viewer may see it, with by whom and when; the stored events themselves hold no secret. */
  async seen(
    id: string,
    viewing: Viewing,
  ): Promise<{ readonly stored: Stored; readonly events: readonly MatchEvent[] }> {
    await this.assertLooked(id, viewing);
    const stored = await this.stored(id);
    const events = stored.map(({ event }) => event);
    const hides = events.some((event) => sealsIn(event).length > 0);
    const envelopes = hides ? await this.envelopes(id, mayOpen(viewing.viewer)) : [];
    return { stored, events: seenBy(viewing.viewer, events, envelopes) };
  }

  /** What these sides have sealed, as far as it is here and is what was sealed. */
  async envelopes(id: string, sides: readonly Side[], of = matchStream(id)): Promise<readonly Envelope[]> {
    const { store, chance } = this.recorder;
    const kept = await Promise.all(sides.map((side) => store.envelopes(envelopePlace(id, side))));
    return soundOnes(
      chance,
      of,
      kept.flat().map(({ envelope }) => envelope),
    );
  }

  /**
   * A judge sees what is sealed once the record says that this judge looks (InspectHands); no judge looks who plays there.
   * Whoever only reads writes nothing down.
   */
  async assertLooked(id: string, { viewer, actor }: Viewing): Promise<void> {
    if (viewer !== 'judge') return;
    const state = await this.state(id);
    const own = await this.plays.sidesOf(actor.id, id, state.seats);
    if (own.length > 0) throw notAllowed(ownMatch(own, id));
    if (hasUnseen(state, actor.id)) throw notAllowed(notInspected(id, actor.id));
  }

  /** The newest state as everybody knows it, from the state in use where there is one. */
  async state(id: string): Promise<OpenedState> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const state = await this.newest(id);
    if (state.status === 'absent') throw unknownMatch(id);
    return state;
  }

  /** The same, also of a match that is not there yet. */
  async newest(id: string): Promise<MatchState> {
    return (await newestRead(this.recorder, matchStream(id))).state;
  }

  /** When the server received the first entry of a match. */
  async openedAt(id: string): Promise<string> {
    const [first] = await this.stored(id);
    if (!first) throw unknownMatch(id);
    return first.meta.recordedAt;
  }

  /** The whole record, as plain events. */
  async events(id: string): Promise<readonly MatchEvent[]> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const facts = await this.recorder.store.readBare(matchStream(id));
    if (facts.length === 0) throw unknownMatch(id);
    return facts.map((fact) => fact.event as MatchEvent);
  }

  /** The record with by whom and when, from a revision on. */
  async stored(id: string, from = 0): Promise<Stored> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const stored = await this.recorder.store.read(matchStream(id), from);
    if (stored.length === 0 && (from === 0 || !(await this.exists(id)))) throw unknownMatch(id);
    return stored as Stored;
  }

  async exists(id: string): Promise<boolean> {
    if (!isMatchId(id)) return false;
    if (this.recorder.states.look(matchStream(id))) return true;
    return (await this.recorder.store.read(matchStream(id), 0, 1)).length > 0;
  }

  /** Whether a command stands in the record of a match, so that those before it need not be sent again either. */
  async holds(id: string, commandId: string): Promise<boolean> {
    if (!isMatchId(id)) return false;
    const stream = matchStream(id);
    return (await newestRead(this.recorder, stream)).commands.has(commandId);
  }

  /** Whether the record is what was once written, and where it is not. */
  async verify(id: string): Promise<ChainReport> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const report = await this.recorder.store.verifyChain(matchStream(id));
    if (!report.intact) return report;
    const events = await this.events(id);
    const broken = brokenSeal(matchStream(id), events, this.recorder.chance.commit);
    return broken ? { intact: false, stream: matchStream(id), revision: broken.number, reason: broken.reason } : report;
  }

  /** What was sealed in a match and cannot be opened any more: which entries, and nothing of what they hide. */
  losses(id: string): Promise<readonly Loss[]> {
    return lossesOf(this.recorder.store, id, this.recorder.chance.commit);
  }

  /** Runs a projection over a record; one that cannot be read is reported as such, with its reason. */
  project<Result>(work: (shelf: Shelf) => Result): Result {
    try {
      return work(this.recorder.shelf);
    } catch (error) {
      throw new UnreadableMatch(error);
    }
  }
}

function notInspected(match: string, judge: string): Refusal {
  const says =
    'Players have sealed what this shows, and the record does not say that you look at it. Send InspectHands to the match first.';
  return refuse('hand/not-inspected', says, { match, judge, command: 'InspectHands' });
}
