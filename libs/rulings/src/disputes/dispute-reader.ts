import {
  ABSENT_DISPUTE,
  DISPUTE,
  disputeStream,
  type DisputeCommand,
  type DisputeEntry,
  type DisputeEvent,
  type DisputeState,
} from '@adjutant/dispute';
import { evolveIn, type Decider } from '@adjutant/kernel';
import { newestRead, StateCache, type Recorder, type EventStore } from '@adjutant/store';
import { Faults } from '@adjutant/integrity';
import { isMatchId } from '@adjutant/event';
import { unknownDispute } from './dispute-id.js';

const MOST_STATES = 500;

/** How a command is decided is worked out on each state, with what is around it then. */
const UNSETTLED: Decider<DisputeCommand, DisputeState, DisputeEvent> = {
  initial: DISPUTE.initial,
  evolve: (state, event) => evolveIn(DISPUTE, state, event, undefined),
  decide: () => {
    throw new Error('no command of a dispute is decided without its circumstances');
  },
};

/** Reads disputes, and keeps the folded states of those in use. */
export class DisputeReader {
  readonly states = new StateCache<DisputeState>({ max: MOST_STATES });

  constructor(
    readonly store: EventStore,
    /** Not there outside of the server. */
    faults?: Faults,
  ) {
    faults?.forget(this.states);
  }

  /** Where the commands of disputes are taken. */
  get recorder(): Recorder<DisputeCommand, DisputeState, DisputeEvent> {
    return { store: this.store, decider: UNSETTLED, states: this.states };
  }

  /** The newest state, also of a dispute that is not there yet. */
  async newest(id: string): Promise<DisputeState> {
    return isMatchId(id) ? (await newestRead(this.recorder, disputeStream(id))).state : ABSENT_DISPUTE;
  }

  async exactly(id: string): Promise<Exclude<DisputeState, { readonly status: 'absent' }>> {
    const state = await this.newest(id);
    if (state.status === 'absent') throw unknownDispute(id);
    return state;
  }

  /** Everything that was recorded in a dispute by a moment (in milliseconds since 1970), by whom and when. */
  async entries(id: string, until = Infinity): Promise<readonly DisputeEntry[]> {
    const stored = isMatchId(id) ? await this.store.read(disputeStream(id)) : [];
    if (stored.length === 0) throw unknownDispute(id);
    const later = stored.findIndex(({ meta }) => Date.parse(meta.recordedAt) > until);
    return stored.slice(0, later === -1 ? stored.length : later).map(({ revision, event, meta }) => ({
      ...{ number: revision, event: event as DisputeEvent, by: meta.actor, occurredAt: meta.occurredAt },
    }));
  }
}
