import type { JsonObject } from '@adjutant/kernel';
import { isCanonicalText } from '../canonical-text.js';
import { misfit } from '../shape.js';
import { LINE_SHAPES } from './schema.js';

export type LineRead<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly says: string };

export function readLine<Value>(line: string | undefined, kind: keyof typeof LINE_SHAPES): LineRead<Value> {
  return readShaped<Value>(line, `${kind} of a bundle`, LINE_SHAPES[kind]);
}

/** Reads a line (undefined: bytes that are no text) to the letter: another way to write the same value would be a change that no hash finds. */
export function readShaped<Value>(line: string | undefined, what: string, shape: JsonObject): LineRead<Value> {
  if (line === undefined) return { ok: false, says: 'it is not UTF-8 text' };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { ok: false, says: line === '' ? 'it is empty' : 'it is not valid JSON' };
  }
  const found = misfit(value, shape);
  if (found !== undefined) return { ok: false, says: `it is no ${what}: ${found}` };
  if (!isCanonicalText(value, line))
    return { ok: false, says: 'it is not written canonically (RFC 8785): it was changed after it was written' };
  return { ok: true, value: value as Value };
}
