import { fold, type Authored, type Decider, type Decision } from './decider.js';
import type { Actor, Message, Occasion } from './message.js';
import type { Refusals } from './catalogue.js';
import type { Row, Stake } from './reach.js';
import type { Schema } from './schema/index.js';
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

/** The player in a seat; `neither`: no player alone speaks for it. */
export type SideOfCommand = 'A' | 'B' | 'neither';

/** What a command is decided with, besides the state. */
export interface Deciding {
  readonly occasion: Occasion;
}

/** One type of command: what it looks like, who may send it, and what comes of it. */
export interface CommandKind<Command extends Message, State, Event extends Message, With extends Deciding> {
  /** What it looks like, its data with it. */
  readonly schema: Schema<Command>;
  readonly who: Row;
  /** What whoever sends it must keep out of who plays in the match. */
  readonly stake: Stake;
  /** Left out where asking the same again records nothing. */
  readonly again?: RecordsAgain;
  decide(command: Command, state: State, deciding: With): Decision<Event>;
}

/** One type of event: what it looks like in each version, and what it does to the state. */
export interface EventKind<State, Event extends Message, World> {
  readonly schema: Schema<Event>;
  readonly versions: Versions;
  evolve(state: State, event: Event, world: World, author?: Actor): State;
}

/**
 * Everything that is recorded about one kind of thing, as one value. `World`: what folding needs besides the events, such as
 * packs; `With`: what deciding needs besides the state; `Sealing`: what commitments are made with.
 */
export interface Context<
  Command extends Message,
  State,
  Event extends Message,
  World,
  With extends Deciding,
  Sealing = unknown,
> {
  readonly name: string;
  /** Every code that its commands are refused with, but for those of packs. */
  readonly refusals: Refusals;
  readonly stream: StreamName;
  readonly initial: State;
  readonly commands: {
    readonly [Type in Command['type']]: CommandKind<Extract<Command, { readonly type: Type }>, State, Event, With>;
  };
  readonly events: {
    readonly [Type in Event['type']]: EventKind<State, Extract<Event, { readonly type: Type }>, World>;
  };
  /** What many events do to a state, where there is a shorter way than one after the other. */
  evolveAll?(state: State, entries: readonly Authored<Event>[], world: World): State;
  /** A command as it is meant on a state, such as with units that are called by their names; left out where it is what it says. */
  meant?<One extends Command>(command: One, state: State): One;
  /** What holds for every command, whatever its type: `decide` is what its own kind comes to. */
  always?(command: Command, state: State, deciding: With, decide: () => Decision<Event>): Decision<Event>;
  /** How secrets are kept; left out where there are none. */
  secrets?(world: World, sealing: Sealing): Secrets<Command, State, Event>;
  /** Whose side a command is on, as the state stands; undefined where it is either's. */
  side?(command: Command, state: State): SideOfCommand | undefined;
}

/** Any context, as far as one can look at it without knowing what it is about. */
export type AnyContext = Context<Message, unknown, Message, unknown, Deciding>;

type Schemas<Kinds> = { readonly [Type in keyof Kinds]: Schema };
type WithSchemas<Kinds, Of extends Schemas<Kinds>> = {
  readonly [Type in keyof Kinds]: Kinds[Type] & { readonly schema: Of[Type] };
};
/** What is still to be said of each kind besides what it looks like. */
export type Undescribed<Kinds> = { readonly [Type in keyof Kinds]: Omit<Kinds[Type], 'schema'> };

/** Each kind of command or event with what it looks like: descriptions stand in a list of their own, of which the types are made. */
export function described<const Kinds extends { readonly [type: string]: object }, const Of extends Schemas<Kinds>>(
  kinds: Kinds,
  schemas: Of,
): WithSchemas<Kinds, Of> {
  const types = Object.keys(kinds) as readonly (keyof Kinds & string)[];
  return Object.fromEntries(types.map((type) => [type, { ...kinds[type], schema: schemas[type] }])) as never;
}

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
  const kinds = new Map<string, EventKind<State, Event, World>>(Object.entries(context.events));
  const { evolveAll } = context;
  return {
    initial: context.initial,
    evolve: (state, event, author) => {
      const kind = kinds.get(event.type);
      // One that is not known is refused as it is everywhere.
      return kind ? kind.evolve(state, event, world, author) : evolveIn(context, state, event, world, author);
    },
    ...(evolveAll ? { evolveAll: (state, entries) => evolveAll(state, entries, world) } : {}),
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
