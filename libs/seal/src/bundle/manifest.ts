import type { JsonObject } from '@adjutant/kernel';
import { canonical } from '../canonical.js';
import { countShape as count, hashShape as hex, listShape, misfit, objectShape, textShape } from '../shape.js';
import type { Manifest } from './format.js';

/** No checkpoint has such a second line, so that neither can be passed off as the other. */
const FIRST_LINE = 'adjutant-manifest/v1';
const MARK_DIGITS = 4;

const SHAPE: JsonObject = objectShape('', {
  above: hex(''),
  events: count(''),
  marks: { type: 'string' },
  match: textShape(''),
  origin: textShape(''),
  proof: hex(''),
  root: hex(''),
  size: count(''),
  streams: listShape('', objectShape('', { stream: textShape(''), events: count('', 1), head: hex('') })),
});

/** The text that is signed. */
export function writeManifest(manifest: Manifest): string {
  return `${FIRST_LINE}\n${canonical(manifest)}\n`;
}

export function readManifest(text: string): Manifest | undefined {
  const [first, json = '', end, ...rest] = text.split('\n');
  if (first !== FIRST_LINE || end !== '' || rest.length > 0) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return misfit(value, SHAPE) === undefined && canonical(value) === json ? (value as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** A few digits of the digest of a line. */
export function markOf(digest: string): string {
  return digest.slice(0, MARK_DIGITS);
}

/** The first of so many lines that is not the one that was marked; undefined where all are. */
export function firstUnmarked(lines: number, digestOf: (line: number) => string, marks: string): number | undefined {
  const most = Math.max(lines, marks.length / MARK_DIGITS);
  for (let index = 0; index < most; index += 1) {
    const mark = marks.slice(index * MARK_DIGITS, (index + 1) * MARK_DIGITS);
    if (index >= lines || markOf(digestOf(index)) !== mark) return index;
  }
  return undefined;
}
