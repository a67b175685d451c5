import {
  already,
  recorded,
  type Citation,
  type Decider,
  type Message,
  type Occasion,
  type Refusal,
} from '@adjutant/kernel';
import { attemptsStream, type MatchCommand } from '@adjutant/match';
import type { Attempt } from '@adjutant/replay';
import { record, StateCache, type EventStore } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { STORE } from '../tokens.js';
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
  };
}

export interface AttemptView extends Attempt {
  readonly number: number;
  readonly code: string;
  readonly message: string;
  readonly cites: readonly Citation[];
}

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

  constructor(@Inject(STORE) private readonly store: EventStore) {}

  /** Whether noting works or not, the one who asked gets the same answer. */
  async note({ command, sending }: RecordCommand, after: number, refusal: Refusal): Promise<void> {
    const { match, commandId, now, occurredAt, actor } = sending;
    const occasion: Occasion = { now, occurredAt, actor };
    const data = { after, command, occasion, code: refusal.code, message: refusal.message, cites: refusal.cites };
    try {
      await record(
        { store: this.store, decider: NOTES, states: this.#states },
        { stream: attemptsStream(match), command: { type: 'NoteRefusal', data }, commandId, occasion },
      );
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      process.stderr.write(`A refused attempt on match ${match} could not be noted: ${what}\n`);
    }
  }

  async of(match: string): Promise<readonly AttemptView[]> {
    const facts = await this.store.readFacts(attemptsStream(match));
    return facts.map(({ revision, event }) => ({ number: revision, ...(event as CommandRefused).data }));
  }
}
