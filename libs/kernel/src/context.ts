import { fold, type Decider, type Decision } from './decider.js';
import type { Actor, Message, Occasion } from './message.js';
import type { Row } from './reach.js';
import type { Secrets } from './secrets.js';
import type { Versions } from './versions.js';

/** Where the events of a context stand in the log: the name of the stream of a thing, and the thing of a stream. */
export interface StreamName {
  of(id: string): string;
  /** Undefined for streams of other contexts. */
  idIn(stream: string): string | undefined;
}

/** Why the same command may record something once more on the state that it led to. */
export const RECORDS_AGAIN = {
  'each-counts': 'each counts by itself, as two gains of the same size or two units of the same fate do',
  'goes-on': 'it goes on from wherever the one before has led to',
  'said-anew': 'it is said anew, and what was said last holds',
} as const;

export type RecordsAgain = keyof typeof RECORDS_AGAIN;

/** What a command is decided with, besides the state. */
export interface Deciding {
  readonly occasion: Occasion;
}

/** One type of command: what it looks like, who may send it, and what comes of it. */
export interface CommandKind<Command extends Message, State, Event extends Message, With extends Deciding> {
  /** What its data look like. */
  readonly schema?: object;
  readonly who: Row;
  /** Left out where asking the same again records nothing. */
  readonly again?: RecordsAgain;
  decide(command: Command, state: State, deciding: With): Decision<Event>;
}

/** One type of event: what it looks like in each version, and what it does to the state. */
export interface EventKind<State, Event extends Message, World> {
  readonly schema?: object;
  readonly versions: Versions;
  evolve(state: State, event: Event, world: World, author?: Actor): State;
}

/**
 * Everything that is recorded about one kind of thing, as one value. `World`: what folding needs besides the events, such as
 * packs; `With`: what deciding needs besides the state.
 */
export interface Context<Command extends Message, State, Event extends Message, World, With extends Deciding> {
  readonly name: string;
  readonly stream: StreamName;
  readonly initial: State;
  readonly commands: {
    readonly [Type in Command['type']]: CommandKind<Extract<Command, { readonly type: Type }>, State, Event, With>;
  };
  readonly events: {
    readonly [Type in Event['type']]: EventKind<State, Extract<Event, { readonly type: Type }>, World>;
  };
  /** A command as it is meant on a state, such as with units that are called by their names; left out where it is what it says. */
  meant?<One extends Command>(command: One, state: State): One;
  /** What holds for every command, whatever its type: `decide` is what its own kind comes to. */
  always?(command: Command, state: State, deciding: With, decide: () => Decision<Event>): Decision<Event>;
  /** How secrets are kept; left out where there are none. */
  secrets?(world: World, sealing: unknown): Secrets<Command, State, Event>;
}

/** Any context, as far as one can look at it without knowing what it is about. */
export type AnyContext = Context<Message, unknown, Message, unknown, Deciding>;

/** A command as its context decides it. */
export function decideIn<Command extends Message, State, Event extends Message, World, With extends Deciding>(
  context: Context<Command, State, Event, World, With>,
  command: Command,
  state: State,
  deciding: With,
): Decision<Event> {
  const kind = kindOf(context.commands, command.type, 'command') as CommandKind<Command, State, Event, With>;
  const decide = (): Decision<Event> =>
    kind.decide(context.meant ? context.meant(command, state) : command, state, deciding);
  return context.always ? context.always(command, state, deciding, decide) : decide();
}

/** One event further. Passing over what a newer build wrote would give states that look right and are not. */
export function evolveIn<Command extends Message, State, Event extends Message, World, With extends Deciding>(
  context: Context<Command, State, Event, World, With>,
  state: State,
  event: Event,
  world: World,
  author?: Actor,
): State {
  const kind = kindOf(context.events, event.type, 'event') as EventKind<State, Event, World>;
  return kind.evolve(state, event, world, author);
}

/** The decider that a context is, with what is around it at the moment. */
export function deciderOf<Command extends Message, State, Event extends Message, World, With extends Deciding>(
  context: Context<Command, State, Event, World, With>,
  world: World,
  deciding: (occasion: Occasion) => With,
): Decider<Command, State, Event> {
  return {
    initial: context.initial,
    evolve: (state, event, author) => evolveIn(context, state, event, world, author),
    decide: (command, state, occasion) => decideIn(context, command, state, deciding(occasion)),
  };
}

/** What a whole stream adds up to, or what more of it adds to a state. */
export function foldIn<Command extends Message, State, Event extends Message, World, With extends Deciding>(
  context: Context<Command, State, Event, World, With>,
  world: World,
  events: Iterable<Event>,
  from: State = context.initial,
): State {
  const { initial } = context;
  const evolve = (state: State, event: Event): State => evolveIn(context, state, event, world);
  return fold({ initial, evolve }, events, from);
}

function kindOf(kinds: { readonly [type: string]: unknown }, type: string, what: string): unknown {
  if (!Object.hasOwn(kinds, type)) throw new Error(`This build does not know the ${what} ${type}.`);
  return kinds[type];
}

/** Streams whose names begin alike, with the id of the thing behind it. */
export function streamsNamed(prefix: string): StreamName {
  return {
    of: (id) => `${prefix}${id}`,
    idIn: (stream) => (stream.startsWith(prefix) ? stream.slice(prefix.length) : undefined),
  };
}
