import type { JsonObject, Reason, Refusal } from '@adjutant/kernel';

/** An RFC 9457 problem with what this API adds to every one: a stable code. Further members depend on the code. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly instance?: string;
  readonly [member: string]: unknown;
}

/** One thing that is wrong with a request, and where: `data.player`, `[3].commandId`. */
export interface Fault {
  readonly at: string;
  readonly message: string;
}

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
export function problem(status: number, code: string, detail: string, members: JsonObject | object = {}): Problem {
  return { type: `urn:adjutant:problem:${code}`, title: TITLES[status] ?? 'Problem', status, detail, code, ...members };
}

export function refusalMembers({ facts, cites, reasons }: Refusal): {
  facts: JsonObject;
  cites: Reason['cites'];
  reasons: readonly Reason[];
} {
  return { facts, cites, reasons };
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

export function invalid(faults: readonly Fault[]): ProblemError {
  const [first] = faults;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const where = first ? `${first.at || 'the body'}: ${first.message}${more}` : 'The request is not valid';
  return new ProblemError(problem(400, 'request/invalid', `${where}.`, { errors: faults }));
}

export function unknownMatch(id: string): ProblemError {
  return new ProblemError(
    problem(404, 'match/unknown', `There is no match ${JSON.stringify(id.slice(0, 100))}. Open one with OpenMatch.`, {
      facts: { match: id.slice(0, 100) },
    }),
  );
}

export function notJsonType(): Problem {
  return problem(415, 'request/not-json-type', 'Send the body as content-type: application/json.');
}
