import { fromLetters, gathered, makesOf, readFrame, type Frame, type Gathered } from '@adjutant/runs';
import { opened } from './codes.js';

/** How far a message in codes has come. */
export interface Gathering {
  readonly is: 'nothing' | 'more' | 'spoilt' | 'whole';
  readonly have: number;
  readonly of: number;
  /** How many codes of another message were seen, and how many of nothing that we know. */
  readonly others: number;
  readonly strange: number;
  /** Once it is whole: the message, and the numbers of codes that did not belong to it though they said so. */
  readonly text: string;
  readonly forged: readonly number[];
}

export const NOTHING: Gathering = { is: 'nothing', have: 0, of: 0, others: 0, strange: 0, text: '', forged: [] };

/** Codes as a camera sees them, in whatever order and however often. */
export class Gatherer {
  #seen: Gathered | null = null;
  #others = new Set<string>();
  #strange = new Set<string>();
  #now = NOTHING;

  get now(): Gathering {
    return this.#now;
  }

  /** Hands over how far it has come, where the code has changed that. */
  take(code: string): Gathering {
    if (this.#now.is === 'whole' || this.#now.is === 'spoilt') return this.#now;
    const bytes = fromLetters(code);
    const frame = bytes && readFrame(bytes);
    if (frame === null) this.#strange.add(code);
    else if (this.#isOther(frame)) this.#others.add(code);
    else if (!this.#seen?.frames.has(frame.number)) return this.#with(frame);
    else return this.#now;
    return this.#set({ others: this.#others.size, strange: this.#strange.size });
  }

  #isOther(frame: Frame): boolean {
    if (this.#seen === null) return false;
    const { message, blocks, frames } = this.#seen;
    return (
      frame.message !== message || frame.blocks !== blocks || frame.length !== frames.values().next().value?.length
    );
  }

  #with(frame: Frame): Gathering {
    const seen = gathered(this.#seen, frame);
    this.#seen = seen;
    const come = makesOf(seen, (bytes) => opened(seen.message, bytes));
    const far = { have: seen.frames.size, of: seen.blocks };
    if (come.is === 'whole') return this.#set({ ...far, is: 'whole', text: come.message, forged: come.forged });
    return this.#set({ ...far, is: come.is });
  }

  #set(change: Partial<Gathering>): Gathering {
    this.#now = { ...this.#now, ...change };
    return this.#now;
  }
}
