import { canonical } from '@adjutant/seal';

const DEEPEST = 500;

export interface Written {
  /** As `JSON.stringify` writes it, keys in the order in which they came. */
  readonly text: string;
  /** As RFC 8785 writes it. */
  readonly canonical: string;
}

/** Writes down a plain JSON object in both forms. Refuses whatever JSON would silently change or drop, and says where it stands. */
export function writePlainJson(value: unknown, path: string): Written {
  const look = isPlainObject(value) ? lookAt(value, 0) : UNSOUND;
  if (look === UNSOUND) assertPlainJson(value, path);
  const text = JSON.stringify(value);
  // With every key in its place already, the two forms are the same: RFC 8785 writes values as ECMAScript does.
  if (look === CANONICAL) return { text, canonical: text };
  // What is hashed is what was written, also where an object answers otherwise each time that it is asked.
  return { text, canonical: canonical(JSON.parse(text)) };
}

const UNSOUND = 0;
const SOUND = 1;
/** Sound, and with the keys of every object in canonical order. */
const CANONICAL = 2;

type Look = typeof UNSOUND | typeof SOUND | typeof CANONICAL;

/** The quick look that nearly every value passes. What is wrong with the others, `assertPlainJson` finds out. */
function lookAt(value: unknown, depth: number): Look {
  if (typeof value === 'string') return value.isWellFormed() ? CANONICAL : UNSOUND;
  if (typeof value === 'number') return Number.isFinite(value) ? CANONICAL : UNSOUND;
  if (typeof value !== 'object') return typeof value === 'boolean' ? CANONICAL : UNSOUND;
  if (value === null) return CANONICAL;
  if (depth > DEEPEST) return UNSOUND;
  if (Array.isArray(value)) return lookAtItems(value, depth);
  return isPlainObject(value) ? lookAtMembers(value as Members, depth) : UNSOUND;
}

function lookAtItems(items: readonly unknown[], depth: number): Look {
  let found: Look = CANONICAL;
  for (let index = 0; index < items.length; index++) {
    const look = lookAt(items[index], depth + 1);
    if (look === UNSOUND) return UNSOUND;
    if (look === SOUND) found = SOUND;
  }
  return found;
}

interface Members {
  readonly [key: string]: unknown;
}

function lookAtMembers(members: Members, depth: number): Look {
  let found: Look = CANONICAL;
  let before: string | undefined;
  for (const key of Object.keys(members)) {
    const look = key.isWellFormed() ? lookAt(members[key], depth + 1) : UNSOUND;
    if (look === UNSOUND) return UNSOUND;
    // Compared by UTF-16 code units, which is the order of RFC 8785.
    if (look === SOUND || (before !== undefined && before > key)) found = SOUND;
    before = key;
  }
  return found;
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
