import * as is from './schema/is.js';
import type { Static } from './schema/schema.js';

/** A command asks (imperative: `UseStratagem`); an event states what happened (past tense: `StratagemUsed`). Both are plain JSON. */
export interface Message<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** Zero-based place of an event in its stream; a match's players call it the entry number. */
export type Revision = number;

export const ROLES = [
  'player',
  'scorekeeper',
  'judge',
  'head-judge',
  'organizer',
  'spectator',
  'system',
  'table',
] as const;

export const Role = is.oneOf(ROLES);
export type Role = Static<typeof Role>;

/** Whether a player spoke: at a seat of their own, or at the device that holds both seats of the table. */
export function isOfPlayer(role: Role): boolean {
  return role === 'player' || role === 'table';
}

/** Who acts, in which role. The id names a person that is kept outside the log. */
export const Actor = is.object({ id: is.anyText(), role: Role }, { name: 'Actor' });
export type Actor = Static<typeof Actor>;

/** Everything about a command that is not in the command: read once at the edge and handed in. Times are ISO 8601 in UTC. */
export const Occasion = is.object(
  {
    now: is.anyText({ says: 'When the server received the command.' }),
    occurredAt: is.anyText({ says: 'When it happened at the table; the same as `now` unless somebody writes late.' }),
    actor: Actor,
  },
  { name: 'Occasion' },
);
export type Occasion = Static<typeof Occasion>;
