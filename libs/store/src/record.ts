import type { Message, Revision, SecretRequest } from '@adjutant/kernel';
import { digest } from '@adjutant/seal';
import { asking } from './asking.js';
import { inDoubtUntilAnswered, ofWhatMayStand } from './doubts.js';
import { TooManyConflicts } from './errors.js';
import { oneAtATime } from './one-at-a-time.js';
import { decideOn, isOtherSecret, withCommand } from './keeping.js';
import { hasMissed } from './missed.js';
import { foldOn, newest } from './newest.js';
import type { AppendResult, CommandContext, EventStore, StoredEvent } from './port.js';
import type { Recorder, RecordAnswer, RecordRequest, Settled } from './recording.js';
import { refuse } from './refusals.js';
import type { Folded } from './state-cache.js';

export type * from './recording.js';

const MOST_ATTEMPTS = 50;
/** Hardly any command makes more events. */
const PAGE = 8;

/** The one way of every command into the log: read, fold, decide, append at the revision read, answer. */
export function record<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  request: RecordRequest<Command, State, Event>,
): Promise<RecordAnswer<Event>> {
  const attempted = (): Promise<RecordAnswer<Event>> => attempt(recorder, request);
  return asking(() =>
    oneAtATime(recorder.store, request.stream, () => inDoubtUntilAnswered(recorder, request, attempted)),
  );
}

async function attempt<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  request: RecordRequest<Command, State, Event>,
): Promise<RecordAnswer<Event>> {
  const { stream, commandId } = request;
  // One seed for all attempts: a command that is decided again on a newer state makes the same commitments.
  const seed = recorder.keeping?.seed() ?? '';
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const atHand = attempts === 0 ? recorder.states?.get(stream) : undefined;
    const folded = atHand ?? (await newest(recorder, stream));
    const isNewest = async () => !atHand || (await newest(recorder, stream)).revision === atHand.revision;
    let settled: Settled<Command, State, Event> | undefined;
    try {
      settled = await request.settle?.(folded.state, folded.commands.has(commandId));
    } catch (error) {
      // Who may not on the state at hand may well on a newer one.
      if (await isNewest()) throw error;
      continue;
    }
    const answer = await answerOn(recorder, request, settled, { folded, seed });
    // Whether others have written since is found out by appending; every other answer has to look.
    if (answer?.outcome === 'recorded') return answer;
    if (answer && (await isNewest())) return answer;
  }
  throw new TooManyConflicts(stream, commandId, MOST_ATTEMPTS);
}

/** What comes of a command on one state; nothing where others wrote first. */
async function answerOn<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  request: RecordRequest<Command, State, Event>,
  settled: Settled<Command, State, Event> | undefined,
  { folded, seed }: { readonly folded: Folded<State>; readonly seed: string },
): Promise<RecordAnswer<Event> | undefined> {
  const { stream, command } = request;
  const occasion = settled ? { ...request.occasion, ...settled.besides, actor: settled.actor } : request.occasion;
  const sent: RecordRequest<Command> = { ...request, settle: undefined, occasion };
  const asked = { stream, command, state: folded.state, occasion };
  const early = await answerEarly(recorder, sent, asked, folded);
  if (early) return early;
  if (settled?.against) return { outcome: 'refused', revision: folded.revision, refusal: settled.against };
  const decide = settled?.decide;
  const deciding = decide ? { ...recorder, decider: { ...recorder.decider, decide } } : recorder;
  return decideAndAppend(deciding, sent, asked, { folded, seed });
}

type AsDecided<Command extends Message, State> = SecretRequest<Command, State>;

/** What can be answered without deciding: that the sender may not ask, has asked before, or has seen too little. */
async function answerEarly<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  sent: RecordRequest<Command>,
  asked: AsDecided<Command, State>,
  { revision, commands }: Folded<State>,
): Promise<RecordAnswer<Event> | undefined> {
  // Before anything else is told, or a repeat could be used to try out guesses.
  const refusal = recorder.keeping?.secrets.bar(asked);
  if (refusal) return { outcome: 'refused', revision, refusal };
  const repeated = commands.get(sent.commandId);
  if (repeated !== undefined) {
    const other = await isOtherSecret(recorder, asked, { ...contextOf(sent), first: repeated });
    return answerRepeat(recorder, other ? sent : openly(recorder, sent, asked), { first: repeated, revision });
  }
  const { stream, expectedRevision: expected } = sent;
  if (expected === undefined || expected === revision) return undefined;
  return (await hasMissed(recorder, stream, expected, revision))
    ? answerConflict(recorder, stream, { expected, revision })
    : undefined;
}

