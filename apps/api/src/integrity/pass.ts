import { setTimeout as rest } from 'node:timers/promises';
import { LogCheck, type EventStore, type LogBreak } from '@adjutant/store';

/** How far a look through the whole log has come. */
export interface PassProgress {
  readonly events: number;
}

export interface PassFound {
  readonly events: number;
  readonly broken: readonly LogBreak[];
}

export interface Pace {
  /** Which part of one processor it may take. */
  readonly share: number;
  /** For so long it works before it lets others. */
  readonly sliceMs: number;
}

export interface PassOptions {
  readonly pace: Pace;
  readonly stopped: () => boolean;
  readonly progress: (progress: PassProgress) => void;
}

/** Works out every hash of the log from its content, in slices with rests between them. Undefined where it was stopped. */
export async function passThrough(store: EventStore, options: PassOptions): Promise<PassFound | undefined> {
  const check = new LogCheck(store);
  const breathe = breathing(options.pace);
  while (await check.step()) {
    if (options.stopped()) return undefined;
    options.progress({ events: check.events });
    await breathe();
  }
  return { events: check.events, broken: check.broken };
}

/** Rests after each slice of work for as long as keeps to the share. */
function breathing({ share, sliceMs }: Pace): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    const worked = performance.now() - began;
    if (worked < sliceMs) return undefined;
    return rest(worked * (1 / share - 1)).then(() => void (began = performance.now()));
  };
}
