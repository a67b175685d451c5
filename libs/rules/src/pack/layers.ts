import type { Citation, Json, JsonObject } from '@adjutant/kernel';

/** A layer of a pack: the edition, an erratum, the one dataslate, the house rules of one event, or what an owner has imported. */
export interface LayerHead {
  readonly kind: 'edition' | 'errata' | 'dataslate' | 'event' | 'import';
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

/** A file under `changes/` of a layer: what it replaces in one entry, general rule, question, choice, army check, kind of fact, figure or caveat, or in pack.json where it names none. */
export interface ChangeFile {
  readonly entry?: string;
  readonly rule?: string;
  readonly question?: string;
  readonly choice?: string;
  readonly armyCheck?: string;
  readonly fact?: string;
  readonly figure?: string;
  readonly caveat?: string;
  readonly replace: readonly Replacement[];
  readonly why: string;
  readonly source: Citation;
}

/** A named chain of layers. Published releases never change. */
export interface ReleaseHead {
  readonly release: string;
  readonly date: string;
  readonly layers: readonly string[];
  /** Another way to play a release, chosen by name only. */
  readonly variant?: boolean;
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
    else if (isObject(here)) here = Object.hasOwn(here, part) ? here[part] : undefined;
    else return undefined;
  }
  return here;
}

/** Whether something stands, or could be added, where the path leads: a typing error in a pointer must not pass unseen. */
export function leadsSomewhere(value: Json, path: readonly string[]): boolean {
  const part = path.at(-1);
  if (part === undefined) return true;
  const parent = valueAt(value, path.slice(0, -1));
  if (!Array.isArray(parent)) return isObject(parent);
  return part === '-' || (/^\d+$/.test(part) && Number(part) < parent.length);
}

/** A copy with one value replaced; `null` as the new value removes a member or an item, `-` adds an item to a list. */
export function replaceAt(value: Json | undefined, path: readonly string[], now: Json): Json {
  const [part, ...rest] = path;
  if (part === undefined) return now;
  const last = rest.length === 0;
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    if (part === '-') return [...items, now];
    if (last && now === null) return items.filter((_, index) => index !== Number(part));
    return items.map((item, index) => (index === Number(part) ? replaceAt(item, rest, now) : item));
  }
  const object = isObject(value) ? value : {};
  if (last && now === null) return Object.fromEntries(Object.entries(object).filter(([key]) => key !== part));
  return { ...object, [part]: replaceAt(object[part], rest, now) };
}

export function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
