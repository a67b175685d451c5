import { hearing } from '../live/heard.js';
import type { Errand } from '../live/hearing.js';
import { takeEarly } from './early.js';
import { NO_ANSWER, Problem, problemOf } from './problem.js';

export { Problem, type Refused } from './problem.js';

/** A line that hangs is none, for whatever this device can tell itself. */
const SLOW_MS = 5_000;

export function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return new Promise((tell, fail) => {
    const help = (error?: unknown): unknown =>
      // What our server has said has a code, and so has what nobody waits for any more.
      (error as Problem | undefined)?.code
        ? fail(error)
        : import('../offline/answering.js').then(
            ({ answerInstead }) => answerInstead(path, { tell, fail }, error),
            // Without a line, what was not fetched before does not come either.
            () => error && fail(error),
          );
    const timer = setTimeout(help, SLOW_MS);
    void ask<Answer>(path, signal ? { signal } : {})
      .finally(() => clearTimeout(timer))
      .then(tell, help);
  });
}

export async function post<Answer>(path: string, body: object, signal?: AbortSignal): Promise<Answer> {
  return send<Answer>('POST', path, body, signal);
}

export async function put<Answer>(path: string, body: object, signal?: AbortSignal): Promise<Answer> {
  return send<Answer>('PUT', path, body, signal);
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

/** So long an answer may take before it is asked whether there is a line at all. */
const DOUBTFUL_MS = 3_000;

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const asked: Errand = init.method === undefined ? 'read' : 'send';
  const doubt = setTimeout(() => void hearing.doubt(), DOUBTFUL_MS);
  const unheard = (error: unknown): never => {
    clearTimeout(doubt);
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    hearing.unheard(asked);
    throw error instanceof Problem ? error : new Problem(0, 'No answer', NO_ANSWER, null);
  };
  const early = init.method === undefined || init.method === 'POST' ? takeEarly(path, init.body) : undefined;
  const fetched = early ?? fetch(`/api${path}`, { ...init, headers: { accept: 'application/json', ...init.headers } });
  const response = await fetched.catch(unheard);
  const text = await response.text().catch(unheard);
  clearTimeout(doubt);
  const problem = response.ok ? null : problemOf(response.status, text);
  // What has no code was said by somebody in between.
  if (problem !== null && problem.code === null) return unheard(problem);
  hearing.heard(asked);
  if (problem !== null) throw problem;
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}
