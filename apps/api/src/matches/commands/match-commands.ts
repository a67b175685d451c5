import { randomUUID } from 'node:crypto';
import { targetOf, type About } from '@adjutant/access';
import type { Actor } from '@adjutant/kernel';
import {
  MATCH,
  looksUnseen,
  matchStream,
  secretHand,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import { newestRead, ofWhatMayStand, record, type RecordAnswer } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { answerOf, type CommandAnswer, type Wording } from '../../commands/answer.js';
import { ContextCommands } from '../../commands/context-commands.js';
import type { RecordCommand } from '../../commands/record-command.js';
import {
  askedAfter,
  Attempts,
  EventPolicies,
  Impartial,
  learnedFrom,
  MatchRecorder,
  ToldPresses,
  unlessUnknown,
} from '@adjutant/event';
import { withEffects } from './effects-answer.js';
import { withPaper } from './paper-answer.js';

const WORDING: Wording = {
  what: 'match',
  refusals: MATCH.refusals,
  stale: 'match/stale-revision',
};

type MatchRequest = RecordCommand<MatchCommand>;

/** Takes the commands of matches, which libs/match decides, and puts what came of them into words. */
@Injectable()
export class MatchCommands extends ContextCommands<MatchCommand, MatchState, MatchEvent> {
  constructor(
    @Inject(MatchRecorder) protected readonly recorder: MatchRecorder,
    @Inject(Attempts) private readonly attempts: Attempts,
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(Impartial) private readonly impartial: Impartial,
    @Inject(ToldPresses) private readonly told: ToldPresses,
  ) {
    super();
  }

  async take(asked: MatchRequest): Promise<CommandAnswer> {
    const match = asked.sending.to;
    const { answer, actor } = await this.#record(asked);
    // An id used twice is a mistake of the sender's program, not something that a player tried.
    if (answer.outcome === 'refused' && answer.revision >= 0 && answer.refusal.code !== 'command/id-reused') {
      const after = await askedAfter(this.recorder, asked.sending, answer.revision);
      await this.attempts.note(asked, actor, after, answer.refusal);
    }
    const learned = answer.outcome === 'refused' ? undefined : learnedFrom(asked.command);
    const { state } = learned ? await ofWhatMayStand(newestRead(this.recorder, matchStream(match))) : {};
    if (learned && state && 'pack' in state) await this.policies.learn(state.pack.id, learned);
    const plain = answerOf(WORDING, asked.sending, unlessUnknown(match, answer));
    const said = await ofWhatMayStand(withEffects(this.recorder, match, answer, plain));
    return asked.command.type === 'DeclareRunning' ? ofWhatMayStand(withPaper(this.recorder, match, said)) : said;
  }

  protected streamOf(match: string): string {
    return matchStream(match);
  }

  protected about({ command, sending, acting }: MatchRequest): About<MatchCommand, MatchState, MatchEvent> {
    const { shelf } = this.recorder;
    const match = sending.to;
    return {
      target: (state) => targetOf(shelf, command, match, state),
      impartial: (state, as) =>
        this.impartial.assert({ command, match, hand: secretHand(shelf, command, state) }, as, state),
      besides: (state, actor) => this.impartial.around(command, actor.id, match, state),
      // Only what is pressed at a seat can have been told a judge instead.
      ...(acting?.seat && { against: () => this.told.against(match, sending.commandId) }),
    };
  }

  /** What comes of a command, and who is told. Whoever judges and asks about a sealed hand has their look recorded first. */
  async #record(asked: MatchRequest): Promise<{ readonly answer: RecordAnswer; readonly actor: Actor }> {
    let { actor } = asked.sending;
    const request = this.requestOf(asked);
    const settledLooking: typeof request.settle = async (state, repeated) => {
      const settled = (await request.settle?.(state, repeated)) ?? { actor };
      ({ actor } = settled);
      if (looksUnseen(this.recorder.shelf, asked.command, state, actor)) throw new LookFirst();
      return settled;
    };
    for (let looked = 0; ; looked += 1) {
      try {
        return { answer: await record(this.recorder, { ...request, settle: request.settle && settledLooking }), actor };
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
    await record(this.recorder, { stream: matchStream(match), command, commandId: randomUUID(), occasion });
  }
}

const MOST_LOOKS = 5;

/** Nothing is wrong with the command: that somebody looks has to stand in the record before it is decided. */
class LookFirst extends Error {}
