import { is, type Static } from '@adjutant/kernel';
import { TooSlow, withinTime } from './within-time.js';

const CHECK_MS = 2_000;

/** How one thing stands that this process needs, in words for whoever runs it. */
export const Check = is.object({ ok: is.yes(), says: is.anyText() }, { name: 'Check' });
export type Check = Static<typeof Check>;

export const Readiness = is.object({ ready: is.yes(), checks: is.mapOf(Check) }, { name: 'Readiness' });
export type Readiness = Static<typeof Readiness>;

export type Checks = { readonly [name: string]: () => Check | Promise<Check> };

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
