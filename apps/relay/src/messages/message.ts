import type { StoredEvent } from '@adjutant/store';

/** The topics without their prefix, each with the version of what is written to it. */
export const SCHEMAS = {
  'match-events': 'adjutant.match-events/1',
  rulings: 'adjutant.rulings/1',
  results: 'adjutant.results/1',
  tournaments: 'adjutant.tournaments/1',
} as const;

export type Topic = keyof typeof SCHEMAS;

/** What the messages of a topic are about: their key is its id. */
export const ABOUT = {
  'match-events': 'match',
  rulings: 'match',
  results: 'match',
  tournaments: 'tournament',
} as const satisfies { readonly [topic in Topic]: string };

/** What goes to the broker. All about one match or event have the same key, and so stand in one partition in their order. */
export interface Message {
  readonly topic: Topic;
  /** Id of the match, or of the event of the hall. */
  readonly key: string;
  /** JSON in UTF-8. */
  readonly value: string;
  readonly headers: Headers;
}

/** By these consumers tell a double from something new without looking into the message. */
export type Headers = {
  /** Opaque place in the log. */
  readonly position: string;
  readonly 'event-id': string;
  /** Of the event in its stream: of the match, of the dispute for a ruling, or of the tournament. */
  readonly revision: string;
  readonly schema: string;
};

export function messageOf(topic: Topic, key: string, { position, revision, meta }: StoredEvent, body: object): Message {
  const schema = SCHEMAS[topic];
  return {
    topic,
    key,
    value: JSON.stringify({ schema, [ABOUT[topic]]: key, ...body }),
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
