import type { JsonObject } from '@adjutant/kernel';
import { canonical } from '../canonical.js';
import { countShape as count, hashShape as hex, misfit, objectShape, textShape } from '../shape.js';
import type { EventManifest } from './format.js';

/** Neither a checkpoint nor the manifest of a match can be passed off as this, nor this as one of them. */
const FIRST_LINE = 'adjutant-event-manifest/v1';
const MARK_DIGITS = 8;

const SHAPE: JsonObject = objectShape('', {
  above: hex(''),
  event: textShape(''),
  events: count(''),
  marks: { type: 'string' },
  origin: textShape(''),
  proof: hex(''),
  root: hex(''),
  size: count(''),
  standings: hex(''),
  streams: count(''),
  withheld: count(''),
});

/** The text that is signed. */
export function writeEventManifest(manifest: EventManifest): string {
  return `${FIRST_LINE}\n${canonical(manifest)}\n`;
}

/** Undefined where the text is none, to the letter. */
export function readEventManifest(text: string): EventManifest | undefined {
  const [first, json = '', end, ...rest] = text.split('\n');
  if (first !== FIRST_LINE || end !== '' || rest.length > 0) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return misfit(value, SHAPE) === undefined && canonical(value) === json ? (value as EventManifest) : undefined;
  } catch {
    return undefined;
  }
}

export const marksOf = (heads: readonly string[]): string => heads.map((head) => head.slice(0, MARK_DIGITS)).join('');

/** The first stream whose end is not the one that was marked. */
export function firstUnmarkedStream(heads: readonly string[], marks: string): number | undefined {
  const at = heads.findIndex((head, index) => !marks.startsWith(head.slice(0, MARK_DIGITS), index * MARK_DIGITS));
  return at < 0 ? undefined : at;
}
