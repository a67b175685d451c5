import { invalid, type Fault } from '../declined.js';
import { readerOf } from './readers.js';
import type { Schema } from './schema.js';

/**
 * Everything that is wrong with a value, by place; of one member the first thing. It only looks: nothing is filled in,
 * turned into something else or left away.
 */
export function faultsIn(schema: Schema, value: unknown, at: string): readonly Fault[] {
  const reader = readerOf(schema);
  if (reader.passes(value)) return [];
  const faults: Fault[] = [];
  reader.look(value, at, faults);
  return faults;
}

export function fits<Value>(schema: Schema<Value>, value: unknown): value is Value {
  return readerOf(schema).passes(value);
}

/** What was sent, as it is described; throws what is wrong with it. */
export function asDescribed<Value>(schema: Schema<Value>, value: unknown): Value {
  const faults = faultsIn(schema, value, '');
  if (faults.length > 0) throw invalid(faults);
  return value as Value;
}
