import { keepPage } from '../offline/registering.js';
import { isSparing } from '../parts/ahead.js';
import { beginEngine, pressAgain } from './begun.js';
import { tellBy, type Seat } from './engines.js';
import type { EngineHere } from './here.js';

interface Held {
  readonly seat: Seat;
  readonly stop: () => void;
  /** Null where it does not come. */
  readonly begun: Promise<EngineHere | null>;
  /** Once it has failed for good. */
  readonly over: Promise<void>;
  /** Whether an earlier page has left something that waits for the server. */
  isMore: boolean;
  users: number;
  /** What whoever holds it does when what an earlier page has left is found, or answered. */
  readonly hears: Set<() => void>;
  engine: EngineHere | null;
}

let held: Held | null = null;

function hold(next: Held | null): void {
  held = next;
  tellBy(next);
}

/** Where it did not come, such as while a newer version of the page took over, or has failed: so long after, once more. */
const AGAIN_MS = [1_000, 5_000, 30_000] as const;
const pauseAfter = (tries: number): number => AGAIN_MS[tries] ?? AGAIN_MS[2];

/** Has the match told on this device, as far as the browser can, until whoever asks for it leaves. */
export function holdEngine(seat: Seat, caughtUp: () => void): () => void {
  let isLeft = false;
  let leave = (): void => undefined;
  const trying = (tries: number): void => {
    const own = taken(seat);
    if (own === null) return;
    own.users += 1;
    own.hears.add(caughtUp);
    leave = () => {
      own.hears.delete(caughtUp);
      letGo(own);
    };
    const later = (): void => {
      if (isLeft) return;
      leave();
      const timer = setTimeout(trying, pauseAfter(tries), tries + 1);
      leave = () => clearTimeout(timer);
    };
    void own.begun.then((engine) => {
      if (isLeft) return;
      if (engine !== null) void own.over.then(later);
      else if (tries < AGAIN_MS.length) later();
      // What an earlier page has left is shown upon what is recorded.
      if (own.isMore && own.engine !== null) caughtUp();
    });
  };
  trying(0);
  return () => {
    isLeft = true;
    leave();
  };
}

function letGo(own: Held): void {
  own.users -= 1;
  if (own.users > 0) return;
  own.stop();
  if (held === own) hold(null);
}

/** The engine of a seat, for whoever asks while our server does not answer. */
export function engineFor(seat: Seat): Promise<EngineHere | null> {
  // What the page shows is not taken from it.
  if (held !== null && held.users > 0 && !isOf(seat, held)) return Promise.resolve(null);
  return taken(seat)?.begun ?? Promise.resolve(null);
}

function isOf({ match, viewer, person }: Seat, { seat }: Held): boolean {
  return seat.match === match && seat.viewer === viewer && seat.person === person;
}

function taken(seat: Seat): Held | null {
  // A look as a judge stands in the record before anything is shown: the server sees to that.
  if (seat.viewer === 'judge' || typeof Worker === 'undefined' || isSparing()) return null;
  if (held !== null && isOf(seat, held)) return held;
  held?.stop();
  const next = started(seat);
  hold(next);
  return next;
}

function started(seat: Seat): Held {
  let stopped = false;
  let begun: EngineHere | null = null;
  let forget = (): void => undefined;
  const over = Promise.withResolvers<void>();
  const isOver = (): void => {
    forget();
    own.engine = null;
    if (held === own) hold(null);
    over.resolve();
  };
  const begin = async (): Promise<EngineHere | null> => {
    begun = await beginEngine(seat, isOver);
    if (stopped) begun.close();
    const ready = await begun.ready;
    const again = await pressAgain(ready, seat, () => own.hears.forEach((hear) => hear()));
    if (stopped) again.stop();
    if (stopped) return null;
    [own.isMore, forget] = [again.isAny, again.stop];
    own.engine = ready;
    performance.mark('adjutant:told-here');
    keepPage();
    return ready;
  };
  const stop = (): void => {
    stopped = true;
    forget();
    begun?.close();
    own.engine = null;
  };
  const own: Held = {
    seat,
    stop,
    begun: Promise.resolve().then(begin).catch(none),
    over: over.promise,
    users: 0,
    hears: new Set(),
    engine: null,
    isMore: false,
  };
  // Where it does not come, the server answers as before, and whoever asks next tries again.
  function none(): null {
    begun?.close();
    if (held === own) hold(null);
    return null;
  }
  return own;
}
