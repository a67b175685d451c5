import type { Decision } from './decider.js';
import type { JsonObject } from './json.js';
import type { Message, Occasion } from './message.js';
import type { Refusal } from './refusal.js';

/** What only some may know. The record holds the commitment in its place; this is kept beside the record. */
export interface Envelope {
  /** The commitment: 64 hex digits that stand in the record. */
  readonly sealed: string;
  /** Whose secret it is. */
  readonly owner: string;
  readonly salt: string;
  /** The members of the event that are hidden. */
  readonly holds: JsonObject;
}

/** An envelope, and the name of the place that keeps it. */
export interface Kept {
  readonly place: string;
  readonly envelope: Envelope;
}

/** A command of which not everything may stand in the record. */
export interface SecretRequest<Command extends Message, State> {
  readonly stream: string;
  readonly command: Command;
  readonly state: State;
  readonly occasion: Occasion;
}

/** A decision whose events may be read by everybody, and the envelopes of what they leave out. */
export interface SealedDecision<Event extends Message> {
  readonly decision: Decision<Event>;
  readonly envelopes: readonly Kept[];
}

/** How a context keeps secrets. Pure: envelopes are read, and chance is drawn, by whoever calls. */
export interface Secrets<Command extends Message, State, Event extends Message> {
  /** Where the envelopes are that have to be read before anything is decided; nowhere where nothing is secret. */
  places(stream: string, state: State): readonly string[];
  /** Why this actor may not even ask; null where nothing stands against it. Says nothing of what is secret. */
  bar(request: SecretRequest<Command, State>): Refusal | null;
  /** The command without what is secret in it: this is what the hash of its payload rests on. */
  openPart(request: SecretRequest<Command, State>): Command;
  /** `seed`: at least 128 bits of chance, in hex. */
  decide(request: SecretRequest<Command, State>, envelopes: readonly Envelope[], seed: string): SealedDecision<Event>;
}
