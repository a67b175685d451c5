import { disputeDecider, type DisputeCommand, type DisputeEvent, type DisputeState } from '@adjutant/dispute';
import type { Tracing } from '@adjutant/health';
import type { Settle } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import type { Acting } from '../access/acting.js';
import type { Target } from '../access/authorize.js';
import { settling } from '../access/permitted.js';
import { isMatchId } from '../matches/match-id.js';
import { MatchReader } from '../matches/match-reader.js';
import { tracedDecider } from '../operations/traced-decider.js';
import { TRACING } from '../tokens.js';
import { CircumstancesReader, matchOfCommand } from './circumstances.reader.js';
import type { RecordDisputeCommand } from './commands/record-command.js';

/** Who acts in a dispute, and what is around it, asked on each state of the dispute that is read. */
@Injectable()
export class DisputePermission {
  constructor(
    @Inject(MatchReader) private readonly matches: MatchReader,
    @Inject(CircumstancesReader) private readonly circumstances: CircumstancesReader,
    @Inject(TRACING) private readonly tracing: Tracing,
  ) {}

  settling(asked: RecordDisputeCommand, acting: Acting): Settle<DisputeCommand, DisputeState, DisputeEvent> {
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
