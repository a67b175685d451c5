import type { Fault, JsonObject, Reason, Refusal } from '@adjutant/kernel';
import { takeEarly } from './early.js';

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

const NO_ANSWER =
  'The Adjutant server does not answer. Check that it is running on this machine (npm start), then try again.';

export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return ask<Answer>(path, signal ? { signal } : {});
}

export async function post<Answer>(path: string, body: object, signal?: AbortSignal): Promise<Answer> {
  return send<Answer>('POST', path, body, signal);
}

export async function put<Answer>(path: string, body: object): Promise<Answer> {
  return send<Answer>('PUT', path, body);
}

export async function patch<Answer>(path: string, body: object): Promise<Answer> {
  return send<Answer>('PATCH', path, body);
}

export async function remove<Answer = void>(path: string): Promise<Answer> {
  return ask<Answer>(path, { method: 'DELETE' });
}

/** A file as it is, without an envelope. */
export async function upload<Answer>(path: string, file: Blob): Promise<Answer> {
  return ask<Answer>(path, { method: 'POST', headers: { 'content-type': file.type }, body: file });
}

async function send<Answer>(
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  body: object,
  signal?: AbortSignal,
): Promise<Answer> {
  return ask<Answer>(path, {
    ...(signal && { signal }),
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const early = init.method === undefined || init.method === 'POST' ? takeEarly(path, init.body) : undefined;
  const fetched = early ?? fetch(`/api${path}`, { ...init, headers: { accept: 'application/json', ...init.headers } });
  const response = await fetched.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Problem(0, 'No answer', NO_ANSWER, null);
  });
  const text = await response.text();
  if (!response.ok) throw problemOf(response.status, text);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

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
