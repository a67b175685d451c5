import type { JsonObject } from './json.js';

/** One named step that lifts the data of an event type from one schema version to the next. */
export interface Upcaster {
  readonly type: string;
  /** The version that it lifts from; it always lifts to the next one. */
  readonly from: number;
  /** What it does, in a word: `AddCharge`. */
  readonly name: string;
  up(data: JsonObject): JsonObject;
}

/**
 * Which version of each event type is written today, and how older ones are read.
 * A type without upcasters is at version 1; every upcaster raises it by one.
 */
export class EventSchemas {
  readonly upcasters: readonly Upcaster[];
  readonly #chains: ReadonlyMap<string, readonly Upcaster[]>;

  constructor(upcasters: readonly Upcaster[] = []) {
    this.upcasters = [...upcasters];
    this.#chains = chainsOf(upcasters);
  }

  currentVersion(type: string): number {
    return 1 + (this.#chains.get(type)?.length ?? 0);
  }

  /** Lifts data of the given version to the current one. */
  upcast(type: string, version: number, data: JsonObject): JsonObject {
    const current = this.currentVersion(type);
    if (version === current) return data;
    if (!Number.isSafeInteger(version) || version < 1) {
      throw new RangeError(`${type} has schema version ${version}; versions are whole numbers from 1`);
    }
    if (version > current) {
      throw new RangeError(`${type} has schema version ${version}, but this build knows ${current}: use a newer build`);
    }
    let lifted = data;
    for (const step of this.#chains.get(type)?.slice(version - 1) ?? []) lifted = step.up(lifted);
    return lifted;
  }
}

function chainsOf(upcasters: readonly Upcaster[]): ReadonlyMap<string, readonly Upcaster[]> {
  const chains = new Map<string, Upcaster[]>();
  for (const upcaster of upcasters) {
    if (upcaster.name.trim() === '')
      throw new TypeError(`the upcaster of ${upcaster.type} from ${upcaster.from} needs a name`);
    chains.set(upcaster.type, [...(chains.get(upcaster.type) ?? []), upcaster]);
  }
  for (const [type, chain] of chains)
    refuseGaps(
      type,
      chain.sort((one, other) => one.from - other.from),
    );
  return chains;
}

function refuseGaps(type: string, chain: readonly Upcaster[]): void {
  const names = new Set<string>();
  chain.forEach((upcaster, index) => {
    const before = chain[index - 1];
    if (before?.from === upcaster.from) {
      throw new TypeError(
        `${type} has two upcasters from version ${upcaster.from}: ${before.name} and ${upcaster.name}`,
      );
    }
    if (upcaster.from !== index + 1) {
      throw new TypeError(
        `${type} has no upcaster from version ${index + 1}, but ${upcaster.name} lifts from ${upcaster.from}`,
      );
    }
    if (names.has(upcaster.name)) throw new TypeError(`${type} has two upcasters named ${upcaster.name}`);
    names.add(upcaster.name);
  });
}
