import { Declined, type JsonObject, type Why } from '@adjutant/kernel';
import type { Problem } from '../describing/problem-schema.js';
import type { EdgeCode } from './refusals.js';

export type { Problem };
export { invalid, refusalMembers, type Fault } from '@adjutant/kernel';

const TITLES: { readonly [status: number]: string } = {
  400: 'The request cannot be understood',
  401: 'Sign in first',
  403: 'Not yours to do',
  404: 'Not found',
  405: 'Not allowed here',
  406: 'Not acceptable',
  408: 'Too slow',
  409: 'The record says otherwise',
  413: 'Too large',
  414: 'The address is too long',
  415: 'Not a format that is read here',
  417: 'Not to be expected here',
  422: 'Refused by the rules or the record',
  429: 'Too many requests',
  431: 'Too large',
  500: 'Something went wrong in the server',
  503: 'Not available now',
};

/** Type URIs are tags: they name a problem and lead nowhere. The code is the same name for programs. */
export function problem(status: number, code: EdgeCode, detail: string, members: JsonObject | object = {}): Problem {
  return problemOf(status, code, detail, members);
}

/** The same of a code that a library has refused with. */
export function problemOf(status: number, code: string, detail: string, members: JsonObject | object = {}): Problem {
  return { type: `urn:adjutant:problem:${code}`, title: TITLES[status] ?? 'Problem', status, detail, code, ...members };
}

/** Thrown wherever a request cannot be answered as asked; the filter turns it into the answer. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly problem: Problem,
    readonly retryAfterSeconds?: number,
  ) {
    super(problem.detail);
  }
}

export const STATUS: { readonly [W in Why]: number } = {
  invalid: 400,
  'not-known': 401,
  'not-allowed': 403,
  'not-there': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-kind': 415,
  'ruled-out': 422,
  'too-often': 429,
  'not-now': 503,
};

/** What is answered to something that was thrown on purpose, here or in a library that knows nothing of HTTP. */
export function problemIn(thrown: unknown): Pick<ProblemError, 'problem' | 'retryAfterSeconds'> | undefined {
  if (thrown instanceof ProblemError) return thrown;
  if (!(thrown instanceof Declined)) return undefined;
  const { why, code, message, members, retryAfterSeconds } = thrown;
  const said = problemOf(STATUS[why], code, message, members);
  return retryAfterSeconds === undefined ? { problem: said } : { problem: said, retryAfterSeconds };
}

/** Whether somebody is kept from something because of who they are. */
export function isNotAllowed(thrown: unknown): boolean {
  return [401, 403].includes(problemIn(thrown)?.problem.status ?? 0);
}

export function notJsonType(): Problem {
  return problem(415, 'request/not-json-type', 'Send the body as content-type: application/json.');
}
