import { problem, ProblemError } from '../problems/problem.js';
import type { LogFault } from '@adjutant/seal';

export function notWorking(says: string): ProblemError {
  return new ProblemError(problem(503, 'seal/not-working', `The log is not being sealed now: ${says}.`));
}

export function unknownSize(size: number, sealed: number): ProblemError {
  return new ProblemError(
    problem(404, 'seal/unknown-size', `The log is sealed up to ${sealed} events; there is no size ${size}.`, {
      facts: { size, sealed },
    }),
  );
}

export function logDiffers(says: string, fault?: LogFault): ProblemError {
  const advice = 'Put the log back from a backup, or from the match files of those who hold them.';
  const facts = fault === undefined ? {} : { ...fault };
  return new ProblemError(
    problem(409, 'seal/log-differs', `${says}. Nothing is signed about it. ${advice}`, { facts }),
  );
}

export function packMissing(pack: string): ProblemError {
  return new ProblemError(
    problem(409, 'seal/pack-missing', `This match is played under ${pack}, which is not installed here.`, {
      facts: { pack },
    }),
  );
}
