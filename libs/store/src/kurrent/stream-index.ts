import type { ChainEnd } from '../sealing.js';
import { CHAIN_START } from '../sealing.js';
import { eventsToHold, statesHeld } from '../state-cache.js';
import type { Beside, Unfinished } from './entries.js';

export interface CommandSeen {
  readonly first: number;
  readonly last: number;
  readonly payloadHash: string;
}

/** An event that was read or written, as far as it tells of its stream. */
export interface Met {
  readonly revision: number;
  readonly beside: Beside;
}

/** What has to be known of a stream to write to it: where it ends, and which commands stand in it. */
export interface Known extends ChainEnd {
  readonly commands: ReadonlyMap<string, CommandSeen>;
  /** The command that recorded the last event. */
  readonly lastCommand: string | undefined;
  /** Set while a record that is being put back is not whole yet. */
  readonly unfinished: Unfinished | undefined;
}

const EMPTY: Known = { ...CHAIN_START, commands: new Map(), lastCommand: undefined, unfinished: undefined };
const STREAMS_KEPT = 5_000;

/** Streams only grow, so that what is known of one stays true; it may be behind, which an expected revision finds out. */
export class StreamIndex {
  readonly #streams = statesHeld<Known>({ max: STREAMS_KEPT, events: eventsToHold() });

  get(stream: string): Known | undefined {
    return this.#streams.get(stream);
  }

  /** What is known of a stream that nothing is known of: that it may not exist. */
  static get empty(): Known {
    return EMPTY;
  }

  forget(stream: string): void {
    this.#streams.delete(stream);
  }

  /** Takes in what was read or written from a revision on; passes over what does not join what is known. */
  learn(stream: string, entries: readonly Met[]): Known | undefined {
    const [first, last] = [entries[0], entries.at(-1)];
    const known = this.#streams.get(stream) ?? (first?.revision === 0 ? EMPTY : undefined);
    if (!known || !first || !last || first.revision > known.revision + 1 || last.revision <= known.revision)
      return known;
    const commands = known.commands as Map<string, CommandSeen>;
    const grown = known === EMPTY ? new Map<string, CommandSeen>() : commands;
    for (const { revision, beside } of entries.slice(known.revision + 1 - first.revision)) {
      const seen = grown.get(beside.commandId);
      grown.set(beside.commandId, { first: seen?.first ?? revision, last: revision, payloadHash: beside.payloadHash });
    }
    const { hash, commandId, putBack } = last.beside;
    const unfinished = putBack && last.revision < putBack.to ? putBack : undefined;
    const next = { revision: last.revision, hash, commands: grown, lastCommand: commandId, unfinished };
    this.#streams.set(stream, next);
    return next;
  }
}
