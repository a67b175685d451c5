import { problem, ProblemError } from '../problems/problem.js';

const COME_AGAIN_S = 3;

export function comeAgain(says: string): ProblemError {
  const detail = `${says} Ask again in ${COME_AGAIN_S} s.`;
  return new ProblemError(problem(503, 'server/busy', detail, { facts: { seconds: COME_AGAIN_S } }), COME_AGAIN_S);
}
