import type { Decider, Kept, Message, SealedDecision, SecretRequest, Secrets } from '@adjutant/kernel';
import { keepEnvelopes, readEnvelopes } from './envelopes.js';
import type { CommandContext, EventStore } from './port.js';

/** What a context needs for keeping secrets. */
export interface Keeping<Command extends Message, State, Event extends Message> {
  readonly secrets: Secrets<Command, State, Event>;
  /** At least 128 bits of chance, in hex; drawn anew for each command. */
  readonly seed: () => string;
}

interface Keeper<Command extends Message, State, Event extends Message> {
  readonly store: EventStore;
  readonly decider: Decider<Command, State, Event>;
  readonly keeping?: Keeping<Command, State, Event>;
}

/** Decides a command, with the envelopes at hand where anything is secret. */
export async function decideOn<Command extends Message, State, Event extends Message>(
  { store, decider, keeping }: Keeper<Command, State, Event>,
  asked: SecretRequest<Command, State>,
  seed: string,
): Promise<SealedDecision<Event>> {
  const { command, state, occasion, stream } = asked;
  if (!keeping) return { decision: decider.decide(command, state, occasion), envelopes: [] };
  const streams = keeping.secrets.kept(stream, state);
  const envelopes = await Promise.all(streams.map((place) => readEnvelopes(store, place)));
  return keeping.secrets.decide(asked, envelopes.flat(), seed);
}

/** Envelopes are kept before the commitments are recorded: a commitment that nobody can open must not stand in a record. */
export async function keepAll(store: EventStore, envelopes: readonly Kept[], context: CommandContext): Promise<void> {
  for (const { stream, envelope } of envelopes) await keepEnvelopes(store, stream, [envelope], context);
}

/** Whether the command was recorded before with the same open part, but another secret one. */
export async function isOtherSecret<Command extends Message, State, Event extends Message>(
  { store, keeping }: Keeper<Command, State, Event>,
  asked: SecretRequest<Command, State>,
  commandId: string,
  payloadHash: string,
): Promise<boolean> {
  if (!keeping || keeping.secrets.openPart(asked) === asked.command) return false;
  const streams = keeping.secrets.kept(asked.stream, asked.state);
  const kept = (await Promise.all(streams.map((stream) => store.read(stream)))).flat();
  const own = kept.filter(({ meta }) => meta.causationId === commandId);
  return own.length > 0 && own.every(({ meta }) => meta.payloadHash !== payloadHash);
}
