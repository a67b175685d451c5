import { Declined, refusalMembers, type Refusal } from '@adjutant/kernel';

const NOT_KNOWN: ReadonlySet<string> = new Set(['access/sign-in-first', 'access/signed-out']);

/** The answer to somebody who may not: 401 to whom the server does not know, 403 to whom it does. */
export function notAllowed(refusal: Refusal, members: object = {}): Declined {
  const why = NOT_KNOWN.has(refusal.code) ? 'not-known' : 'not-allowed';
  const told = { ...refusalMembers(refusal), outcome: 'refused', ...members };
  return new Declined(why, refusal.code, refusal.message, told);
}

export function tooManyRequests(seconds: number, says: string): Declined {
  const wait = Math.max(1, Math.ceil(seconds));
  const detail = `${says} Try again in ${wait} s.`;
  return new Declined('too-often', 'access/too-many-requests', detail, { facts: { seconds: wait } }, wait);
}
