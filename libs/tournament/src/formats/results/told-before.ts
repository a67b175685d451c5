import type { Called } from '../called.js';
import type { SeatRead } from './seats.js';

type Seats = readonly [SeatRead, SeatRead];

/** The tables of a round by who sits at them, in whichever order a file names the two. */
export class ToldBefore {
  readonly #tables = new Map<string, { readonly at: string; readonly seats: Seats }>();

  note(seats: Seats, at: string): void {
    this.#tables.set(keyOf(seats), { at, seats });
  }

  isSame(seats: Seats): boolean {
    return this.#tables.has(keyOf(seats));
  }

  /** Where the same two stand already, and what each of the two places says of them. */
  beside(seats: Seats, called: Called): { readonly at: string; readonly differs: boolean; readonly says: string } {
    const { at = '', seats: before = seats } = this.#tables.get(keyOf(seats)) ?? {};
    const [one, other] = [told(before, called), told(seats, called)];
    return { at, differs: one !== other, says: `${one} at ${at}, ${other} later` };
  }
}

const keyOf = (seats: Seats): string =>
  JSON.stringify(seats.map(({ player }) => player).toSorted((one, other) => (one < other ? -1 : 1)));

function told(seats: Seats, called: Called): string {
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
