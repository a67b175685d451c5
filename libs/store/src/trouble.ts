/** What an error says of itself. It may come from another realm, so it is asked rather than tested by `instanceof`. */
export function messageOf(error: unknown): string {
  return property(error, 'message') ?? String(error);
}

/** SQLite's name for what went wrong, or nothing where the error is not SQLite's. */
export function codeOf(error: unknown): string {
  return property(error, 'code') ?? '';
}

function property(error: unknown, name: 'message' | 'code'): string | undefined {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined;
  return String((error as Record<string, unknown>)[name]);
}
