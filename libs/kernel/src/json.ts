/** Any value that survives a round trip through JSON text unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** Equal as JSON, whatever the order of members. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && sameList(one, other);
  return sameMembers(one as Members, other as Members);
}

type Members = Readonly<Record<string, unknown>>;

function sameList(these: readonly unknown[], those: readonly unknown[]): boolean {
  return these.length === those.length && these.every((one, at) => sameJson(one, those[at]));
}

function sameMembers(one: Members, other: Members): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]));
}
