import { is, type Static } from '@adjutant/kernel';
import { setTimeout as rest } from 'node:timers/promises';
import { checkRows, type Lists, type RowFault } from '@adjutant/lists';
import { matchStream } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { heldStore, LogCheck, type EventStore, type LogBreak } from '@adjutant/store';
import { allLosses, type Loss } from './envelopes.js';

/** How far a look through everything that is kept has come. */
export const PassProgress = is.object(
  {
    events: is.anyWhole(),
    rows: is.anyWhole({ says: 'Rows of the lists that have been held to the log; they come after the events.' }),
  },
  { name: 'PassProgress' },
);
export type PassProgress = Static<typeof PassProgress>;

export interface PassFound extends PassProgress {
  readonly broken: readonly LogBreak[];
  /** What players sealed and cannot be opened any more. */
  readonly lost: readonly Loss[];
  readonly rowFaults: readonly RowFault[];
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

/** What is looked through. */
export interface Looked {
  readonly store: EventStore;
  readonly shelf: Shelf;
  readonly lists: Lists;
}

/**
 * Works out every hash of the log from its content, and from the log what every row of the lists should say, in slices with
 * rests between them. Undefined where it was stopped.
 */
export async function passThrough(looked: Looked, options: PassOptions): Promise<PassFound | undefined> {
  const { store, shelf, lists } = looked;
  const { stopped, progress } = options;
  const breathe = breathing(options.pace);
  const check = new LogCheck(store);
  while (await check.step()) {
    if (stopped()) return undefined;
    progress({ events: check.events, rows: 0 });
    await breathe();
  }
  const { events, broken, streams } = check;
  let rows = 0;
  const goOn = async (): Promise<boolean> => {
    progress({ events, rows: ++rows });
    await breathe();
    return !stopped();
  };
  const lost = await allLosses(store, stopped);
  const rowFaults = await checkRows({ lists, store: without(broken, store), shelf, streams, goOn });
  return rowFaults && { events, rows, broken, lost: lost.filter(isSound(broken)), rowFaults };
}

/** Rows about a stream that is broken can be held to nothing. */
function without(broken: readonly LogBreak[], store: EventStore): EventStore {
  const known = new Map(broken.map((one) => [one.stream, one]));
  return heldStore(store, { of: (stream) => known.get(stream), found: () => undefined });
}

/** What a broken record commits to says nothing about envelopes. */
function isSound(broken: readonly LogBreak[]): (loss: Loss) => boolean {
  const streams = new Set(broken.map(({ stream }) => stream));
  return ({ match }) => !streams.has(matchStream(match));
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
