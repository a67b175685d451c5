import { isSparing } from '../parts/ahead.js';
import { beginEngine, pressAgain } from './begun.js';
import { tellBy, type Seat } from './engines.js';
import type { EngineHere } from './here.js';

interface Held {
  readonly seat: Seat;
  readonly stop: () => void;
  users: number;
  engine: EngineHere | null;
}

let held: Held | null = null;

function hold(next: Held | null): void {
  held = next;
  tellBy(next);
}

/** Has the match told on this device, as far as the browser can, until whoever asks for it leaves. */
export function holdEngine(seat: Seat, caughtUp: () => void): () => void {
  // A look as a judge stands in the record before anything is shown: the server sees to that.
  if (seat.viewer === 'judge' || typeof Worker === 'undefined' || isSparing()) return () => undefined;
  const { match, viewer, person } = seat;
  const same = held?.seat.match === match && held.seat.viewer === viewer && held.seat.person === person;
  if (held === null || !same) {
    held?.stop();
    hold(started(seat, caughtUp));
  }
  const own = held;
  if (own === null) return () => undefined;
  own.users += 1;
  return () => {
    own.users -= 1;
    if (own.users > 0) return;
    own.stop();
    if (held === own) hold(null);
  };
}

function started(seat: Seat, caughtUp: () => void): Held {
  let stopped = false;
  let begun: EngineHere | null = null;
  const begin = async (): Promise<void> => {
    begun = beginEngine(seat, () => (own.engine = null));
    const ready = await begun.ready;
    const isMore = await pressAgain(ready, seat);
    if (stopped) return;
    own.engine = ready;
    if (isMore) caughtUp();
    performance.mark('adjutant:told-here');
  };
  const stop = (): void => {
    stopped = true;
    begun?.close();
    own.engine = null;
  };
  const own: Held = { seat, stop, users: 0, engine: null };
  // Where it does not come, the server answers as before.
  void begin().catch(() => undefined);
  return own;
}
