import type { Called } from '../called.js';
import type { SeatRead } from './seats.js';

type Seats = readonly [SeatRead, SeatRead];

export interface TableAsTold {
  readonly at: string;
  readonly seats: Seats;
}

/** The tables of a round by who sits at them, in whichever order a file names the two. */
export class ToldBefore {
  readonly #tables = new Map<string, TableAsTold>();

  note(seats: Seats, at: string): void {
    this.#tables.set(keyOf(seats), { at, seats });
  }

  /** Where the same two stand already; undefined where they do not. */
  of(seats: Seats): TableAsTold | undefined {
    return this.#tables.get(keyOf(seats));
  }
}

const keyOf = (seats: Seats): string =>
  JSON.stringify(seats.map(({ player }) => player).toSorted((one, other) => (one < other ? -1 : 1)));

/** What is told of a table, the same in whichever order the two are named. */
export function toldOf(seats: Seats, called: Called): string {
  return seats
    .toSorted((one, other) => (one.player < other.player ? -1 : 1))
    .map(({ player, figures, outcome }) => {
      const said = Object.entries(figures)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => `${value} ${name}`);
      return `${called(player)} ${[...(outcome === undefined ? [] : [outcome]), ...said].join(', ') || 'nothing'}`;
    })
    .join(' and ');
}
