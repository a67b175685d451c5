import { isOwner, MATRIX, nameOf, notAllowed, PERSON_ROLES, type About, type Acting } from '@adjutant/access';
import {
  penaltyStream,
  type PenaltyCircumstances,
  type PenaltyCommand,
  type PenaltyEvent,
  type PenaltyRecord,
} from '@adjutant/dispute';
import { refuse, type Refusal } from '@adjutant/kernel';
import { record } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { answerOf, withWarnings, type CommandAnswer, type Wording } from '../../commands/answer.js';
import { ContextCommands } from '../../commands/context-commands.js';
import type { RecordCommand } from '../../commands/record-command.js';
import { isMatchId, MatchReader, ownMatch, Plays } from '@adjutant/event';
import type { Warning } from '../contradicted.js';
import { PenaltyDesk } from '../penalty-desk.js';

const WORDING: Wording = {
  what: 'list of penalties',
  stale: 'penalty/stale-revision',
  status: {
    'command/id-reused': 409,
    'penalty/id-taken': 409,
    'policy/unknown': 404,
    'penalty/unknown': 404,
    'penalty/level-not-yours': 403,
    'penalty/deviation-not-yours': 403,
    'penalty/not-yours-to-rescind': 403,
    'penalty/not-in-your-name': 403,
  },
};

type Asked = RecordCommand<PenaltyCommand>;

/** Takes the commands about penalties, each with what is around it, and tells what came of it. */
@Injectable()
export class PenaltyCommands extends ContextCommands<PenaltyCommand, PenaltyRecord, PenaltyEvent> {
  protected readonly desk;

  constructor(
    @Inject(PenaltyDesk) private readonly penalties: PenaltyDesk,
    @Inject(Plays) private readonly plays: Plays,
    @Inject(MatchReader) private readonly matches: MatchReader,
  ) {
    super();
    this.desk = penalties.desk;
  }

  async take(asked: Asked): Promise<CommandAnswer> {
    const answer = await record(this.desk, await this.requestOf(asked));
    return withWarnings(answerOf(WORDING, asked.sending, answer), await this.#warnings(asked.command));
  }

  protected streamOf(person: string): string {
    return penaltyStream(person);
  }

  protected about({ command, sending }: Asked): About<PenaltyCommand, PenaltyRecord, PenaltyEvent> {
    return {
      impartial: (state, as) => this.#assertImpartial(command, sending.to, state, as),
      decider: (_, as) => this.penalties.decider(command, sending.to, rolesOf(as, command.type)),
    };
  }

  async #warnings({ type, data }: PenaltyCommand): Promise<readonly Warning[]> {
    if (type !== 'IssuePenalty') return [];
    const { penalties } = await this.penalties.read(data.person);
    const issued = penalties.find(({ penalty }) => penalty === data.penalty);
    const warning = issued ? await this.penalties.warningOf({ ...issued, person: data.person }) : null;
    return warning ? [warning] : [];
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
    const disputed = about?.dispute === undefined ? undefined : await this.penalties.matchOf(about.dispute);
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
function rolesOf(acting: Acting, type: PenaltyCommand['type']): PenaltyCircumstances['roles'] {
  if (isOwner(acting)) return 'unbound';
  return PERSON_ROLES.filter((role) => acting.roles.includes(role) && MATRIX[type][role] !== 'never');
}
