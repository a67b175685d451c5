import type { Refusal } from '@adjutant/kernel';
import { problem, ProblemError, refusalMembers } from '../problems/problem.js';

const NOT_KNOWN: ReadonlySet<string> = new Set(['access/sign-in-first', 'access/signed-out']);

/** The answer to somebody who may not: 401 to whom the server does not know, 403 to whom it does. */
export function notAllowed(refusal: Refusal, members: object = {}): ProblemError {
  const status = NOT_KNOWN.has(refusal.code) ? 401 : 403;
  return new ProblemError(
    problem(status, refusal.code, refusal.message, { ...refusalMembers(refusal), outcome: 'refused', ...members }),
  );
}

export function isNotAllowed(error: unknown): error is ProblemError {
  return error instanceof ProblemError && [401, 403].includes(error.problem.status);
}

export function tooManyRequests(seconds: number, says: string): ProblemError {
  const wait = Math.max(1, Math.ceil(seconds));
  const detail = `${says} Try again in ${wait} s.`;
  return new ProblemError(problem(429, 'access/too-many-requests', detail, { facts: { seconds: wait } }), wait);
}
