import type { Message } from '@adjutant/kernel';
import { Breath } from './breath.js';
import { mayStand, ofWhatMayStand } from './doubts.js';
import { decideOn } from './keeping.js';
import { hasMissed } from './missed.js';
import { newest } from './newest.js';
import type { Recorder, RecordRequest, Settled } from './record.js';

/**
 * Asks of each of several commands for one stream, on the state that those before it would leave, whether it may be sent:
 * throws what `settle` throws, and tells `at` of which. Nothing is recorded, and nothing is promised: others may write first,
 * and each command is asked again where it is recorded. It ends where a command would not be recorded, as the list does.
 */
export async function rehearse<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  requests: readonly RecordRequest<Command, State, Event>[],
  at: (index: number) => void,
): Promise<void> {
  const rehearsed = askEach(recorder, requests, at);
  await (requests.some((request) => mayStand(recorder, request)) ? ofWhatMayStand(rehearsed) : rehearsed);
}

async function askEach<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  requests: readonly RecordRequest<Command, State, Event>[],
  at: (index: number) => void,
): Promise<void> {
  const [first] = requests;
  if (!first) return;
  const { commands, revision, state } = await newest(recorder, first.stream);
  let reached: Reached<State> | undefined = { state, revision };
  const breath = new Breath();
  for (const [index, request] of requests.entries()) {
    await breath.take();
    if (!reached) return;
    at(index);
    const repeated = commands.has(request.commandId);
    const settled: Settled<Command, State, Event> | undefined = await request.settle?.(reached.state, repeated);
    if (!repeated) reached = await after(recorder, request, settled, reached);
  }
}

interface Reached<State> {
  readonly state: State;
  readonly revision: number;
}

/** What a command would lead to; undefined where it would not be recorded. */
async function after<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  { stream, command, occasion, expectedRevision }: RecordRequest<Command, State, Event>,
  { actor = occasion.actor, decide = recorder.decider.decide, besides }: Partial<Settled<Command, State, Event>> = {},
  { state, revision }: Reached<State>,
): Promise<Reached<State> | undefined> {
  if (await hasMissed(recorder, stream, expectedRevision, revision)) return undefined;
  const asked = { stream, command, state, occasion: { ...occasion, ...besides, actor } };
  if (recorder.keeping?.secrets.bar(asked)) return undefined;
  const deciding = { ...recorder, decider: { ...recorder.decider, decide } };
  const { decision } = await decideOn(deciding, asked, recorder.keeping?.seed() ?? '');
  if (decision.outcome !== 'recorded') return decision.outcome === 'already' ? { state, revision } : undefined;
  const told = decision.events.reduce((before, event) => recorder.decider.evolve(before, event, actor), state);
  return { state: told, revision: revision + decision.events.length };
}
