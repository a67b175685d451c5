import {
  refuse,
  type Actor,
  type Decider,
  type Message,
  type Occasion,
  type Reason,
  type Refusal,
  type Revision,
  type SecretRequest,
} from '@adjutant/kernel';
import { digest } from '@adjutant/seal';
import { TooManyConflicts } from './errors.js';
import { inTurn } from './in-turn.js';
import { decideOn, isOtherSecret, keepAll, type Keeping } from './keeping.js';
import { foldOn, newest } from './newest.js';
import type { AppendResult, CommandContext, EventStore, StoredEvent } from './port.js';
import type { Folded, StateCache } from './state-cache.js';

const MOST_ATTEMPTS = 50;
/** Hardly any command makes more events. */
const PAGE = 8;

/** Where commands of one context are taken. */
export interface Desk<Command extends Message, State, Event extends Message> {
  readonly store: EventStore;
  readonly decider: Decider<Command, State, Event>;
  readonly states?: StateCache<State>;
  /** Left out where nothing is secret. */
  readonly keeping?: Keeping<Command, State, Event>;
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
  /** In place of the decider of the desk, where deciding rests on more than the stream. */
  readonly decide?: Decider<Command, State, Event>['decide'];
  /** What the occasion says on this state besides what the request brought along. */
  readonly besides?: object;
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

/** The one way of every command into the log: read, fold, decide, append at the revision read, answer. */
export function record<Command extends Message, State, Event extends Message>(
  desk: Desk<Command, State, Event>,
  request: RecordRequest<Command, State, Event>,
): Promise<RecordAnswer<Event>> {
  return inTurn(desk.store, request.stream, () => attempt(desk, request));
}

async function attempt<Command extends Message, State, Event extends Message>(
  desk: Desk<Command, State, Event>,
  request: RecordRequest<Command, State, Event>,
): Promise<RecordAnswer<Event>> {
  const { stream, commandId } = request;
  // One seed for all attempts: a command that is decided again on a newer state makes the same commitments.
  const seed = desk.keeping?.seed() ?? '';
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const atHand = attempts === 0 ? desk.states?.get(stream) : undefined;
    const folded = atHand ?? (await newest(desk, stream));
    const isNewest = async () => !atHand || (await newest(desk, stream)).revision === atHand.revision;
    let settled: Settled<Command, State, Event> | undefined;
    try {
      settled = await request.settle?.(folded.state, folded.commands.has(commandId));
    } catch (error) {
      // Who may not on the state at hand may well on a newer one.
      if (await isNewest()) throw error;
      continue;
    }
    const answer = await answerOn(desk, request, settled, { folded, seed });
    // Whether others have written since is found out by appending; every other answer has to look.
    if (answer?.outcome === 'recorded') return answer;
    if (answer && (await isNewest())) return answer;
  }
  throw new TooManyConflicts(stream, commandId, MOST_ATTEMPTS);
}

/** What comes of a command on one state; nothing where others wrote first. */
async function answerOn<Command extends Message, State, Event extends Message>(
  desk: Desk<Command, State, Event>,
  request: RecordRequest<Command, State, Event>,
  settled: Settled<Command, State, Event> | undefined,
  { folded, seed }: { readonly folded: Folded<State>; readonly seed: string },
): Promise<RecordAnswer<Event> | undefined> {
  const { stream, command } = request;
  const occasion = settled ? { ...request.occasion, ...settled.besides, actor: settled.actor } : request.occasion;
  const { settle: _, ...unsettled } = request;
  const sent: RecordRequest<Command> = { ...unsettled, occasion };
  const asked = { stream, command, state: folded.state, occasion };
  const early = await answerEarly(desk, sent, asked, folded);
  if (early) return early;
  const decide = settled?.decide;
  const deciding = decide ? { ...desk, decider: { ...desk.decider, decide } } : desk;
  return decideAndAppend(deciding, sent, asked, { folded, seed });
}

type Asked<Command extends Message, State> = SecretRequest<Command, State>;

/** What can be answered without deciding: that the sender may not ask, has asked before, or has seen too little. */
async function answerEarly<Command extends Message, State, Event extends Message>(
  desk: Desk<Command, State, Event>,
  sent: RecordRequest<Command>,
  asked: Asked<Command, State>,
  { revision, commands }: Folded<State>,
): Promise<RecordAnswer<Event> | undefined> {
  // Before anything else is told, or a repeat could be used to try out guesses.
  const refusal = desk.keeping?.secrets.bar(asked);
  if (refusal) return { outcome: 'refused', revision, refusal };
  const repeated = commands.get(sent.commandId);
  if (repeated !== undefined) {
    const other = await isOtherSecret(desk, asked, { ...contextOf(sent), first: repeated });
    return answerRepeat(desk, other ? sent : openly(desk, sent, asked), { first: repeated, revision });
  }
  if (sent.expectedRevision === undefined || sent.expectedRevision === revision) return undefined;
  return answerConflict(desk, sent.stream, { expected: sent.expectedRevision, revision });
}

