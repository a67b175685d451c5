import type {
  Decider,
  Envelope,
  Kept,
  Message,
  Revision,
  SealedDecision,
  SecretRequest,
  Secrets,
} from '@adjutant/kernel';
import type { CommandContext, EventStore, KeptEnvelope, PlacedEnvelope } from './port.js';

/** What a context needs for keeping secrets. */
export interface Keeping<Command extends Message, State, Event extends Message> {
  readonly secrets: Secrets<Command, State, Event>;
  /** At least 128 bits of chance, in hex; drawn anew for each command. */
  readonly seed: () => string;
  /** Decides as `secrets` does, where something goes into it that is worked out elsewhere first; left out where nothing does. */
  decide?(
    request: SecretRequest<Command, State>,
    envelopes: readonly Envelope[],
    seed: string,
  ): Promise<SealedDecision<Event>>;
}

interface DecidingWithSecrets<Command extends Message, State, Event extends Message> {
  readonly store: EventStore;
  readonly decider: Decider<Command, State, Event>;
  readonly keeping?: Keeping<Command, State, Event>;
}

/** Decides a command, with the envelopes at hand where anything is secret. */
export async function decideOn<Command extends Message, State, Event extends Message>(
  { store, decider, keeping }: DecidingWithSecrets<Command, State, Event>,
  asked: SecretRequest<Command, State>,
  seed: string,
): Promise<SealedDecision<Event>> {
  const { command, state, occasion } = asked;
  if (!keeping) return { decision: decider.decide(command, state, occasion), envelopes: [] };
  const kept = await readAll(store, keeping, asked);
  const envelopes = kept.map(({ envelope }) => envelope);
  return keeping.decide ? keeping.decide(asked, envelopes, seed) : keeping.secrets.decide(asked, envelopes, seed);
}

/** The envelopes of a decision, with the command that they came with. */
export function withCommand(
  envelopes: readonly Kept[],
  { commandId, payloadHash }: CommandContext,
): readonly PlacedEnvelope[] {
  return envelopes.map(({ place, envelope }) => ({ place, envelope, commandId, payloadHash }));
}

/**
 * Whether the command was recorded before with the same open part, but another secret one. Only who sent it first is told:
 * to anybody else that would confirm guesses.
 */
export async function isOtherSecret<Command extends Message, State, Event extends Message>(
  { store, keeping }: DecidingWithSecrets<Command, State, Event>,
  asked: SecretRequest<Command, State>,
  { commandId, payloadHash, first }: Pick<CommandContext, 'commandId' | 'payloadHash'> & { readonly first: Revision },
): Promise<boolean> {
  if (!keeping || keeping.secrets.openPart(asked) === asked.command) return false;
  const [recorded] = await store.read(asked.stream, first, 1);
  if (recorded?.meta.actor.id !== asked.occasion.actor.id) return false;
  const own = (await readAll(store, keeping, asked)).filter((one) => one.commandId === commandId);
  return own.length > 0 && own.every((one) => one.payloadHash !== payloadHash);
}

async function readAll<Command extends Message, State, Event extends Message>(
  store: EventStore,
  { secrets }: Keeping<Command, State, Event>,
  { stream, state }: SecretRequest<Command, State>,
): Promise<readonly KeptEnvelope[]> {
  const places = secrets.places(stream, state);
  // Most records keep no secrets.
  if (places.length === 0) return [];
  return (await Promise.all(places.map((place) => store.envelopes(place)))).flat();
}
