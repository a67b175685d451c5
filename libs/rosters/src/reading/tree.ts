import { LIMITS } from '../limits.js';
import { Unreadable } from '../refused.js';

/** A node of JSON, or of XML that was made into the like. */
export type Node = { readonly [member: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function nodeAt(node: Node, member: string): Node | undefined {
  const value = Object.hasOwn(node, member) ? node[member] : undefined;
  return isNode(value) ? value : undefined;
}

export function nodesAt(node: Node, member: string): readonly Node[] {
  const value = Object.hasOwn(node, member) ? node[member] : undefined;
  return Array.isArray(value) ? value.filter(isNode) : [];
}

const LONGEST = 1_000;

/** A name as it stands there, on one line; undefined where there is none. */
export function textAt(node: Node, member: string): string | undefined {
  const value = Object.hasOwn(node, member) ? node[member] : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, LONGEST).toWellFormed().normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  return text === '' ? undefined : text;
}

/** A number, or a text that is one: `"65.0"`. */
export function numberAt(node: Node, member: string): number | undefined {
  const value = Object.hasOwn(node, member) ? node[member] : undefined;
  const number = typeof value === 'string' && /^-?\d{1,9}(\.\d{1,9})?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) < 10 ** LIMITS.digits
    ? number
    : undefined;
}

/** Counts what is looked at, and stops where it is more than any list has. */
export class Counter {
  #count = 0;

  next(): number {
    this.#count += 1;
    if (this.#count > LIMITS.selections)
      throw new Unreadable('list/too-long', `The file has more than ${LIMITS.selections} selections.`, {
        most: LIMITS.selections,
      });
    return this.#count;
  }
}

/** Parses JSON after a look at how deep it is. */
export function parseJson(text: string): unknown {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (quoted && letter === 92) at += 1;
    else if (letter === 34) quoted = !quoted;
    else if (!quoted && (letter === 123 || letter === 91)) depth += 1;
    else if (!quoted && (letter === 125 || letter === 93)) depth -= 1;
    if (depth > LIMITS.depth)
      throw new Unreadable('list/too-deep', `The JSON is nested more than ${LIMITS.depth} levels deep.`, {
        most: LIMITS.depth,
      });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Unreadable('list/broken', 'The JSON ends early or is broken: export the list anew.');
  }
}
