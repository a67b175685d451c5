import { randomUUID } from 'node:crypto';
import { targetOf, type About } from '@adjutant/access';
import type { Actor, Occasion } from '@adjutant/kernel';
import {
  hasUnseen,
  matchStream,
  secretHand,
  wroteAll,
  type MatchCommand,
  type MatchEvent,
  type MatchOccasion,
  type MatchState,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { record, type RecordAnswer } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { answerOf, type CommandAnswer, type Wording } from '../../commands/answer.js';
import { ContextCommands } from '../../commands/context-commands.js';
import type { RecordCommand } from '../../commands/record-command.js';
import { Attempts, EventPolicies, Impartial, MatchDesk } from '@adjutant/event';
import { withEffects } from './effects-answer.js';
import { withPaper } from './paper-answer.js';

const WORDING: Wording = {
  what: 'match',
  status: { 'command/id-reused': 409, 'match/unknown': 404 },
  stale: 'match/stale-revision',
};

type Asked = RecordCommand<MatchCommand>;

/** Takes the commands of matches, which libs/match decides, and puts what came of them into words. */
@Injectable()
export class MatchCommands extends ContextCommands<MatchCommand, MatchState, MatchEvent> {
  constructor(
    @Inject(MatchDesk) protected readonly desk: MatchDesk,
    @Inject(Attempts) private readonly attempts: Attempts,
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(Impartial) private readonly impartial: Impartial,
  ) {
    super();
  }

  async take(asked: Asked): Promise<CommandAnswer> {
    const match = asked.sending.to;
    const { answer, actor } = await this.#record(asked);
    // An id used twice is a mistake of the sender's program, not something that a player tried.
    if (answer.outcome === 'refused' && answer.revision >= 0 && answer.refusal.code !== 'command/id-reused') {
      await this.attempts.note(asked, actor, answer.revision, answer.refusal);
    }
    const plain = answerOf(WORDING, asked.sending, isUnknown(answer) ? unknown(match, answer) : answer);
    const said = await withEffects(this.desk, match, answer, plain);
    return asked.command.type === 'DeclareRunning' ? withPaper(this.desk, match, said) : said;
  }

  protected streamOf(match: string): string {
    return matchStream(match);
  }

  protected about({ command, sending }: Asked): About<MatchCommand, MatchState, MatchEvent> {
    const { shelf } = this.desk;
    const match = sending.to;
    return {
      target: (state) => targetOf(shelf, command, match, state),
      impartial: (state, as) =>
        this.impartial.assert({ command, match, hand: secretHand(shelf, command, state) }, as, state),
      besides: async (state, actor) => ({ playing: await this.impartial.playing(actor.id, match, state) }),
    };
  }

  /** What the event gives for a concession is asked at the moment at which it counts. */
  protected override async occasionOf({ type }: MatchCommand, occasion: Occasion): Promise<MatchOccasion> {
    const { concession } = type === 'ConcedeMatch' ? await this.policies.now() : {};
    return concession ? { ...occasion, concession } : occasion;
  }

  /** What comes of a command, and who is told. Whoever judges and asks about a sealed hand has their look recorded first. */
  async #record(asked: Asked): Promise<{ readonly answer: RecordAnswer; readonly actor: Actor }> {
    let { actor } = asked.sending;
    const { settle, ...request } = await this.requestOf(asked);
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
        await this.#look(asked.sending.to, actor);
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
