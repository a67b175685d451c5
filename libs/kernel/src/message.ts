/** A command asks (imperative: `UseStratagem`); an event states what happened (past tense: `StratagemUsed`). Both are plain JSON. */
export interface Message<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** Zero-based place of an event in its stream; a match's players call it the entry number. */
export type Revision = number;

export const ROLES = ['player', 'scorekeeper', 'judge', 'head-judge', 'organizer', 'spectator', 'system'] as const;

export type Role = (typeof ROLES)[number];

/** Who acts, in which role. The id names a person that is kept outside the log. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
}

/** Everything about a command that is not in the command: read once at the edge and handed in. Times are ISO 8601 in UTC. */
export interface Occasion {
  /** When the server received the command. */
  readonly now: string;
  /** When it happened at the table; the same as `now` unless somebody writes late. */
  readonly occurredAt: string;
  readonly actor: Actor;
}
