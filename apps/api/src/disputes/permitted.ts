import {
  disputeDecider,
  disputeStream,
  type DisputeCommand,
  type DisputeEvent,
  type DisputeState,
} from '@adjutant/dispute';
import { type Tracing, tracedDecider } from '@adjutant/health';
import { rehearse, type RecordRequest, type Settle } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { LOCAL, type Acting, type Target, settling } from '@adjutant/access';
import { isMatchId, MatchReader } from '@adjutant/event';
import { TRACING } from '../tokens.js';
import { CircumstancesReader, matchOfCommand } from './circumstances.reader.js';
import { DisputeReader } from './dispute-reader.js';
import type { RecordDisputeCommand } from './commands/record-command.js';

type Request = RecordRequest<DisputeCommand, DisputeState, DisputeEvent>;

/** What is asked of the log for a command of a dispute: who acts, and what is around it, on each state that is read. */
@Injectable()
export class DisputeRequests {
  constructor(
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(MatchReader) private readonly matches: MatchReader,
    @Inject(CircumstancesReader) private readonly circumstances: CircumstancesReader,
    @Inject(TRACING) private readonly tracing: Tracing,
  ) {}

  of(asked: RecordDisputeCommand): Request {
    const { command, sending, acting = LOCAL } = asked;
    const { dispute, commandId, now, occurredAt, actor, expectedRevision, correlationId } = sending;
    return {
      ...{ stream: disputeStream(dispute), command, commandId, expectedRevision, correlationId },
      occasion: { now, occurredAt, actor },
      settle: this.#settling(asked, acting),
    };
  }

  /** Throws where one of these is not for whoever sends it, on the state that those before it would leave. */
  rehearse(commands: readonly RecordDisputeCommand[], at: (index: number) => void): Promise<void> {
    return rehearse(
      this.disputes.desk,
      commands.map((one) => this.of(one)),
      at,
    );
  }

  #settling(asked: RecordDisputeCommand, acting: Acting): Settle<DisputeCommand, DisputeState, DisputeEvent> {
    const { command, sending } = asked;
    const { dispute, occurredAt } = sending;
    return settling(asked, acting, {
      target: (state) => this.#target(command, state),
      decider: async (state, as) => {
        const around = await this.circumstances.read(command, state, { acting: as, dispute, occurredAt });
        return tracedDecider(this.tracing, disputeDecider(around));
      },
    });
  }

  async #target(command: DisputeCommand, state: DisputeState): Promise<Target> {
    const match = matchOfCommand(command, state);
    const there = match !== undefined && isMatchId(match) ? await this.matches.newest(match) : undefined;
    const seats = there && there.status !== 'absent' ? there.seats : undefined;
    const side = 'side' in command.data ? command.data.side : undefined;
    return { match, seats, side };
  }
}
