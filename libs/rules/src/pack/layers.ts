import type { Citation, Json } from '@adjutant/kernel';

/** A layer of a pack: the edition, an erratum, the one dataslate, or the house rules of one event. */
export interface LayerHead {
  readonly kind: 'edition' | 'errata' | 'dataslate' | 'event';
  readonly title: string;
  /** ISO date from which it counts. */
  readonly date: string;
  readonly source: Citation;
}

/** One replacement. `at` is a JSON pointer; `was` has to be what stands there, or the build stops. */
export interface Replacement {
  readonly at: string;
  readonly was: Json;
  readonly now: Json;
}

/** A file under `changes/` of a layer: what it replaces in one entry, or in pack.json where `entry` is left out. */
export interface ChangeFile {
  readonly entry?: string;
  readonly replace: readonly Replacement[];
  readonly why: string;
  readonly source: Citation;
}

/** A named chain of layers. Published releases never change. */
export interface ReleaseHead {
  readonly release: string;
  readonly date: string;
  readonly layers: readonly string[];
  readonly summary: string;
}

export function pointerPath(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
}

export function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  let here: Json | undefined = value;
  for (const part of path) {
    if (Array.isArray(here)) here = here[Number(part)];
    else if (here !== null && typeof here === 'object') here = (here as { readonly [key: string]: Json })[part];
    else return undefined;
  }
  return here;
}

/** A copy with one value replaced; `null` as the new value removes a member of an object. */
export function replaceAt(value: Json | undefined, path: readonly string[], now: Json): Json {
  const [part, ...rest] = path;
  if (part === undefined) return now;
  if (Array.isArray(value)) return value.map((item: Json, index) => (index === Number(part) ? replaceAt(item, rest, now) : item));
  const object = (value ?? {}) as { readonly [key: string]: Json };
  if (rest.length === 0 && now === null) {
    return Object.fromEntries(Object.entries(object).filter(([key]) => key !== part));
  }
  return { ...object, [part]: replaceAt(object[part], rest, now) };
}
