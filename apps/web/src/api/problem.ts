import type { Fault, JsonObject, Reason, Refusal } from '@adjutant/kernel';

/** What a refusal rests on, and every reason of it where there are several. */
export type Refused = Pick<Refusal, 'facts' | 'reasons'>;

/** A problem as the server states it (RFC 9457), or what the browser knows when there was no answer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /** What is wrong with members of what was sent. */
  faults: readonly Fault[] = [];

  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly code: string | null,
    readonly refusal: Refused = { facts: {}, reasons: [] },
  ) {
    super(detail === '' ? title : detail);
  }
}

/** Whether our server has said nothing of it: what that says has a code. */
export function isUnreached(error: unknown): boolean {
  return !(error instanceof Problem) || error.code === null;
}

const host = (globalThis as { readonly location?: Location }).location?.hostname ?? 'localhost';
const check = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)
  ? 'that it is running on this machine (npm start)'
  : 'the network of this device';
export const NO_ANSWER = `The Adjutant server does not answer. Check ${check}, then try again.`;

/** The server's own words where it sent some, and otherwise what the status means. */
export function problemOf(status: number, text: string): Problem {
  const body = parsed(text);
  const word = (key: string): string | null => (typeof body[key] === 'string' ? body[key] : null);
  const unreachable = status === 502 || status === 504 || (status === 500 && text === '');
  const detail =
    word('detail') ?? word('message') ?? (unreachable ? NO_ANSWER : `The server answered with status ${status}.`);
  const problem = new Problem(status, word('title') ?? 'The request failed', detail, word('code'), refusalIn(body));
  if (Array.isArray(body['errors'])) problem.faults = body['errors'] as readonly Fault[];
  return problem;
}

function refusalIn({ facts, reasons }: { readonly [key: string]: unknown }): Refused {
  return {
    facts: typeof facts === 'object' && facts !== null ? (facts as JsonObject) : {},
    reasons: Array.isArray(reasons) ? (reasons as readonly Reason[]) : [],
  };
}

function parsed(text: string): { readonly [key: string]: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