/** Nothing where others wrote first. */
async function decideAndAppend<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  sent: RecordRequest<Command>,
  asked: AsDecided<Command, State>,
  { folded, seed }: { readonly folded: Folded<State>; readonly seed: string },
): Promise<RecordAnswer<Event> | undefined> {
  const { revision } = folded;
  const { stream } = sent;
  const meant = recorder.meant?.(asked.command, asked.occasion, folded.commands) ?? asked.command;
  if ('refusal' in meant) return { outcome: 'refused', revision, refusal: meant.refusal };
  const { decision, envelopes } = await decideOn(recorder, { ...asked, command: meant }, seed);
  if (decision.outcome === 'refused') return { outcome: 'refused', revision, refusal: decision.refusal };
  if (decision.outcome === 'already') return { outcome: 'already', revision, events: [] };
  const expected = revision === -1 ? 'absent' : revision;
  const context = contextOf(openly(recorder, sent, asked));
  const placed = envelopes.length === 0 ? [] : withCommand(envelopes, contextOf(sent));
  const result = await recorder.store.append(stream, expected, decision.events, context, placed);
  if (result.outcome === 'appended') {
    const answer = await answerRecorded(recorder, sent, folded, result);
    return decision.flags ? { ...answer, flags: decision.flags } : answer;
  }
  // A log that is behind what was folded has been put back to an older state.
  if (result.outcome === 'conflict' && (result.actual ?? -1) < revision) recorder.states?.evict(stream);
  return undefined;
}

/** The request with the hash of what everybody may know of it: dice could be guessed from their hash. */
function openly<Command extends Message, State, Event extends Message>(
  { keeping }: Recorder<Command, State, Event>,
  sent: RecordRequest<Command>,
  asked: AsDecided<Command, State>,
): RecordRequest<Command> {
  const command = keeping?.secrets.openPart(asked) ?? sent.command;
  return command === sent.command ? sent : { ...sent, command, payloadHash: undefined };
}

type Appended = Extract<AppendResult, { readonly outcome: 'appended' }>;

async function answerRecorded<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  { stream, commandId, occasion: { actor } }: RecordRequest<Command>,
  before: Folded<State>,
  { revision, events: atHand }: Appended,
): Promise<Extract<RecordAnswer<Event>, { readonly outcome: 'recorded' }>> {
  const newer = atHand ?? (await ofWhatMayStand(recorder.store.read(stream, before.revision + 1)));
  const events = newer.slice(0, revision - before.revision) as StoredEvent<Event>[];
  // They are at hand now: the next command need not read them again.
  const facts = events.map(({ revision: at, event }) => ({ revision: at, event, commandId, actor }));
  if (facts.length > 0) recorder.states?.keep(stream, foldOn(recorder.decider, before, facts));
  return { outcome: 'recorded', revision, events };
}

async function answerRepeat<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  request: RecordRequest<Command>,
  { first, revision }: { readonly first: Revision; readonly revision: Revision },
): Promise<RecordAnswer<Event>> {
  const { stream, commandId } = request;
  const events = await eventsOf<Event>(recorder.store, stream, commandId, first);
  if (events[0]?.meta.payloadHash === payloadHashOf(request)) return { outcome: 'already', revision, events };
  const refusal = refuse(
    'command/id-reused',
    `Command id ${commandId} was recorded before with other content: send a new command with a new id.`,
    { commandId, stream, recordedAtRevision: first },
  );
  return { outcome: 'refused', revision, refusal };
}

async function answerConflict<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  stream: string,
  { expected, revision }: { readonly expected: Revision; readonly revision: Revision },
): Promise<RecordAnswer<Event>> {
  if (expected > revision) return { outcome: 'conflict', revision, events: [] };
  const events = (await recorder.store.read(stream, expected + 1)) as readonly StoredEvent<Event>[];
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
  const { type, data } = command;
  const { occurredAt, now } = occasion;
  // In the order in which they are hashed: nothing has to be put in order.
  return digest(occurredAt === now ? { data, type } : { data, occurredAt, type });
}
