import type { Occasion } from '@adjutant/kernel';
import { matchStream, type MatchCommand, type MatchEvent, type MatchOccasion, type MatchState } from '@adjutant/match';
import { rehearse, type RecordRequest } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { isOwner, nameOf } from '@adjutant/access';
import { EventPolicies, Impartial, MatchDesk } from '@adjutant/event';
import { settlingMatch } from '../permitted.js';
import type { RecordCommand } from './record-command.js';

type Request = RecordRequest<MatchCommand, MatchState, MatchEvent>;

/** What is asked of the log for a command of a match, with everything that is asked on each state first. */
@Injectable()
export class MatchRequests {
  constructor(
    @Inject(MatchDesk) private readonly desk: MatchDesk,
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(Impartial) private readonly impartial: Impartial,
  ) {}

  async of(asked: RecordCommand): Promise<Request> {
    const { match, commandId, now, occurredAt, actor, expectedRevision, correlationId } = asked.sending;
    return {
      ...{ stream: matchStream(match), command: asked.command, commandId, expectedRevision, correlationId },
      occasion: await this.#occasion(asked.command.type, { now, occurredAt, actor }),
      settle: asked.acting && settlingMatch(this.desk.shelf, asked, asked.acting, this.impartial),
    };
  }

  /** Throws where one of these is not for whoever sends it, on the state that those before it would leave. */
  async rehearse(commands: readonly RecordCommand[], at: (index: number) => void): Promise<void> {
    // To the owner of a single-user server nothing is denied.
    if (commands.every(({ acting, sending }) => !acting || (isOwner(acting) && sending.actor === nameOf(acting.actor))))
      return;
    await rehearse(this.desk, await Promise.all(commands.map((one) => this.of(one))), at);
  }

  /** What the event gives for a concession is asked at the moment at which it counts. */
  async #occasion(type: MatchCommand['type'], occasion: Occasion): Promise<MatchOccasion> {
    const { concession } = type === 'ConcedeMatch' ? await this.policies.now() : {};
    return concession ? { ...occasion, concession } : occasion;
  }
}
