import { type Declined, invalid } from '@adjutant/kernel';
import { isMatchId } from '../matches/match-id.js';
import { declined } from '../refusals.js';

/** The id of an event that somebody writes to; whoever sets it up chooses it, within the limits of the id of a match. */
export function tournamentId(id: string): string {
  if (isMatchId(id)) return id;
  throw invalid([
    { at: 'id', message: 'the id of an event has 1 to 100 letters, digits, dots, dashes or underscores' },
  ]);
}

export function unknownTournament(id: string): Declined {
  const named = id.slice(0, 100);
  const says = `There is no event ${JSON.stringify(named)}. Set one up with SetUpTournament.`;
  return declined('not-there', 'tournament/unknown', says, { facts: { tournament: named } });
}
