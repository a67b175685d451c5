import { foldAuthored, type Actor, type Message, type Revision } from '@adjutant/kernel';
import { CommandsSeen } from './commands-seen.js';
import { BrokenChain } from './errors.js';
import type { BareEvent, EventStore } from './port.js';
import type { Recorder, StreamOrigin } from './record.js';
import type { Folded } from './state-cache.js';
import { bareOf } from './verified-read.js';

/** Whoever wrote an entry that nobody here vouches for: some onlooker, whatever the entry says. */
export const ELSEWHERE: Actor = { id: 'elsewhere', role: 'spectator' };

export const RECORDED_HERE: StreamOrigin = { unknown: 0, covered: 0 };

/** The state of the stream as the log has it now, for a command: it was seen to be what was once written. */
export async function newest<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  stream: string,
): Promise<Folded<State>> {
  const cached = recorder.states?.get(stream);
  const folded = await foldedOn(recorder, stream, cached);
  if (isMore(folded, cached)) recorder.states?.keep(stream, folded);
  return folded;
}

/** The same for whoever only looks: a command that comes next need not read again what was verified here. */
export async function newestRead<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  stream: string,
): Promise<Folded<State>> {
  const cached = recorder.states?.look(stream);
  const folded = await foldedOn(recorder, stream, cached);
  if (isMore(folded, cached)) recorder.states?.keepRead(stream, folded);
  return folded;
}

const isMore = (folded: Folded<unknown>, than: Folded<unknown> | undefined): boolean =>
  folded.revision > (than?.revision ?? -1);

async function foldedOn<Command extends Message, State, Event extends Message>(
  recorder: Recorder<Command, State, Event>,
  stream: string,
  cached: Folded<State> | undefined,
): Promise<Folded<State>> {
  const known = cached ?? { state: recorder.decider.initial, revision: -1, commands: CommandsSeen.none };
  const facts = await factsBehind(recorder, stream, cached?.revision);
  if (facts.length === 0) return known;
  const origin = cached ? RECORDED_HERE : ((await recorder.origin?.(stream)) ?? RECORDED_HERE);
  return foldOn(recorder.decider, known, facts.map(vouchedFor(origin)));
}

/** What stands behind a revision that is at hand, or all of a stream. What may be kept at hand is what was once written. */
async function factsBehind<Command extends Message, State, Event extends Message>(
  { store, states }: Recorder<Command, State, Event>,
  stream: string,
  known: Revision | undefined,
): Promise<readonly BareEvent[]> {
  if (!states) return store.readBare(stream, 0);
  if (known === undefined) return verifiedFacts(store, stream, 0);
  // Nearly always nothing was written since by others.
  if ((await store.readBare(stream, known + 1)).length === 0) return [];
  // It is chained to what was verified here last: everything before is not followed again.
  return (await verifiedFacts(store, stream, known)).filter(({ revision }) => revision > known);
}

/** The very entries whose hashes were worked out; throws where one of them is not what was once written. */
async function verifiedFacts(store: EventStore, stream: string, from: Revision): Promise<readonly BareEvent[]> {
  const read = await store.readVerified(stream, from);
  if (!read.intact) throw new BrokenChain(stream, read.revision, read.reason);
  return read.events.map(bareOf);
}

/** A state with more of its stream. What was folded before stays as it was: others may hold it. */
export function foldOn<Command extends Message, State, Event extends Message>(
  decider: Recorder<Command, State, Event>['decider'],
  known: Folded<State>,
  facts: readonly Pick<BareEvent, 'revision' | 'event' | 'commandId' | 'actor'>[],
): Folded<State> {
  const entries = facts.map(({ event, actor }) => ({ event: event as Event, by: actor }));
  return {
    state: foldAuthored(decider, entries, known.state),
    revision: facts.at(-1)?.revision ?? known.revision,
    commands: known.commands.followedBy(facts),
  };
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
