import type { Log } from '@adjutant/health';
import {
  already,
  recorded,
  type Actor,
  type Decider,
  type Message,
  type Occasion,
  type Refusal,
} from '@adjutant/kernel';
import {
  attemptsIn,
  attemptsStream,
  sealedAttempt,
  secretAttempt,
  withoutHands,
  withoutNames,
  type MatchCommand,
} from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import { record, StateCache } from '@adjutant/store';
import { type AttemptView, mayOpen, type Viewer } from '@adjutant/views';
import { MatchRecorder } from './match-recorder.js';
import { MatchReader } from './match-reader.js';

/** What was asked and refused. It stands beside the match, not in it: a refused command changes nothing there. */
export interface CommandRefused extends Message<'CommandRefused'> {
  readonly data: Omit<AttemptView, 'number'>;
}

type Note = Message<'NoteRefusal', CommandRefused['data']>;

const MOST_ATTEMPTS = 10_000;

/** Counts only: nothing about an attempt is decided. Beyond a bound nothing is noted, so that nobody can fill the disk. */
const NOTES: Decider<Note, number, CommandRefused> = {
  initial: 0,
  evolve: (count) => count + 1,
  decide: ({ data }, count) => (count < MOST_ATTEMPTS ? recorded({ type: 'CommandRefused', data }) : already),
};

/** A command on its way, as far as it is noted. */
interface Noted {
  readonly command: MatchCommand;
  readonly sending: {
    /** The match. */
    readonly to: string;
    readonly commandId: string;
    readonly now: string;
    readonly occurredAt: string;
    readonly correlationId?: string | undefined;
  };
}

/** The refused attempts of each match, for judges: they can be looked at, and carried out in a supposition. */
export class Attempts {
  readonly #states = new StateCache<number>({ max: 500 });

  constructor(
    private readonly recorder: MatchRecorder,
    private readonly reader: MatchReader,
    private readonly log: Log,
  ) {}

  /** Whether noting works or not, the one who asked gets the same answer. */
  async note({ command, sending }: Noted, actor: Actor, after: number, refusal: Refusal): Promise<void> {
    const { to: match, commandId, correlationId, now, occurredAt } = sending;
    const occasion: Occasion = { now, occurredAt, actor };
    const { code, message, cites } = refusal;
    const data = { after, command, occasion, code, message, cites };
    try {
      const owner = secretAttempt(this.recorder.shelf, command, await this.reader.state(match));
      if (owner !== undefined) return await this.#noteSealed(match, owner, commandId, data);
      await record(
        { store: this.recorder.store, decider: NOTES, states: this.#states },
        {
          stream: attemptsStream(match),
          command: { type: 'NoteRefusal', data: { ...data, command: withoutHands(withoutNames(command)) } },
          commandId,
          occasion,
        },
      );
    } catch (error) {
      this.log.error('A refused attempt could not be noted.', { match, correlation: correlationId, error });
    }
  }

  /** The attempts that a viewer may know of, in the order of the entries that they came after; those made by a moment. */
  async of(match: string, viewer: Viewer, until = Infinity): Promise<readonly AttemptView[]> {
    const facts = await this.recorder.store.readBare(attemptsStream(match));
    const noted = facts.map(({ event }) => (event as CommandRefused).data);
    const open = noted.filter(({ occasion }) => Date.parse(occasion.now) <= until);
    const sealed = attemptsIn(await this.reader.envelopes(match, mayOpen(viewer), attemptsStream(match)));
    const all = sealed.length === 0 ? open : [...open, ...sealed].sort((one, other) => one.after - other.after);
    return all.map((attempt, number) => ({ number, ...attempt }));
  }

  /** What is refused about a sealed hand is noted where the hand is. */
  async #noteSealed(match: string, owner: Side, commandId: string, data: CommandRefused['data']): Promise<void> {
    const { chance, store } = this.recorder;
    const { place, envelope } = sealedAttempt(chance, match, owner, data, chance.seed());
    const payloadHash = digest(data.command);
    const kept = await store.envelopes(place);
    const known = kept.some((one) => one.commandId === commandId && one.payloadHash === payloadHash);
    if (!known && kept.length < MOST_ATTEMPTS) await store.keep(place, [{ envelope, commandId, payloadHash }]);
  }
}
