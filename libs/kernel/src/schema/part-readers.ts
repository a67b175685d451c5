import { didYouMean } from '../near.js';
import type { Fault } from '../declined.js';
import { isPlainObject, placeIn, propertyOf, type Reader } from './reader.js';
import { besides, type Schema } from './schema.js';

type Member = readonly [name: string, reader: Reader, schema: Schema];

/** An object with known members: those that are unknown are told first. */
export function objectReader(schema: Schema, members: readonly Member[]): Reader {
  const byName = new Map(members.map(([name, reader]) => [name, reader]));
  const required = new Set(schema.required);
  const lacks = (value: object, name: string): boolean => (value as Record<string, unknown>)[name] === undefined;
  const { must } = besides(schema);
  return {
    passes(value) {
      if (!isPlainObject(value)) return false;
      for (const name of Object.keys(value)) if (!byName.has(name)) return false;
      for (const [name, reader] of byName) {
        if (lacks(value, name) ? required.has(name) : !reader.passes(value[name])) return false;
      }
      return true;
    },
    look(value, at, faults) {
      if (must !== undefined) return void faults.push(wrong(at, must));
      if (!isPlainObject(value)) return void faults.push(wrong(at, 'be an object'));
      for (const name of Object.keys(value)) if (!byName.has(name)) faults.push(stranger(at, name, byName.keys()));
      for (const [name, reader] of byName) {
        const left = lacks(value, name);
        if (left ? required.has(name) : !reader.passes(value[name]))
          reader.look(value[name], placeIn(at, name), faults);
      }
    },
  };
}

function stranger(above: string, name: string, known: Iterable<string>): Fault {
  return { at: placeIn(above, name), message: `${name} is not known here${didYouMean(name, known)}` };
}

/** An object whose keys are ids. */
export function mapReader(schema: Schema, values: Reader): Reader {
  const { must } = besides(schema);
  return {
    passes: (value) => isPlainObject(value) && Object.values(value).every((one) => values.passes(one)),
    look(value, at, faults) {
      if (must !== undefined || !isPlainObject(value)) return void faults.push(wrong(at, must ?? 'be an object'));
      for (const [key, one] of Object.entries(value)) {
        if (!values.passes(one)) values.look(one, placeIn(at, key), faults);
      }
    },
  };
}

/** A list: what is wrong with plain items is told once of the list, what is wrong inside objects in its place. */
export function listReader({ minItems = 0, maxItems = Infinity, ...schema }: Schema, items: Reader): Reader {
  const { must } = besides(schema);
  const counts = (value: readonly unknown[]): boolean => value.length >= minItems && value.length <= maxItems;
  return {
    passes: (value) => Array.isArray(value) && counts(value) && value.every((one) => items.passes(one)),
    look(value, at, faults) {
      if (must !== undefined || !Array.isArray(value)) return void faults.push(wrong(at, must ?? 'be an array'));
      if (!counts(value)) return void faults.push(wrong(at, countClause(value, minItems, maxItems)));
      const wrongs = [...value.entries()].filter(([, one]) => !items.passes(one));
      const flat = wrongs.find(([, one]) => items.clause || !isPlainObject(one));
      if (flat) return void faults.push({ at, message: each(at, items, flat[1]) });
      for (const [index, one] of wrongs) items.look(one, `${at}[${index}]`, faults);
    },
  };
}

function each(at: string, items: Reader, value: unknown): string {
  return `each value in ${propertyOf(at)} ${items.clause?.(value) ?? 'must be an object'}`;
}

function countClause(value: readonly unknown[], least: number, most: number): string {
  return value.length < least ? `contain at least ${least} elements` : `contain no more than ${most} elements`;
}

export function wrong(at: string, must: string): Fault {
  return { at, message: `${propertyOf(at)} must ${must}` };
}
