import { type Declined, invalid } from '@adjutant/kernel';
import { declined } from '../refusals.js';

const MATCH_ID = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/;

export function isMatchId(id: string): boolean {
  return MATCH_ID.test(id);
}

/** The id of a match that somebody writes to; they choose it, within limits. */
export function matchId(id: string): string {
  if (isMatchId(id)) return id;
  throw invalid([{ at: 'id', message: 'the id of a match has 1 to 100 letters, digits, dots, dashes or underscores' }]);
}

export function unknownMatch(id: string): Declined {
  const says = `There is no match ${JSON.stringify(id.slice(0, 100))}. Open one with OpenMatch.`;
  return declined('not-there', 'match/unknown', says, { facts: { match: id.slice(0, 100) } });
}
