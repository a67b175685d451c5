import { Declined, kindOf, refusalMembers, type Refusal } from '@adjutant/kernel';
import { ACCESS_REFUSALS, declined } from './refusals.js';

/** The answer to somebody who may not: 401 to whom the server does not know, 403 to whom it does. */
export function notAllowed(refusal: Refusal, members: object = {}): Declined {
  const why = kindOf(ACCESS_REFUSALS, refusal.code)?.why ?? 'not-allowed';
  const told = { ...refusalMembers(refusal), outcome: 'refused', ...members };
  return new Declined(why, refusal.code, refusal.message, told);
}

export function tooManyRequests(seconds: number, says: string): Declined {
  const wait = Math.max(1, Math.ceil(seconds));
  const detail = `${says} Try again in ${wait} s.`;
  return declined('too-often', 'access/too-many-requests', detail, { facts: { seconds: wait } }, wait);
}
