import type { Actor, Message, Revision } from '@adjutant/kernel';
import { CommandsSeen } from './commands-seen.js';
import { BrokenChain } from './errors.js';
import type { BareEvent } from './port.js';
import type { Recorder, StreamOrigin } from './record.js';
import type { Folded } from './state-cache.js';

/** Whoever wrote an entry that nobody here vouches for: some onlooker, whatever the entry says. */
export const ELSEWHERE: Actor = { id: 'elsewhere', role: 'spectator' };

export const RECORDED_HERE: StreamOrigin = { unknown: 0, covered: 0 };

/** The state of the stream as the log has it now, for a command: it was seen to be what was once written. */
export async function newest<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  stream: string,
): Promise<Folded<State>> {
  const { folded, verified } = await foldedOn(recorder, stream, recorder.states?.get(stream));
  if (verified) recorder.states?.keep(stream, folded);
  return folded;
}

/** The same for whoever only looks: a command that comes next need not read again what was verified here. */
export async function newestRead<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  stream: string,
): Promise<Folded<State>> {
  const { folded, verified } = await foldedOn(recorder, stream, recorder.states?.look(stream));
  if (verified) recorder.states?.keepRead(stream, folded);
  return folded;
}

interface Pass<State> {
  readonly folded: Folded<State>;
  /** Whether the chain was followed to the end of what was folded here, in this very pass. */
  readonly verified: boolean;
}

async function foldedOn<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  stream: string,
  cached: Folded<State> | undefined,
): Promise<Pass<State>> {
  const { store, states } = recorder;
  // The first time that this process takes a stream up it looks whether the stream is what was once written.
  const before = states && !cached ? await intactEvents(recorder, stream, 0) : 0;
  const known = cached ?? { state: recorder.decider.initial, revision: -1, commands: CommandsSeen.none };
  const facts = await store.readBare(stream, known.revision + 1);
  if (facts.length === 0) return { folded: known, verified: false };
  const origin = cached ? RECORDED_HERE : ((await recorder.origin?.(stream)) ?? RECORDED_HERE);
  const folded = foldOn(recorder.decider, known, facts.map(vouchedFor(origin)));
  if (!states) return { folded, verified: false };
  // What others have written since is chained to what was verified here last: everything before is not followed again.
  const events = cached ? await intactEvents(recorder, stream, Math.max(0, known.revision)) : before;
  return { folded, verified: events > folded.revision };
}

/** How many events of a stream are what was once written; throws where one of them is not. */
async function intactEvents<Command extends Message, State, Event extends Message>(
  { store }: Recorder<Command, State, Event>,
  stream: string,
  from: Revision,
): Promise<number> {
  const report = await store.verifyChain(stream, from);
  if (!report.intact) throw new BrokenChain(stream, report.revision, report.reason);
  return report.events;
}

/** A state with more of its stream. What was folded before stays as it was: others may hold it. */
export function foldOn<Command extends Message, State, Event extends Message>(
  decider: Recorder<Command, State, Event>['decider'],
  known: Folded<State>,
  facts: readonly Pick<BareEvent, 'revision' | 'event' | 'commandId' | 'actor'>[],
): Folded<State> {
  let { state, revision } = known;
  for (const fact of facts) {
    state = decider.evolve(state, fact.event as Event, fact.actor);
    revision = fact.revision;
  }
  return { state, revision, commands: known.commands.followedBy(facts) };
}

/** Entries with authors as far as they are anybody here: none that nobody vouches for, and in a covered one none of ours. */
export function vouchedFor({
  unknown,
  covered,
}: StreamOrigin): <One extends Pick<BareEvent, 'revision' | 'actor'>>(fact: One) => One {
  return (fact) => {
    if (fact.revision < unknown) return { ...fact, actor: ELSEWHERE };
    if (fact.revision >= covered) return fact;
    return { ...fact, actor: { ...fact.actor, id: idElsewhere(fact.actor.id) } };
  };
}

/** The id of somebody of another place. It begins with what no id here may hold, so that nobody here has it. */
export function idElsewhere(id: string): string {
  return `\u2060${id}`;
}
