/** Any value that survives a round trip through JSON text unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** Equal as JSON, whatever the order of members. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [these, those] = [Object.entries(one), Object.entries(other)];
  const others = new Map<string, unknown>(those);
  return (
    these.length === those.length && these.every(([key, value]) => others.has(key) && sameJson(value, others.get(key)))
  );
}
