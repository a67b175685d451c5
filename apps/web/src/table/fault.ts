import type { Json, Refusal } from '@adjutant/kernel';
import type { Ask } from '@adjutant/table';
import { Problem } from '../api/client.js';
import { placeOf, type Values } from './places.js';

/** What is wrong with what was said for an ask; nothing where it is not that. */
export function faultOf(ask: Ask, values: Values, error: Error | null, refusal: Refusal | null): string | undefined {
  const place = placeOf(ask);
  const invalid = error instanceof Problem ? error.faults.find(({ at }) => isAt(at, place)) : undefined;
  if (invalid) return invalid.message;
  const reasons = refusal?.reasons ?? (error instanceof Problem ? error.refusal.reasons : []);
  const value = values[place];
  return value === undefined ? undefined : reasons.find(({ facts }) => isNamed(facts, value))?.message;
}

function isAt(at: string, place: string): boolean {
  return at === place || at.endsWith(`.${place}`) || at.startsWith(`${place}.`);
}

/** A reason that tells of the very thing that was said is about it. */
function isNamed(facts: { readonly [name: string]: Json }, value: Json): boolean {
  const said = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return Object.values(facts).some((fact) => typeof fact === 'string' && said.includes(fact));
}
