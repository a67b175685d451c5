import { clauseOf, passesPlain } from './plain-reader.js';
import { listReader, mapReader, objectReader } from './part-readers.js';
import { propertyOf, type Reader } from './reader.js';
import { eitherReader, oneOfReader } from './union-readers.js';
import { besides, said, type Schema } from './schema.js';

const ANYTHING = said({}, {});
const READERS = new WeakMap<Schema, Reader>();

/** What reads values by a description; made once for each, of plain functions: no code is made at run time. */
export function readerOf(schema: Schema): Reader {
  const known = READERS.get(schema);
  if (known) return known;
  const made = besides(schema).later ? later(schema) : make(schema);
  READERS.set(schema, made);
  return made;
}

function make(schema: Schema): Reader {
  if (schema.oneOf) return oneOfReader(schema, schema.oneOf.map(readerOf));
  if (schema.anyOf) return eitherReader(schema, schema.anyOf.map(readerOf));
  if (schema.items) return listReader(schema, readerOf(schema.items));
  if (schema.properties) {
    const members = Object.entries(schema.properties).map(([member, one]) => [member, readerOf(one), one] as const);
    return objectReader(schema, members);
  }
  if (schema.type === 'object') return mapReader(schema, readerOf(schema.additionalProperties || ANYTHING));
  return plain(schema);
}

function plain(schema: Schema): Reader {
  const passes = passesPlain(schema);
  const clause = clauseOf(schema);
  return {
    passes,
    clause,
    look: (value, at, faults) => faults.push({ at, message: `${propertyOf(at)} ${clause(value)}` }),
  };
}

function later(schema: Schema): Reader {
  const of = (): Reader => readerOf((besides(schema).later as () => Schema)());
  return { passes: (value) => of().passes(value), look: (value, at, faults) => of().look(value, at, faults) };
}
