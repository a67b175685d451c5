import { wrong } from './part-readers.js';
import { isPlainObject, placeIn, type Reader } from './reader.js';
import { besides, type Schema } from './schema.js';

/** One of several objects, told apart by one member. */
export function oneOfReader(schema: Schema, readers: readonly Reader[]): Reader {
  const { by = 'type', must, none } = besides(schema);
  const byTag = new Map<unknown, Reader>(
    (schema.oneOf ?? []).flatMap((one, index) =>
      (one.properties?.[by]?.enum ?? []).map((tag) => [tag, readers[index] as Reader] as const),
    ),
  );
  const meant = (value: unknown): Reader | undefined => (isPlainObject(value) ? byTag.get(value[by]) : undefined);
  return {
    passes: (value) => meant(value)?.passes(value) ?? false,
    look(value, at, faults) {
      if (must !== undefined) return void faults.push(wrong(at, must));
      const one = meant(value);
      if (one) return one.look(value, at, faults);
      if (value === undefined) return void faults.push(wrong(at, 'be an object'));
      if (none !== undefined) return void faults.push({ at, message: none });
      const known = [...byTag.keys()].join(', ');
      faults.push({ at: placeIn(at, by), message: `${by} must be one of ${known}` });
    },
  };
}

/** A text, or an object: whoever sends an object meant the object. */
export function eitherReader(schema: Schema, readers: readonly Reader[]): Reader {
  const { must } = besides(schema);
  const parts = readers.filter((one) => !one.clause);
  const plain = readers.find((one) => one.clause);
  return {
    passes: (value) => readers.some((one) => one.passes(value)),
    look(value, at, faults) {
      if (must !== undefined) return void faults.push(wrong(at, must));
      const meant = isPlainObject(value) && parts.length === 1 ? parts[0] : plain;
      if (meant) return meant.look(value, at, faults);
      faults.push(wrong(at, 'be one of what is described for it'));
    },
  };
}