/** Nothing where others wrote first. */
async function decideAndAppend<Command extends Message, State, Event extends Message>(
  desk: Desk<Command, State, Event>,
  sent: RecordRequest<Command>,
  asked: Asked<Command, State>,
  { folded, seed }: { readonly folded: Folded<State>; readonly seed: string },
): Promise<RecordAnswer<Event> | undefined> {
  const { revision } = folded;
  const { stream } = sent;
  const { decision, envelopes } = await decideOn(desk, asked, seed);
  if (decision.outcome === 'refused') return { outcome: 'refused', revision, refusal: decision.refusal };
  if (decision.outcome === 'already') return { outcome: 'already', revision, events: [] };
  await keepAll(desk.store, envelopes, contextOf(sent));
  const context = contextOf(openly(desk, sent, asked));
  const result = await desk.store.append(stream, revision === -1 ? 'absent' : revision, decision.events, context);
  if (result.outcome === 'appended') {
    const answer = await answerRecorded(desk, sent, folded, result);
    return decision.flags ? { ...answer, flags: decision.flags } : answer;
  }
  // A log that is behind what was folded has been put back to an older state.
  if (result.outcome === 'conflict' && (result.actual ?? -1) < revision) desk.states?.evict(stream);
  return undefined;
}

/** The request with the hash of what everybody may know of it: dice could be guessed from their hash. */
function openly<Command extends Message, State, Event extends Message>(
  { keeping }: Desk<Command, State, Event>,
  sent: RecordRequest<Command>,
  asked: Asked<Command, State>,
): RecordRequest<Command> {
  const command = keeping?.secrets.openPart(asked) ?? sent.command;
  return command === sent.command ? sent : { ...sent, command, payloadHash: undefined };
}

type Appended = Extract<AppendResult, { readonly outcome: 'appended' }>;

async function answerRecorded<Command extends Message, State, Event extends Message>(
  desk: Desk<Command, State, Event>,
  { stream, commandId, occasion: { actor } }: RecordRequest<Command>,
  before: Folded<State>,
  { revision, events: atHand }: Appended,
): Promise<Extract<RecordAnswer<Event>, { readonly outcome: 'recorded' }>> {
  const newer = atHand ?? (await desk.store.read(stream, before.revision + 1));
  const events = newer.slice(0, revision - before.revision) as StoredEvent<Event>[];
  // They are at hand now: the next command need not read them again.
  const facts = events.map(({ revision: at, event }) => ({ revision: at, event, commandId, actor }));
  if (facts.length > 0) desk.states?.keep(stream, foldOn(desk.decider, before, facts));
  return { outcome: 'recorded', revision, events };
}

async function answerRepeat<Command extends Message, State, Event extends Message>(
  desk: Desk<Command, State, Event>,
  request: RecordRequest<Command>,
  { first, revision }: { readonly first: Revision; readonly revision: Revision },
): Promise<RecordAnswer<Event>> {
  const { stream, commandId } = request;
  const events = await eventsOf<Event>(desk.store, stream, commandId, first);
  if (events[0]?.meta.payloadHash === payloadHashOf(request)) return { outcome: 'already', revision, events };
  const refusal = refuse(
    'command/id-reused',
    `Command id ${commandId} was recorded before with other content: send a new command with a new id.`,
    { commandId, stream, recordedAtRevision: first },
  );
  return { outcome: 'refused', revision, refusal };
}

async function answerConflict<Command extends Message, State, Event extends Message>(
  desk: Desk<Command, State, Event>,
  stream: string,
  { expected, revision }: { readonly expected: Revision; readonly revision: Revision },
): Promise<RecordAnswer<Event>> {
  if (expected > revision) return { outcome: 'conflict', revision, events: [] };
  const events = (await desk.store.read(stream, expected + 1)) as readonly StoredEvent<Event>[];
  return { outcome: 'conflict', revision: expected + events.length, events };
}

/** The events of one command, which stand one behind the other. What others wrote since is not read: it may be a whole match. */
async function eventsOf<Event extends Message>(
  store: EventStore,
  stream: string,
  commandId: string,
  first: Revision,
): Promise<readonly StoredEvent<Event>[]> {
  const events: StoredEvent<Event>[] = [];
  for (;;) {
    const page = (await store.read(stream, first + events.length, PAGE)) as readonly StoredEvent<Event>[];
    const end = page.findIndex(({ meta }) => meta.commandId !== commandId);
    events.push(...(end === -1 ? page : page.slice(0, end)));
    if (end !== -1 || page.length < PAGE) return events;
  }
}

function contextOf<Command extends Message>(request: RecordRequest<Command>): CommandContext {
  const { commandId, occasion, correlationId, causationId } = request;
  return {
    commandId,
    actor: occasion.actor,
    occurredAt: occasion.occurredAt,
    recordedAt: occasion.now,
    payloadHash: payloadHashOf(request),
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(causationId === undefined ? {} : { causationId }),
  };
}

/** A retry comes at another time, so the time is part of the payload only where the sender gave it. */
function payloadHashOf<Command extends Message>(request: RecordRequest<Command>): string {
  const { command, occasion, payloadHash } = request;
  if (payloadHash !== undefined) return payloadHash;
  const written = occasion.occurredAt === occasion.now ? {} : { occurredAt: occasion.occurredAt };
  return digest({ type: command.type, data: command.data, ...written });
}
