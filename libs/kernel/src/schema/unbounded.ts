import { said, type Said, type Schema } from './schema.js';

/*
 * What goes out has no bounds: a name of 100 letters that came in may stand in a sentence of any length, and sums grow. The
 * words for what comes in (`text`, `whole`, `list`) have bounds, as nobody may fill the record.
 */

/** Text of any length. */
export function anyText(as: Said = {}): Schema<string> {
  return said(as, { type: 'string' });
}

/** One of certain words; which ones is said where they are made. */
export function word<Word extends string>(as: Said = {}): Schema<Word> {
  return said(as, { type: 'string' });
}

/** A whole number of any size, below zero as well. */
export function anyWhole(as: Said = {}): Schema<number> {
  return said(as, { type: 'integer' });
}

/** A number, with a fraction or without. */
export function amount(as: Said = {}): Schema<number> {
  return said(as, { type: 'number' });
}

/** Data of any kind, which nobody here looks into. */
export function unknown<Type = unknown>(as: Said = {}): Schema<Type> {
  return said(as, {});
}
