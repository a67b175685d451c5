import { brotliCompressSync } from 'node:zlib';

/** A part of the built page, as far as weighing goes. */
export interface Part {
  readonly file: string;
  readonly content: string | Uint8Array;
  /** Files that are fetched with it, always. */
  readonly needs: readonly string[];
}

/** All files that stand ready when a page is opened: what is named, and what that needs. */
export function neededBy(names: readonly string[], parts: ReadonlyMap<string, Part>): readonly Part[] {
  const found = new Map<string, Part>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const part = parts.get(name);
    if (part === undefined || found.has(name)) continue;
    found.set(name, part);
    waiting.push(...part.needs);
  }
  return [...found.values()];
}

/** In bytes, as a browser fetches them: each compressed by itself. */
export function weightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + weightOfOne(part), 0);
}

const known = new WeakMap<Part, number>();

function weightOfOne(part: Part): number {
  const weight = known.get(part) ?? brotliCompressSync(part.content).length;
  known.set(part, weight);
  return weight;
}
