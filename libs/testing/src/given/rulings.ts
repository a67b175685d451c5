import type { Occasion, Role } from '@adjutant/kernel';
import { decideMatch, type MatchCommand, type MatchEvent, type Remedy } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { SHELF } from './invented-shelf.js';
import { by, stateOf } from './story.js';

/** A ruling as it comes from its dispute; the actor is the server itself. */
export function rules(remedies: readonly Remedy[], role: Role = 'judge', ruling = 'ruling-1'): MatchCommand {
  const official = { id: `a-${role}`, role };
  return {
    type: 'ApplyRuling',
    data: { dispute: 'dispute-1', ruling, by: official, remedies, because: 'so ruled' },
  };
}

export const reverses = (entry: number): MatchCommand => ({
  type: 'ReverseRuling',
  data: { entry, because: 'overturned' },
});

export const SYSTEM: Occasion = by('system', 'liaison');

/** The entry that opens a ruling with so many entries. */
export function applied(entries: number, role: Role = 'judge', ruling = 'ruling-1'): MatchEvent {
  return {
    type: 'RulingApplied',
    data: { dispute: 'dispute-1', ruling, by: { id: `a-${role}`, role }, entries, because: 'so ruled' },
  };
}

/** The record with this ruling in it. */
export function ruledOn(
  events: readonly MatchEvent[],
  remedies: readonly Remedy[],
  { role = 'judge', ruling = 'ruling-1', shelf = SHELF }: { role?: Role; ruling?: string; shelf?: Shelf } = {},
): readonly MatchEvent[] {
  const decision = decideMatch(shelf, rules(remedies, role, ruling), stateOf(events, shelf), SYSTEM);
  if (decision.outcome !== 'recorded')
    throw new Error(`not ruled: ${decision.outcome === 'refused' ? decision.refusal.message : 'already so'}`);
  return [...events, ...decision.events];
}
