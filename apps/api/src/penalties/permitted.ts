import type { PenaltyCircumstances, PenaltyCommand, PenaltyEvent, PenaltyRecord } from '@adjutant/dispute';
import { rehearse, type RecordRequest } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { isOwner, LOCAL, type Acting } from '../access/acting.js';
import { MATRIX, PERSON_ROLES } from '../access/matrix.js';
import { settling } from '../access/permitted.js';
import type { RecordPenaltyCommand } from './commands/penalties.js';
import { PenaltyDesk } from './penalty-desk.js';

type Request = RecordRequest<PenaltyCommand, PenaltyRecord, PenaltyEvent>;

/** What is asked of the log for a command about penalties: who acts, and what is around it, on each state that is read. */
@Injectable()
export class PenaltyRequests {
  constructor(@Inject(PenaltyDesk) private readonly desk: PenaltyDesk) {}

  of(asked: RecordPenaltyCommand): Request {
    const { command, sending, acting = LOCAL } = asked;
    const settle = settling<PenaltyCommand, PenaltyRecord, PenaltyEvent>(asked, acting, {
      decider: (_, as) => this.desk.decider(command, sending.person, rolesOf(as, command.type)),
    });
    return this.desk.request(command, sending, settle);
  }

  /** Throws where one of these is not for whoever sends it, on the state that those before it would leave. */
  rehearse(commands: readonly RecordPenaltyCommand[], at: (index: number) => void): Promise<void> {
    return rehearse(
      this.desk.desk,
      commands.map((one) => this.of(one)),
      at,
    );
  }
}

/** The roles that reach a command, the least first: which level each may give is for the policy to say. */
function rolesOf(acting: Acting, type: RecordPenaltyCommand['command']['type']): PenaltyCircumstances['roles'] {
  if (isOwner(acting)) return 'unbound';
  return PERSON_ROLES.filter((role) => acting.roles.includes(role) && MATRIX[type][role] !== 'never');
}
