import type { Actor, Decider, Message, Occasion, Reason, Refusal, Revision } from '@adjutant/kernel';
import type { CommandsKnown } from './commands-seen.js';
import type { Keeping } from './keeping.js';
import type { EventStore, StoredEvent } from './port.js';
import type { StateCache } from './state-cache.js';

/** What it takes to record the commands of one context: the log, how they are decided, and what is kept at hand. */
export interface Recorder<Command extends Message, State, Event extends Message> {
  readonly store: EventStore;
  readonly decider: Decider<Command, State, Event>;
  readonly states?: StateCache<State>;
  /**
   * What a command means on a record that holds these commands, by the first entry of each; why it is refused where it means nothing.
   * Left out: what it says. Its payload stays what was sent.
   */
  meant?(command: Command, occasion: Occasion, commands: CommandsKnown): Command | { readonly refusal: Refusal };
  /** Left out where nothing is secret. */
  readonly keeping?: Keeping<Command, State, Event>;
  /** Whether nobody has to have seen an event: what was decided on before it holds all the same. Left out: all count. */
  readonly isBeside?: (event: Message) => boolean;
  /** What of a stream came from elsewhere; nothing where it is left out. */
  readonly origin?: (stream: string) => Promise<StreamOrigin>;
}

/** Which of the first entries of a stream were recorded elsewhere. */
export interface StreamOrigin {
  /** How many of them nobody here vouches for. */
  readonly unknown: Revision;
  /** How many a trusted log vouches for: roles in them count, but whoever is named in them is nobody here. */
  readonly covered: Revision;
}

/** Who acts, and how it is decided, on one state of the stream. */
export interface Settled<Command extends Message, State, Event extends Message> {
  readonly actor: Actor;
  /** In place of the decider of the recorder, where deciding rests on more than the stream. */
  readonly decide?: Decider<Command, State, Event>['decide'];
  /** What the occasion says on this state besides what the request brought along. */
  readonly besides?: object;
  /** Why it is not decided at all, where something around the state speaks against it. */
  readonly against?: Refusal;
}

/**
 * Asked on every state that is read, before anything is told or decided on it: what was allowed a moment ago need not be any
 * more. `repeated`: the command stands in the record already. Throws where whoever asks may not.
 */
export type Settle<Command extends Message, State, Event extends Message> = (
  state: State,
  repeated: boolean,
) => Settled<Command, State, Event> | Promise<Settled<Command, State, Event>>;

export interface RecordRequest<Command extends Message, State = unknown, Event extends Message = Message> {
  readonly stream: string;
  readonly command: Command;
  readonly commandId: string;
  readonly occasion: Occasion;
  /** What the sender has seen; -1 where it has seen that the stream does not exist. */
  readonly expectedRevision?: Revision | undefined;
  /** Hash of the command as it was sent; worked out from the command where it is left out. */
  readonly payloadHash?: string | undefined;
  readonly correlationId?: string | undefined;
  readonly causationId?: string | undefined;
  /** Left out where the occasion says who acts, and nobody asks whether they may. */
  readonly settle?: Settle<Command, State, Event> | undefined;
}

/** `revision` is where the stream stands after the command; -1 means that it does not exist. */
export type RecordAnswer<Event extends Message = Message> =
  | {
      readonly outcome: 'recorded';
      readonly revision: Revision;
      readonly events: readonly StoredEvent<Event>[];
      /** What speaks against the command, which is recorded all the same. */
      readonly flags?: readonly Reason[];
    }
  /** The command was recorded before (`events` are those it made), or what it asks for is already so (`events` is empty). */
  | { readonly outcome: 'already'; readonly revision: Revision; readonly events: readonly StoredEvent<Event>[] }
  | { readonly outcome: 'refused'; readonly revision: Revision; readonly refusal: Refusal }
  /** Others wrote after `expectedRevision`; `events` are theirs. */
  | { readonly outcome: 'conflict'; readonly revision: Revision; readonly events: readonly StoredEvent<Event>[] };
