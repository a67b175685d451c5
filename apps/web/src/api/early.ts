const asked = new Map<string, Promise<Response>>();

/**
 * What a page begins with is asked for while its scripts are still on their way: on a slow line that is a second or two.
 * Whoever asks for it then, gets this answer, once. `sent`: for what is posted.
 */
export function askEarly(path: string, sent?: object): Promise<Response> {
  const body = sent === undefined ? undefined : JSON.stringify(sent);
  const posted = body === undefined ? {} : { method: 'POST', body };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = fetch(`/api${path}`, { ...posted, headers: { accept: 'application/json', ...type } });
  // Whoever takes it learns what went wrong.
  answer.catch(() => undefined);
  asked.set(keyOf(path, body), answer);
  return answer;
}

/** Nothing where nobody asked, or somebody has taken it. */
export function takeEarly(path: string, body?: unknown): Promise<Response> | undefined {
  const key = keyOf(path, body);
  const answer = asked.get(key);
  asked.delete(key);
  return answer;
}

const keyOf = (path: string, body: unknown): string => (typeof body === 'string' ? `${path} ${body}` : path);
