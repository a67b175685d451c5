import * as shape from './schema/answer-shapes.js';
/** A command asks (imperative: `UseStratagem`); an event states what happened (past tense: `StratagemUsed`). Both are plain JSON. */
export interface Message<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** Zero-based place of an event in its stream; a match's players call it the entry number. */
export type Revision = number;

export const ROLES = ['player', 'scorekeeper', 'judge', 'head-judge', 'organizer', 'spectator', 'system'] as const;

export const Role = shape.oneOf(ROLES);
export type Role = shape.Static<typeof Role>;

/** Who acts, in which role. The id names a person that is kept outside the log. */
export const Actor = shape.named('Actor', shape.closed({ id: shape.text(), role: Role }));
export type Actor = shape.Static<typeof Actor>;

/** Everything about a command that is not in the command: read once at the edge and handed in. Times are ISO 8601 in UTC. */
export const Occasion = shape.named(
  'Occasion',
  shape.closed({
    now: shape.says('When the server received the command.', shape.text()),
    occurredAt: shape.says(
      'When it happened at the table; the same as `now` unless somebody writes late.',
      shape.text(),
    ),
    actor: Actor,
  }),
);
export type Occasion = shape.Static<typeof Occasion>;
