import type { MatchState } from '@adjutant/match';
import type { StoredEvent } from '@adjutant/store';
import { tellFields, type Fields, type Scope } from './field.js';
import { isUnsent, MATCH_FIELDS, RULING_FIELDS, TOURNAMENT_FIELDS } from './fields.js';
import { messageOf, Undecided, type Message } from './message.js';
import { isVoid, resultOf, tallyOf } from './tally.js';

/** A match before and after one of its events, as everybody may know it. */
export interface Step {
  readonly before: MatchState;
  readonly after: MatchState;
}

/** What becomes of an event of a match: one message about it, and one about the result where that is another one now. */
export function matchMessages(stored: StoredEvent, scope: Scope, { before, after }: Step): readonly Message[] {
  const { event, revision, meta } = stored;
  const data = tellFields(fieldsOf(MATCH_FIELDS, event.type), event.data as Members, scope);
  const { occurredAt, recordedAt, actor } = meta;
  const happened = { entry: revision, type: event.type, occurredAt, recordedAt, role: actor.role, data };
  const sent = messageOf('match-events', scope.of, stored, { ...happened, tally: tallyOf(after) });
  const [was, is] = [standingOf(before), standingOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return [sent];
  return [sent, messageOf('results', scope.of, stored, { entry: revision, recordedAt, ...is })];
}

/** What a match has come to. One that is void takes back whatever was told of it. */
function standingOf(state: MatchState) {
  return { result: resultOf(state), ...(isVoid(state) ? { void: true } : {}) };
}

/** What becomes of an event of a dispute: a message about it where it is about what is decided. */
export function rulingMessages(stored: StoredEvent, scope: Scope, dispute: string): readonly Message[] {
  if (isUnsent(stored.event.type)) return [];
  return [messageOf('rulings', scope.of, stored, { dispute, ...told(RULING_FIELDS, stored, scope) })];
}

/** What becomes of an event of a tournament: a message about it, but for what only its organizers see yet. */
export function tournamentMessages(stored: StoredEvent, scope: Scope): readonly Message[] {
  if (isUnsent(stored.event.type)) return [];
  return [messageOf('tournaments', scope.of, stored, told(TOURNAMENT_FIELDS, stored, scope))];
}

type Decided = { readonly [type: string]: Fields };

function told(decided: Decided, { event, revision: number, meta }: StoredEvent, scope: Scope) {
  const data = tellFields(fieldsOf(decided, event.type), event.data as Members, scope);
  const { occurredAt, recordedAt, actor } = meta;
  return { number, type: event.type, occurredAt, recordedAt, role: actor.role, data };
}

type Members = { readonly [member: string]: unknown };

function fieldsOf(decided: Decided, type: string): Fields {
  const fields = Object.hasOwn(decided, type) ? decided[type] : undefined;
  if (!fields) throw new Undecided(`the event ${type}`);
  return fields;
}
