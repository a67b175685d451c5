import type { MatchView } from '@adjutant/views';
import { clockWords } from '../../match/wording/clock-words.js';
import type { Called } from './said.js';

interface Named {
  readonly units: readonly Pick<MatchView['units'][number], 'id' | 'name'>[];
  readonly seats: { readonly [side in 'A' | 'B']: { readonly player: string } };
  readonly phases: readonly { readonly name: string }[];
}

/** What units, players and places of a match are called. */
export function calledIn({ units, seats, phases }: Named, person: (id: string) => string): Called {
  const names = new Map(units.map(({ id, name }) => [id, `${name} (${id})`]));
  return {
    unit: (id) => names.get(id) ?? id,
    player: (side) => (side === 'A' || side === 'B' ? person(seats[side].player) : side),
    place: clockWords(phases, { A: person(seats.A.player), B: person(seats.B.player) }),
  };
}
