import type { Refusal } from '@adjutant/kernel';
import { problem, ProblemError, refusalMembers } from '../problems/problem.js';

const NOT_KNOWN: ReadonlySet<string> = new Set(['access/sign-in-first']);

/** The answer to somebody who may not: 401 to whom the server does not know, 403 to whom it does. */
export function notAllowed(refusal: Refusal, members: object = {}): ProblemError {
  const status = NOT_KNOWN.has(refusal.code) ? 401 : 403;
  return new ProblemError(
    problem(status, refusal.code, refusal.message, { ...refusalMembers(refusal), outcome: 'refused', ...members }),
  );
}
