import { namedId, type Envelope } from '@adjutant/kernel';
import type { CommandContext, EventStore } from './port.js';

/** The event in which an envelope stands, in a stream beside the record that holds its commitment. */
export const ENVELOPE_KEPT = 'EnvelopeKept';

/** More processes than this do not race for the envelopes of one side of one match. */
const MOST_ATTEMPTS = 50;

/** Somebody else kept writing to the stream of envelopes first. */
const busy = (stream: string): Error => new Error(`${stream} is busy: send the command again`);

/**
 * Keeps envelopes before the events that hold their commitments are recorded. One that is kept already is not kept twice,
 * so that a command may be sent again after a crash in between. An envelope whose commitment never gets into a record is
 * never looked at: envelopes are found by their commitments.
 */
export async function keepEnvelopes(
  store: EventStore,
  stream: string,
  envelopes: readonly Envelope[],
  context: CommandContext,
): Promise<void> {
  for (const envelope of envelopes) {
    const commandId = namedId(`${context.commandId}/${envelope.sealed}`);
    await keepOne(store, stream, envelope, { ...context, commandId, causationId: context.commandId });
  }
}

async function keepOne(
  store: EventStore,
  stream: string,
  { sealed, owner, salt, holds }: Envelope,
  context: CommandContext,
): Promise<void> {
  const event = { type: ENVELOPE_KEPT, data: { sealed, owner, salt, holds } };
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const last = (await store.readFacts(stream)).at(-1)?.revision;
    const { outcome } = await store.append(stream, last ?? 'absent', [event], context);
    if (outcome !== 'conflict') return;
  }
  throw busy(stream);
}

/** Every envelope in a stream, oldest first; none where there is no such stream. */
export async function readEnvelopes(store: EventStore, stream: string): Promise<readonly Envelope[]> {
  const facts = await store.readFacts(stream);
  return facts.filter(({ event }) => event.type === ENVELOPE_KEPT).map(({ event }) => event.data as Envelope);
}
