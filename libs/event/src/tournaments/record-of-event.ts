import { fold } from '@adjutant/kernel';
import { ABSENT_TOURNAMENT, evolveTournament, type Entered, type OpenedTournament } from '@adjutant/tournament';
import type { StoredTournament } from './tournament-reader.js';

export function enteredIn(stored: StoredTournament): readonly Entered[] {
  return stored.map(({ event, revision, meta }) => ({ event, revision, at: meta.occurredAt, by: meta.actor }));
}

const OF_SHEETS: readonly string[] = ['RoundDrafted', 'DraftEdited', 'PublicationChanged'];

/** The event as it stood when the sheet of a round was last drawn or changed; undefined where it never was. */
export function sheetStood(record: readonly Entered[], round: number): OpenedTournament | undefined {
  const at = record.findLastIndex(
    ({ event: { type, data } }) => OF_SHEETS.includes(type) && 'round' in data && data.round === round,
  );
  return stateOf(record.slice(0, at + 1));
}

/** What a record comes to; undefined where it sets no event up. */
export function stateOf(record: readonly Entered[]): OpenedTournament | undefined {
  const decider = { initial: ABSENT_TOURNAMENT, evolve: evolveTournament };
  const state = fold(
    decider,
    record.map(({ event }) => event),
  );
  return state.status === 'absent' ? undefined : state;
}
