import type { Viewer } from '@adjutant/views';
import type { EngineHere } from './here.js';

export interface Seat {
  readonly match: string;
  readonly viewer: Viewer;
  /** The id of whoever looks. */
  readonly person: string;
}

/** Told on this device, once it is ready. */
interface Told {
  readonly seat: Seat;
  engine: EngineHere | null;
}

/** A page shows one match, as one looks at it. */
let told: Told | null = null;

/** The engine of a match, once it is ready; null until then, and wherever there is none: the server answers there. */
export function engineOf(match: string, viewer: Viewer): EngineHere | null {
  return told?.seat.match === match && told.seat.viewer === viewer ? told.engine : null;
}

/** As whomever the page looks at it: for what is the same for everybody. */
export function anyEngineOf(match: string): EngineHere | null {
  return told?.seat.match === match ? told.engine : null;
}

export const isToldHere = (): boolean => told !== null && told.engine !== null;

export function tellBy(held: Told | null): void {
  told = held;
}
