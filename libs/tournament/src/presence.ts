import type { Entrant } from './facts.js';

/** Rounds between two in which somebody was there: dropped after the one, and back from the other. */
export interface Absence {
  readonly after: number;
  readonly back: number;
}

type Presence = Pick<Entrant, 'from' | 'until' | 'absences'>;

/** Whether somebody can be paired for a round, by when they came, left and came back. */
export const isPresentIn = ({ from, until = Infinity, absences = [] }: Presence, round: number): boolean =>
  from <= round && round <= until && !absences.some(({ after, back }) => after < round && round < back);

/** As if they had never been away, and had neither come after this round nor left before it. */
export function presentThrough<Of extends Presence>({ absences: _, ...one }: Of, round: number): Omit<Of, 'absences'> {
  return { ...one, from: Math.min(one.from, round), until: Math.max(one.until ?? round, round) };
}
