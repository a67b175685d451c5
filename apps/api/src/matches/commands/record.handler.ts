import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Occasion } from '@adjutant/kernel';
import { matchStream, type MatchOccasion } from '@adjutant/match';
import { record, type RecordAnswer } from '@adjutant/store';
import { answerOf, type CommandAnswer, type Wording } from '../../commands/answer.js';
import { isOwner } from '../../access/acting.js';
import { EventPolicies } from '../../event/event-policy.js';
import { Impartial } from '../../event/impartial.js';
import { Attempts } from '../attempts.js';
import { MatchDesk } from '../match-desk.js';
import { withEffects } from './effects-answer.js';
import { withPaper } from './paper-answer.js';
import { settlingMatch } from '../permitted.js';
import { RecordCommand } from './record-command.js';

const WORDING: Wording = {
  what: 'match',
  status: { 'command/id-reused': 409, 'match/unknown': 404 },
  stale: 'match/stale-revision',
};

/**
 * Takes every command of a match. `record` reads the match, folds it, has it decided by libs/match (commands/use.ts for
 * UseStratagem, which asks the pinned pack) and appends the events; here only the answer is put into words.
 */
@CommandHandler(RecordCommand)
export class RecordCommandHandler implements ICommandHandler<RecordCommand> {
  constructor(
    @Inject(MatchDesk) private readonly desk: MatchDesk,
    @Inject(Attempts) private readonly attempts: Attempts,
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(Impartial) private readonly impartial: Impartial,
  ) {}

  async execute(asked: RecordCommand): Promise<CommandAnswer> {
    const { match, commandId, now, occurredAt, expectedRevision, correlationId } = asked.sending;
    let { actor } = asked.sending;
    const settle = asked.acting && settlingMatch(asked, asked.acting);
    const answer = await record(this.desk, {
      stream: matchStream(match),
      command: asked.command,
      commandId,
      occasion: await this.#occasion(asked.command.type, { now, occurredAt, actor }),
      expectedRevision,
      correlationId,
      settle:
        settle &&
        (async (state, repeated) => {
          const settled = await settle(state, repeated);
          ({ actor } = settled);
          if (!repeated && asked.acting && !isOwner(asked.acting))
            await this.impartial.assert(asked.command, actor, state);
          return settled;
        }),
    });
    // An id used twice is a mistake of the sender's program, not something that a player tried.
    if (answer.outcome === 'refused' && answer.revision >= 0 && answer.refusal.code !== 'command/id-reused') {
      await this.attempts.note(asked, actor, answer.revision, answer.refusal);
    }
    const plain = answerOf(WORDING, asked.sending, isUnknown(answer) ? unknown(match, answer) : answer);
    const said = await withEffects(this.desk, match, answer, plain);
    return asked.command.type === 'DeclareRunning' ? withPaper(this.desk, match, said) : said;
  }

  /** What the event gives for a concession is asked at the moment at which it counts. */
  async #occasion(type: RecordCommand['command']['type'], occasion: Occasion): Promise<MatchOccasion> {
    const { concession } = type === 'ConcedeMatch' ? await this.policies.now() : {};
    return concession ? { ...occasion, concession } : occasion;
  }
}

function isUnknown(answer: RecordAnswer): answer is Refused {
  return answer.outcome === 'refused' && answer.revision === -1 && answer.refusal.code === 'match/not-opened';
}

type Refused = Extract<RecordAnswer, { readonly outcome: 'refused' }>;

function unknown(match: string, { revision, refusal }: Refused): Refused {
  return { outcome: 'refused', revision, refusal: { ...refusal, code: 'match/unknown', facts: { match } } };
}
