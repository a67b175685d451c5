import { namedId, type Clock } from '@adjutant/kernel';
import {
  foldMatch,
  matchStream,
  nextNumber,
  rulingsIn,
  type AppliedRuling,
  type ApplyRuling,
  type MatchCommand,
  type MatchEvent,
  type OpenedState,
} from '@adjutant/match';
import { digest } from '@adjutant/seal';
import { record, type RecordAnswer, type StoredEvent } from '@adjutant/store';
import { stateHash, MatchRecorder, MatchReader } from '@adjutant/event';

/** Who the record says carried a ruling over. */
export const LIAISON = { id: 'liaison', role: 'system' } as const;

/** Where the match stood when something was done to it. `entry`: that of what was done; null where nothing was. */
export interface Standing {
  readonly entry: number | null;
  readonly revision: number;
  readonly hash: string;
}

/** What a ruling does to the match, through the same loop as every command of a match. */
export class MatchSide {
  constructor(
    private readonly recorder: MatchRecorder,
    private readonly matches: MatchReader,
    private readonly clock: Clock,
  ) {}

  state(match: string): Promise<OpenedState> {
    return this.matches.state(match);
  }

  /** The ruling in the record of the match, where it has been applied. */
  async applied(match: string, dispute: string, ruling: string): Promise<AppliedRuling | undefined> {
    const state = await this.matches.state(match);
    return rulingsIn(state).find(({ data }) => data.dispute === dispute && data.ruling === ruling);
  }

  apply(match: string, data: ApplyRuling['data'], cause: StoredEvent): Promise<RecordAnswer<MatchEvent>> {
    return this.#record(match, { type: 'ApplyRuling', data }, cause, this.#now());
  }

  reverse(match: string, entry: number, because: string, cause: StoredEvent): Promise<RecordAnswer<MatchEvent>> {
    return this.#record(match, { type: 'ReverseRuling', data: { entry, because } }, cause, this.#now());
  }

  /** A call for a judge stops the chess clock, from when it came in; a match without one takes nothing of it. */
  async pauseFor(dispute: string, match: string, cause: StoredEvent): Promise<void> {
    const state = await this.matches.newest(match);
    if (state.status === 'absent' || !state.chessClock || state.chessClock.runs === null) return;
    await this.#record(match, { type: 'PauseTime', data: { dispute } }, cause, cause.meta.recordedAt);
  }

  /** Where the match stands now, with nothing done to it. */
  async now(match: string): Promise<Standing> {
    const state = await this.matches.state(match);
    return { entry: null, revision: nextNumber(state) - 1, hash: stateHash(state) };
  }

  /** Where the match stood right after an entry: whatever was recorded since then does not count. */
  async standingAt(match: string, entry: number, last: number): Promise<Standing> {
    const facts = await this.recorder.store.readBare(matchStream(match));
    const events = facts.slice(0, last + 1).map(({ event }) => event as MatchEvent);
    const state = this.matches.project((shelf) => foldMatch(shelf, events));
    return { entry, revision: last, hash: stateHash(state) };
  }

  /** The entry that reversed a ruling, and the last one that came with it. */
  async reversal(match: string, entry: number): Promise<Standing | undefined> {
    const stored = await this.matches.stored(match);
    const reversed = stored.find(({ event }) => event.type === 'RulingReversed' && event.data.entry === entry);
    if (!reversed) return undefined;
    const last = stored.findLast(({ meta }) => meta.commandId === reversed.meta.commandId) ?? reversed;
    return this.standingAt(match, reversed.revision, last.revision);
  }

  #now(): string {
    return new Date(this.clock()).toISOString();
  }

  #record(match: string, command: MatchCommand, cause: StoredEvent, now: string): Promise<RecordAnswer<MatchEvent>> {
    return record(this.recorder, {
      stream: matchStream(match),
      command,
      commandId: namedId(`liaison/${cause.meta.eventId}/${command.type}`),
      occasion: { now, occurredAt: now, actor: LIAISON },
      payloadHash: digest(command),
      correlationId: cause.meta.correlationId,
      causationId: cause.meta.eventId,
    });
  }
}
