import type { Json } from '@adjutant/kernel';
import type { Ask, Tap } from '@adjutant/table';

/** One command of the slip: its tap, and what was said for it. */
export interface Line {
  readonly tap: Tap;
  readonly said: readonly { readonly into: Ask['into']; readonly value: Json }[];
}

export interface Failed {
  readonly line: Line;
  readonly error: Error;
}

/** Sends one after the other. What comes after one that is refused is not sent: nothing ends with points missing. */
export async function firstFailed(lines: readonly Line[], send: (line: Line) => Promise<void>): Promise<Failed | null> {
  for (const line of lines) {
    try {
      await send(line);
    } catch (error) {
      return { line, error: error instanceof Error ? error : new Error(String(error)) };
    }
  }
  return null;
}
