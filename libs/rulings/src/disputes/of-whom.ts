import { authorize, isStranger, notAllowed, type Acting, type RequestedCommand } from '@adjutant/access';
import type { OpenedDispute } from '@adjutant/dispute';
import type { DisputeReader } from './dispute-reader.js';

/**
 * A dispute, for whoever may do this there. Whoever may not is answered the same whether there is one or not: that there is a dispute, and
 * about which match, is for its players and for staff.
 */
export async function disputeFor(
  acting: Acting,
  type: RequestedCommand['type'],
  id: string,
  disputes: DisputeReader,
): Promise<OpenedDispute> {
  const anywhere = authorize(acting, { type });
  if (anywhere === null) return disputes.exactly(id);
  if (isStranger(acting)) throw notAllowed(anywhere);
  const found = await disputes.newest(id);
  if (found.status === 'absent' || authorize(acting, { type }, { match: found.match })) throw notAllowed(anywhere);
  return found;
}
