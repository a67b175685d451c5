import {
  disputeDecider,
  disputeStream,
  type FollowMatch,
  type OpenedDispute,
  type ReportOutcome,
} from '@adjutant/dispute';
import { namedId, type Clock } from '@adjutant/kernel';
import { digest } from '@adjutant/seal';
import { record, type Position, type StoredEvent } from '@adjutant/store';
import { NO_RECEIPTS } from '../disputes/receipts.js';
import { DisputeReader } from '../disputes/dispute-reader.js';
import { EvidenceFiles } from '@adjutant/evidence';
import { OPEN_POLICY } from '@adjutant/event';
import { LIAISON } from './match-side.js';

const NOBODY = { club: null, nation: null };

/** What became of a ruling rests on the record alone: no circumstances are asked for. */
const DECIDER = disputeDecider({
  ...{ roles: [LIAISON.role], named: true, seat: null, match: null, policy: OPEN_POLICY, headJudges: null },
  receipts: NO_RECEIPTS,
  ties: { asking: NOBODY, players: { A: NOBODY, B: NOBODY } },
});

/** Where the liaison reports back to. */
export class DisputeSide {
  constructor(
    private readonly disputes: DisputeReader,
    private readonly evidence: EvidenceFiles,
    private readonly clock: Clock,
  ) {}

  /** What an organizer has withheld goes, however often it is asked. */
  withhold(hash: string): Promise<void> {
    return this.evidence.withhold(hash);
  }

  state(dispute: string): Promise<OpenedDispute> {
    return this.disputes.exactly(dispute);
  }

  numberOf(position: Position): Promise<number> {
    return this.disputes.store.numberOf(position);
  }

  /** The dispute follows its match. */
  async follow(dispute: string, data: FollowMatch['data'], cause: StoredEvent): Promise<void> {
    const { store, states } = this.disputes;
    const now = new Date(this.clock()).toISOString();
    const command: FollowMatch = { type: 'FollowMatch', data };
    const answer = await record(
      { store, states, decider: DECIDER },
      {
        stream: disputeStream(dispute),
        command,
        commandId: namedId(`liaison/${cause.meta.eventId}/${data.match}/${data.entry}`),
        occasion: { now, occurredAt: now, actor: LIAISON },
        payloadHash: digest({ type: command.type, ...data }),
        correlationId: cause.meta.correlationId,
        causationId: cause.meta.eventId,
      },
    );
    if (answer.outcome === 'refused')
      throw new Error(`dispute ${dispute} does not follow its match: ${answer.refusal.message}`);
  }

  async report(dispute: string, data: ReportOutcome['data'], cause: StoredEvent): Promise<void> {
    const { store, states } = this.disputes;
    const now = new Date(this.clock()).toISOString();
    const command: ReportOutcome = { type: 'ReportOutcome', data };
    const answer = await record(
      { store, states, decider: DECIDER },
      {
        stream: disputeStream(dispute),
        command,
        commandId: namedId(`liaison/${cause.meta.eventId}/${data.outcome}/${data.ruling}`),
        occasion: { now, occurredAt: now, actor: LIAISON },
        // Two instances that report the same may have looked at a match that was going on: whoever came first has said it.
        payloadHash: digest({ type: command.type, ruling: data.ruling, outcome: data.outcome }),
        correlationId: cause.meta.correlationId,
        causationId: cause.meta.eventId,
      },
    );
    if (answer.outcome === 'refused')
      throw new Error(
        `dispute ${dispute} does not take the outcome of ruling ${data.ruling}: ${answer.refusal.message}`,
      );
  }
}
