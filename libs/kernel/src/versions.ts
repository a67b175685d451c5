import type { JsonObject } from './json.js';
import { EventSchemas, type Upcaster } from './upcast.js';

/** Members that came to a shape without changing what was there: events without them are read as ever, and no version rises. */
export interface Addition {
  /** What it is about: `overridden`. */
  readonly name: string;
  /** Where they stand: `roster.units[].datasheet`. */
  readonly members: readonly string[];
  /** What its golden file is called after the version, as in `UnitActed.v1.2.json`; the name where it is left out. */
  readonly golden?: string;
}

/** One shape that an event was stored in, with what was added to it while it was the newest. */
export interface SchemaVersion {
  /** What made it, in a word: `AddCharge`. */
  readonly name: string;
  readonly additions?: readonly Addition[];
  /** How data of the version before are lifted to this one; the first has nothing before it. */
  up?(data: JsonObject): JsonObject;
}

/** Every version of the schema of an event, oldest first: the first is number 1, and none is left out. */
export type Versions = readonly [SchemaVersion, ...SchemaVersion[]];

export const FIRST = 'AsFirstRecorded';

/** The versions of an event that has only ever been added to. */
export function addedTo(...additions: readonly Addition[]): Versions {
  return [{ name: FIRST, ...(additions.length > 0 ? { additions } : {}) }];
}

interface WithVersions {
  readonly name: string;
  readonly events: { readonly [type: string]: { readonly versions: Versions } };
}

/** How the events of these contexts are read in every version, and in which they are written today. */
export function schemasOf(contexts: readonly WithVersions[]): EventSchemas {
  return new EventSchemas(
    contexts.flatMap(({ events }) => Object.entries(events).flatMap(([type, { versions }]) => stepsOf(type, versions))),
  );
}

function stepsOf(type: string, [first, ...later]: Versions): Upcaster[] {
  if (first.up)
    throw new TypeError(`the first version of ${type}, ${first.name}, has nothing before it to be lifted from`);
  return later.map(({ name, up }, index) => {
    if (!up)
      throw new TypeError(`version ${index + 2} of ${type}, ${name}, does not say how the one before is lifted to it`);
    return { type, from: index + 1, name, up };
  });
}
