import {
  already,
  recorded,
  type Citation,
  type Decider,
  type Message,
  type Occasion,
  type Refusal,
} from '@adjutant/kernel';
import { attemptsStream, sealedAttempt, secretHand, type MatchCommand } from '@adjutant/match';
import type { Attempt } from '@adjutant/replay';
import { keepEnvelopes, record, StateCache } from '@adjutant/store';
import { attemptSeenBy, mayOpen, type Viewer } from '@adjutant/views';
import { Inject, Injectable } from '@nestjs/common';
import { MatchDesk } from './match-desk.js';
import { MatchReader } from './match-reader.js';
import type { RecordCommand } from './commands/record-command.js';

/** What was asked and refused. It stands beside the match, not in it: a refused command changes nothing there. */
export interface CommandRefused extends Message<'CommandRefused'> {
  readonly data: {
    /** The entry after which it was asked. */
    readonly after: number;
    readonly command: MatchCommand;
    readonly occasion: Occasion;
    readonly code: string;
    readonly message: string;
    /** The rules that stood against it. */
    readonly cites: readonly Citation[];
    /** The commitment to what was asked and why it was refused, where that is about a sealed hand. */
    readonly sealed?: string;
  };
}

export interface AttemptView extends Attempt {
  readonly number: number;
  readonly code: string;
  readonly message: string;
  readonly cites: readonly Citation[];
}

type Said = Pick<CommandRefused['data'], 'command' | 'code' | 'message' | 'cites'>;
type Note = Message<'NoteRefusal', CommandRefused['data']>;

const MOST_ATTEMPTS = 10_000;

/** Counts only: nothing about an attempt is decided. Beyond a bound nothing is noted, so that nobody can fill the disk. */
const NOTES: Decider<Note, number, CommandRefused> = {
  initial: 0,
  evolve: (count) => count + 1,
  decide: ({ data }, count) => (count < MOST_ATTEMPTS ? recorded({ type: 'CommandRefused', data }) : already),
};

/** The refused attempts of each match, for judges: they can be looked at, and carried out in a supposition. */
@Injectable()
export class Attempts {
  readonly #states = new StateCache<number>({ max: 500 });

  constructor(
    @Inject(MatchDesk) private readonly desk: MatchDesk,
    @Inject(MatchReader) private readonly reader: MatchReader,
  ) {}

  /** Whether noting works or not, the one who asked gets the same answer. */
  async note({ command, sending }: RecordCommand, after: number, refusal: Refusal): Promise<void> {
    const { match, commandId, now, occurredAt, actor } = sending;
    const occasion: Occasion = { now, occurredAt, actor };
    const said = { command, code: refusal.code, message: refusal.message, cites: refusal.cites };
    try {
      const data = { after, occasion, ...(await this.#openPart(match, said, commandId, occasion)) };
      await record(
        { store: this.desk.store, decider: NOTES, states: this.#states },
        { stream: attemptsStream(match), command: { type: 'NoteRefusal', data }, commandId, occasion },
      );
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      process.stderr.write(`A refused attempt on match ${match} could not be noted: ${what}\n`);
    }
  }

  /** The attempts as a viewer may see them. */
  async of(match: string, viewer: Viewer): Promise<readonly AttemptView[]> {
    const facts = await this.desk.store.readFacts(attemptsStream(match));
    const attempts = facts.map(({ revision, event }) => ({ number: revision, ...(event as CommandRefused).data }));
    const hides = attempts.some((attempt) => attempt.sealed !== undefined);
    const envelopes = hides ? await this.reader.envelopes(match, mayOpen(viewer), attemptsStream(match)) : [];
    return attempts.map((attempt) => attemptSeenBy(viewer, attempt, envelopes));
  }

  /** What everybody may know of a refusal; where it is about a sealed hand, the rest goes into an envelope. */
  async #openPart(
    match: string,
    said: Said,
    commandId: string,
    occasion: Occasion,
  ): Promise<Said & { sealed?: string }> {
    const owner = secretHand(this.desk.shelf, said.command, await this.reader.state(match));
    if (owner === undefined) return said;
    const { open, kept } = sealedAttempt(this.desk.chance, match, { ...said, owner }, this.desk.chance.seed());
    const { now, occurredAt, actor } = occasion;
    const context = { commandId, actor, occurredAt, recordedAt: now, payloadHash: kept.envelope.sealed };
    await keepEnvelopes(this.desk.store, kept.stream, [kept.envelope], context);
    return open;
  }
}
