import type { PenaltyCircumstances, PenaltyCommand, PenaltyEvent, PenaltyRecord } from '@adjutant/dispute';
import { refuse, type Refusal } from '@adjutant/kernel';
import { rehearse, type RecordRequest } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { isOwner, LOCAL, nameOf, type Acting, MATRIX, PERSON_ROLES, settling, notAllowed } from '@adjutant/access';
import { ownMatch, Plays, isMatchId, MatchReader } from '@adjutant/event';
import type { RecordPenaltyCommand } from './commands/penalties.js';
import { PenaltyDesk } from './penalty-desk.js';

type Request = RecordRequest<PenaltyCommand, PenaltyRecord, PenaltyEvent>;

/** What is asked of the log for a command about penalties: who acts, and what is around it, on each state that is read. */
@Injectable()
export class PenaltyRequests {
  constructor(
    @Inject(PenaltyDesk) private readonly desk: PenaltyDesk,
    @Inject(Plays) private readonly plays: Plays,
    @Inject(MatchReader) private readonly matches: MatchReader,
  ) {}

  of(asked: RecordPenaltyCommand): Request {
    const { command, sending, acting = LOCAL } = asked;
    const settle = settling<PenaltyCommand, PenaltyRecord, PenaltyEvent>(asked, acting, {
      impartial: (state, as) => this.#assertImpartial(command, sending.person, state, as),
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

  /** Nobody gives or takes back a penalty of a match that they play in, or of a dispute about it, nor one of their own. */
  async #assertImpartial(
    { type, data }: PenaltyCommand,
    person: string,
    { penalties }: PenaltyRecord,
    acting: Acting,
  ): Promise<void> {
    if (isOwner(acting)) return;
    const { id } = nameOf(acting.actor);
    if (await this.plays.isSame(id, person)) throw notAllowed(ofOneself(person));
    const about = type === 'IssuePenalty' ? data : penalties.find((one) => one.penalty === data.penalty);
    const disputed = about?.dispute === undefined ? undefined : await this.desk.matchOf(about.dispute);
    for (const match of new Set([about?.match, disputed])) await this.#assertPlaysElsewhere(id, match);
  }

  async #assertPlaysElsewhere(id: string, match: string | undefined): Promise<void> {
    if (match === undefined || !isMatchId(match)) return;
    const state = await this.matches.newest(match);
    if (state.status === 'absent') return;
    const sides = await this.plays.sidesOf(id, match, state.seats);
    if (sides.length > 0) throw notAllowed(ownMatch(sides, match));
  }
}

function ofOneself(person: string): Refusal {
  const says = 'This is about yourself: another official has to give a penalty, and to take it back.';
  return refuse('penalty/of-oneself', says, { person });
}

/** The roles that reach a command, the least first: which level each may give is for the policy to say. */
function rolesOf(acting: Acting, type: RecordPenaltyCommand['command']['type']): PenaltyCircumstances['roles'] {
  if (isOwner(acting)) return 'unbound';
  return PERSON_ROLES.filter((role) => acting.roles.includes(role) && MATRIX[type][role] !== 'never');
}
