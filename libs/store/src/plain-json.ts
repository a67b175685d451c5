const DEEPEST = 500;

export interface Written {
  /** As `JSON.stringify` writes it, keys in the order in which they came. */
  readonly text: string;
  /** What the text says: hashed is what was written, also where an object answers otherwise each time that it is asked. */
  readonly data: object;
}

/** Writes down a plain JSON object. Refuses whatever JSON would silently change or drop, and says where it stands. */
export function writePlainJson(value: unknown, path: string): Written {
  if (!isPlainObject(value) || !isSound(value, 0)) assertPlainJson(value, path);
  const text = JSON.stringify(value);
  return { text, data: JSON.parse(text) as object };
}

/** The quick look that nearly every value passes. What is wrong with the others, `assertPlainJson` finds out. */
function isSound(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' || value === null;
  if (depth > DEEPEST) return false;
  if (Array.isArray(value)) return isSoundList(value, depth);
  return isPlainObject(value) && areSoundMembers(value as { readonly [key: string]: unknown }, depth);
}

function isSoundList(items: readonly unknown[], depth: number): boolean {
  for (let index = 0; index < items.length; index++) if (!isSound(items[index], depth + 1)) return false;
  return true;
}

function areSoundMembers(members: { readonly [key: string]: unknown }, depth: number): boolean {
  for (const key of Object.keys(members)) if (!key.isWellFormed() || !isSound(members[key], depth + 1)) return false;
  return true;
}

function assertPlainJson(value: unknown, path: string): void {
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
