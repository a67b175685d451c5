import { TooSlow, withinTime } from './within-time.js';

const CHECK_MS = 2_000;

/** How one thing stands that this process needs, in words for whoever runs it. */
export interface Check {
  readonly ok: boolean;
  readonly says: string;
}

export type Checks = { readonly [name: string]: () => Check | Promise<Check> };

export interface Readiness {
  readonly ready: boolean;
  readonly checks: { readonly [name: string]: Check };
}

/** Looks at everything at once. What hangs is told after the limit, so that the answer itself never hangs. */
export async function lookAt(checks: Checks, limitMs = CHECK_MS): Promise<Readiness> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await outcome(check, limitMs)] as const),
  );
  return { ready: found.every(([, { ok }]) => ok), checks: Object.fromEntries(found) };
}

async function outcome(check: () => Check | Promise<Check>, limitMs: number): Promise<Check> {
  try {
    return await withinTime(limitMs, async () => check());
  } catch (error) {
    if (error instanceof TooSlow) return { ok: false, says: `has not answered within ${limitMs / 1_000} s` };
    return { ok: false, says: `not working: ${error instanceof Error ? error.message : String(error)}` };
  }
}
