import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@adjutant/kernel';
import { hasUnseen, matchStream, secretHand, wroteAll, type MatchCommand, type MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { record, type RecordAnswer } from '@adjutant/store';
import { answerOf, type CommandAnswer, type Wording } from '../../commands/answer.js';
import { Attempts, MatchDesk } from '@adjutant/event';
import { withEffects } from './effects-answer.js';
import { withPaper } from './paper-answer.js';
import { RecordCommand } from './record-command.js';
import { MatchRequests } from './requests.js';

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
    @Inject(MatchRequests) private readonly requests: MatchRequests,
  ) {}

  async execute(asked: RecordCommand): Promise<CommandAnswer> {
    const { match } = asked.sending;
    const { answer, actor } = await this.#record(asked);
    // An id used twice is a mistake of the sender's program, not something that a player tried.
    if (answer.outcome === 'refused' && answer.revision >= 0 && answer.refusal.code !== 'command/id-reused') {
      await this.attempts.note(asked, actor, answer.revision, answer.refusal);
    }
    const plain = answerOf(WORDING, asked.sending, isUnknown(answer) ? unknown(match, answer) : answer);
    const said = await withEffects(this.desk, match, answer, plain);
    return asked.command.type === 'DeclareRunning' ? withPaper(this.desk, match, said) : said;
  }

  /** What comes of a command, and who is told. Whoever judges and asks about a sealed hand has their look recorded first. */
  async #record(asked: RecordCommand): Promise<{ readonly answer: RecordAnswer; readonly actor: Actor }> {
    let { actor } = asked.sending;
    const { settle, ...request } = await this.requests.of(asked);
    const settledLooking: typeof settle = async (state, repeated) => {
      const settled = (await settle?.(state, repeated)) ?? { actor };
      ({ actor } = settled);
      if (looksUnseen(this.desk.shelf, asked.command, state, actor)) throw new LookFirst();
      return settled;
    };
    for (let looked = 0; ; looked += 1) {
      try {
        return { answer: await record(this.desk, { ...request, settle: settle && settledLooking }), actor };
      } catch (error) {
        // Once is enough, unless more is sealed meanwhile.
        if (!(error instanceof LookFirst) || looked === MOST_LOOKS) throw error;
        await this.#look(asked.sending.match, actor);
      }
    }
  }

  /** Whoever judges and asks about a sealed hand is answered what is in it, so the command looks as well. */
  async #look(match: string, actor: Actor): Promise<void> {
    const now = new Date().toISOString();
    const command = { type: 'InspectHands', data: {} } as const;
    const occasion = { now, occurredAt: now, actor };
    await record(this.desk, { stream: matchStream(match), command, commandId: randomUUID(), occasion });
  }
}

const MOST_LOOKS = 5;

/** Nothing is wrong with the command: that somebody looks has to stand in the record before it is decided. */
class LookFirst extends Error {}

function looksUnseen(shelf: Shelf, command: MatchCommand, state: MatchState, { id, role }: Actor): boolean {
  if (state.status === 'absent' || (role !== 'judge' && role !== 'head-judge')) return false;
  const hand = secretHand(shelf, command, state);
  return hand !== undefined && !wroteAll(state, hand, id) && hasUnseen(state, id);
}

function isUnknown(answer: RecordAnswer): answer is Refused {
  return answer.outcome === 'refused' && answer.revision === -1 && answer.refusal.code === 'match/not-opened';
}

type Refused = Extract<RecordAnswer, { readonly outcome: 'refused' }>;

function unknown(match: string, { revision, refusal }: Refused): Refused {
  return { outcome: 'refused', revision, refusal: { ...refusal, code: 'match/unknown', facts: { match } } };
}
