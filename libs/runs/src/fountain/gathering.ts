import type { Frame } from './frame.js';
import { solved } from './solving.js';

/** Beyond the blocks themselves some frames tell nothing new: hardly ever as many as these. */
const SPARE = 20;

/** Frames of one message, as far as they were seen. */
export interface Gathered {
  readonly message: string;
  readonly blocks: number;
  /** By their numbers. */
  readonly frames: ReadonlyMap<number, Frame>;
}

export type Gathering<Message> =
  | { readonly is: 'more'; readonly have: number; readonly of: number }
  /** So many frames were seen that some of them must be of something else: whoever gathers begins anew. */
  | { readonly is: 'spoilt' }
  /** `forged`: the numbers of frames that do not belong to it, though they say so. */
  | { readonly is: 'whole'; readonly message: Message; readonly forged: readonly number[] };

/** With one more frame; a frame of another message changes nothing, and what was seen first stays. */
export function gathered(before: Gathered | null, frame: Frame): Gathered {
  const { message, blocks } = frame;
  if (before === null) return { message, blocks, frames: new Map([[frame.number, frame]]) };
  const isOfIt = before.message === message && before.blocks === blocks && lengthOf(before) === frame.length;
  if (!isOfIt || before.frames.has(frame.number)) return before;
  return { ...before, frames: new Map([...before.frames, [frame.number, frame]]) };
}

/**
 * What frames come to. `opens` reads the bytes, and gives null where they are not what the frames say they are: then one of them was
 * forged, and it is found as the one without which the others agree.
 */
export function makesOf<Message>(
  { frames, blocks }: Gathered,
  opens: (bytes: Uint8Array) => Message | null,
): Gathering<Message> {
  const all = [...frames.values()];
  const bytes = solved(all);
  if (bytes !== null) {
    const message = opens(bytes);
    if (message !== null) return { is: 'whole', message, forged: [] };
    for (const [index, suspect] of all.entries()) {
      const others = solved(all.toSpliced(index, 1));
      const without = others && opens(others);
      if (without !== null) return { is: 'whole', message: without, forged: [suspect.number] };
    }
  }
  return all.length > 2 * blocks + SPARE ? { is: 'spoilt' } : { is: 'more', have: all.length, of: blocks };
}

const lengthOf = ({ frames }: Gathered): number => frames.values().next().value?.length ?? 0;
