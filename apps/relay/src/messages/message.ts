import type { StoredEvent } from '@adjutant/store';

/** The topics without their prefix, each with the version of what is written to it. */
export const SCHEMAS = {
  'match-events': 'adjutant.match-events/1',
  rulings: 'adjutant.rulings/1',
  results: 'adjutant.results/1',
} as const;

export type Topic = keyof typeof SCHEMAS;

/** What goes to the broker. All of one match have the same key, and so stand in one partition in their order. */
export interface Message {
  readonly topic: Topic;
  /** Id of the match. */
  readonly key: string;
  /** JSON in UTF-8. */
  readonly value: string;
  readonly headers: Headers;
}

/** By these consumers tell a double from something new without looking into the message. */
export interface Headers {
  /** Opaque place in the log. */
  readonly position: string;
  readonly 'event-id': string;
  /** Of the event in its stream: of the match, or of the dispute for a ruling. */
  readonly revision: string;
  readonly schema: string;
}

export function messageOf(
  topic: Topic,
  match: string,
  { position, revision, meta }: StoredEvent,
  body: object,
): Message {
  const schema = SCHEMAS[topic];
  return {
    topic,
    key: match,
    value: JSON.stringify({ schema, match, ...body }),
    headers: { position, 'event-id': meta.eventId, revision: String(revision), schema },
  };
}

/** An event that nobody has decided about: it is not sent, and not passed over either. */
export class Undecided extends Error {
  override readonly name = 'Undecided';

  constructor(readonly what: string) {
    super(`nobody has decided yet what of ${what} may be sent: use a newer build of the relay`);
  }
}
