interface Entry {
  readonly type: string;
  readonly data: { readonly [member: string]: unknown };
  readonly meta: { readonly commandId: string };
}

/** The entries of a match as the server tells them; none where it has no such match. */
export async function entriesOf(url: string, match: string): Promise<readonly Entry[]> {
  const response = await fetch(`${url}/api/matches/${match}/events?limit=5000`);
  if (response.status === 404) return [];
  return ((await response.json()) as { readonly events: readonly Entry[] }).events;
}

export async function recordedIds(url: string, match: string): Promise<readonly string[]> {
  return (await entriesOf(url, match)).map(({ meta }) => meta.commandId);
}

export interface Health {
  /** Nothing is missing or wrong. */
  readonly ok: boolean;
  readonly checks: { readonly [check: string]: { readonly ok: boolean; readonly says: string } };
}

export async function healthOf(url: string): Promise<Health> {
  return (await (await fetch(`${url}/api/health`)).json()) as Health;
}

/** Waits until something holds; says what did not where it takes too long. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, patienceMs = 20_000): Promise<void> {
  const late = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > late) throw new Error(`waited ${patienceMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
