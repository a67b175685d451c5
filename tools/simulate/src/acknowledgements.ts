import type { Given } from './penalties.js';

interface Points {
  readonly A: number;
  readonly B: number;
}

interface Assigned {
  readonly round: number;
  readonly player: string;
  readonly result: 'win' | 'draw' | 'loss';
}

interface Acknowledged {
  readonly stream: string;
  readonly commandId: string;
}

/** What people were told that it is recorded. Nothing of it may ever be missing. */
export class Acknowledgements {
  readonly #points = new Map<string, Points>();
  readonly #penalties = new Map<string, Given>();
  readonly #assigned: Assigned[] = [];
  readonly #acknowledged: Acknowledged[] = [];

  get acknowledged(): readonly Acknowledged[] {
    return this.#acknowledged;
  }

  acknowledge(stream: string, commandId: string): void {
    this.#acknowledged.push({ stream, commandId });
  }

  /** What judges gave and have not taken back. */
  get penalties(): Iterable<Given> {
    return this.#penalties.values();
  }

  penalised(given: Given): void {
    this.#penalties.set(given.ruling, given);
  }

  rescinded(ruling: string): void {
    this.#penalties.delete(ruling);
  }

  /** Results that an organizer gave where nothing was played. */
  get results(): readonly Assigned[] {
    return this.#assigned;
  }

  assigned(given: Assigned): void {
    this.#assigned.push(given);
  }

  /** Both players wrote these points on the slip of this match, or a ruling gave them; none where neither did. */
  reported(match: string, points: Points | undefined): void {
    if (points === undefined) this.#points.delete(match);
    else this.#points.set(match, points);
  }

  pointsOf(match: string): Points | undefined {
    return this.#points.get(match);
  }
}
