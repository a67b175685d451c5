import type { JsonObject } from '@adjutant/kernel';

const DEEPEST = 500;

/** Refuses whatever JSON would silently change or drop, and says where it stands. */
export function assertPlainJson(value: unknown, path: string): asserts value is JsonObject {
  if (!isPlainObject(value)) throw new TypeError(`${path} must be a plain JSON object, but it is ${kindOf(value)}`);
  assertMembers(value, path, 0);
}

function assertJson(value: unknown, path: () => string, depth: number): void {
  if (value === null || typeof value === 'boolean') return;
  if (typeof value === 'string') return assertWellFormed(value, path);
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (depth > DEEPEST) throw new TypeError(`${path()} is nested more than ${DEEPEST} levels deep, or contains itself`);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      assertJson(value[index], () => `${path()}[${index}]`, depth + 1);
    }
    return;
  }
  if (!isPlainObject(value)) throw new TypeError(`${path()} is ${kindOf(value)}, which JSON cannot hold`);
  assertMembers(value, path, depth);
}

function assertMembers(value: object, path: string | (() => string), depth: number): void {
  for (const [key, member] of Object.entries(value)) {
    assertWellFormed(key, () => `a key of ${typeof path === 'string' ? path : path()}`);
    assertJson(member, () => `${typeof path === 'string' ? path : path()}.${key}`, depth + 1);
  }
}

/** Half a surrogate pair has no UTF-8 form, so it can neither be hashed nor exported. */
function assertWellFormed(text: string, path: () => string): void {
  if (!text.isWellFormed()) throw new TypeError(`${path()} holds half a character (a lone surrogate)`);
}

/** Objects of another realm are plain too: their prototype is the end of a chain, whoever's it is. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return `a ${value.constructor?.name ?? 'object'}`;
  if (typeof value === 'number') return String(value);
  return value === undefined ? 'undefined' : `a ${typeof value}`;
}
