import { BEGINNING, type Position } from './port.js';

const WIDTH = 16;

/** Of one width, so that positions sort as texts too. */
export function renderPosition(number: number): Position {
  return number === 0 ? BEGINNING : String(number).padStart(WIDTH, '0');
}

export function parsePosition(position: Position): number {
  if (position === BEGINNING) return 0;
  if (typeof position === 'string' && /^\d{16}$/.test(position)) return Number(position);
  throw new TypeError(
    `${JSON.stringify(position)} is no position of this store: hand back one that it gave you, or BEGINNING`,
  );
}

/** Positions count the events of the log without gaps; one that is missing has been taken out from outside. */
export function numberOf(position: Position): number {
  return parsePosition(position) - 1;
}
