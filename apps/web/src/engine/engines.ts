import type { Viewer } from '@adjutant/views';
import { isSparing } from '../parts/ahead.js';
import type { EngineHere } from './here.js';

/** How long what can be pressed has stood on the screen before more is fetched. */
const REST_MS = 300;

export interface Seat {
  readonly match: string;
  readonly viewer: Viewer;
  /** The id of whoever looks. */
  readonly person: string;
}

interface Held {
  readonly seat: Seat;
  readonly stop: () => void;
  users: number;
  engine: EngineHere | null;
}

/** A page shows one match, as one looks at it. */
let held: Held | null = null;

/** The engine of a match, once it is ready; null until then, and wherever there is none: the server answers there. */
export function engineOf(match: string, viewer: Viewer): EngineHere | null {
  return held?.seat.match === match && held.seat.viewer === viewer ? held.engine : null;
}

/** Has the match told on this device, as far as the browser can, until whoever asks for it leaves. */
export function holdEngine(seat: Seat, caughtUp: () => void): () => void {
  // A look as a judge stands in the record before anything is shown: the server sees to that.
  if (seat.viewer === 'judge' || typeof Worker === 'undefined' || isSparing()) return () => undefined;
  const { match, viewer, person } = seat;
  const same = held?.seat.match === match && held.seat.viewer === viewer && held.seat.person === person;
  if (held === null || !same) {
    held?.stop();
    held = started(seat, caughtUp);
  }
  const own = held;
  own.users += 1;
  return () => {
    own.users -= 1;
    if (own.users > 0) return;
    own.stop();
    if (held === own) held = null;
  };
}

function started(seat: Seat, caughtUp: () => void): Held {
  let stopped = false;
  let begun: EngineHere | null = null;
  const begin = async (): Promise<void> => {
    const { beginEngine, pressAgain } = await import('./begun.js');
    if (stopped) return;
    begun = beginEngine(seat, () => (own.engine = null));
    const ready = await begun.ready;
    const isMore = await pressAgain(ready, seat);
    if (stopped) return;
    own.engine = ready;
    if (isMore) caughtUp();
    performance.mark('adjutant:told-here');
  };
  // Where it does not come, the server answers as before.
  const timer = setTimeout(() => void begin().catch(() => undefined), REST_MS);
  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
    begun?.close();
    own.engine = null;
  };
  const own: Held = { seat, stop, users: 0, engine: null };
  return own;
}
