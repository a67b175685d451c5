import type { Actor, EventKind } from '@adjutant/kernel';
import type { Shelf } from '@adjutant/rules';
import { MATCH_EVENT_SCHEMAS, MATCH_EVENTS, type MatchEvent } from '../events.js';
import { versionsOf } from '../versions.js';
import { advance } from './advance.js';
import type { MatchState } from './state.js';

type Kinds = {
  readonly [Type in MatchEvent['type']]: EventKind<MatchState, Extract<MatchEvent, { readonly type: Type }>, Shelf>;
};

const evolve = (state: MatchState, event: MatchEvent, shelf: Shelf, author?: Actor): MatchState =>
  advance(shelf, state, event, author).state;

/** Every event of a match: what it looks like, its versions, and what it does, which is its line in the table of `lines.ts`. */
export function matchEventKinds(): Kinds {
  const kinds = MATCH_EVENTS.map((type) => {
    return [type, { schema: MATCH_EVENT_SCHEMAS[type], versions: versionsOf(type), evolve }] as const;
  });
  return Object.fromEntries(kinds) as unknown as Kinds;
}
