import { invalid, type Declined } from '@adjutant/kernel';
import { isMatchId } from '@adjutant/event';
import { declined } from '../refusals.js';

/** The id of a dispute that somebody writes to; whoever calls the judge chooses it, in the shape of the ids of matches. */
export function disputeId(id: string): string {
  if (isMatchId(id)) return id;
  const says = 'the id of a dispute has 1 to 100 letters, digits, dots, dashes or underscores';
  throw invalid([{ at: 'id', message: says }]);
}

export function unknownDispute(id: string): Declined {
  const dispute = id.slice(0, 100);
  const says = `There is no dispute ${JSON.stringify(dispute)}. Open one with CallJudge.`;
  return declined('not-there', 'dispute/unknown', says, { facts: { dispute } });
}
