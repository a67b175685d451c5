import { canonical } from './canonical.js';

/**
 * Whether a text is the canonical JSON (RFC 8785) of the value that was parsed from it. A text without escapes is, where its members
 * stand in order and it is as long as the canonical one: blanks, members that stand there twice and numbers written otherwise all
 * make it longer. So nearly every text is seen to be canonical without being written again.
 */
export function isCanonicalText(parsed: unknown, text: string): boolean {
  if (!text.includes('\\') && text.isWellFormed() && lengthOf(parsed, 0) === text.length) return true;
  try {
    return canonical(parsed) === text;
  } catch {
    // JSON text can say what canonical JSON cannot hold, such as half a character.
    return false;
  }
}

/** How long the canonical text of a value is where none of its texts has escapes; NaN where that has to be written to be known. */
function lengthOf(value: unknown, depth: number): number {
  switch (typeof value) {
    case 'string':
      return value.length + 2;
    case 'number':
      return lengthOfNumber(value);
    case 'boolean':
      return value ? 4 : 5;
    default:
      if (value === null) return 4;
      if (depth === DEEPEST) return NaN;
      return Array.isArray(value) ? lengthOfList(value, depth + 1) : lengthOfMembers(value as object, depth + 1);
  }
}

/** Far deeper than anything that is recorded. */
const DEEPEST = 100;

/**
 * Whole numbers that can be written in no other way that is as short: with an exponent that would take two zeros at the end, and
 * larger numbers than these are written alike though they differ.
 */
function lengthOfNumber(value: number): number {
  const isPlain = Number.isSafeInteger(value) && (value % 100 !== 0 || Object.is(value, 0));
  return isPlain ? String(value).length : NaN;
}

function lengthOfList(list: readonly unknown[], depth: number): number {
  let length = list.length === 0 ? 2 : list.length + 1;
  for (const one of list) length += lengthOf(one, depth);
  return length;
}

function lengthOfMembers(members: object, depth: number): number {
  const keys = Object.keys(members);
  let length = keys.length === 0 ? 2 : keys.length + 1;
  let before = '';
  for (const key of keys) {
    // What begins as a number does may stand elsewhere in an object than in its text.
    if (isUnusual(key) || key <= before) return NaN;
    length += key.length + 3 + lengthOf((members as Record<string, unknown>)[key], depth);
    before = key;
  }
  return length;
}

function isUnusual(key: string): boolean {
  const first = key.charCodeAt(0);
  return (first >= 0x30 && first <= 0x39) || key === '' || key === '__proto__' || key === 'toJSON';
}
