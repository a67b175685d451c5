import type { MatchView } from '@adjutant/views';
import type { Called } from './said.js';

interface Named {
  readonly units: readonly Pick<MatchView['units'][number], 'id' | 'name'>[];
  readonly seats: { readonly [side in 'A' | 'B']: { readonly player: string } };
}

/** What units and players of a match are called. */
export function calledIn({ units, seats }: Named, person: (id: string) => string): Called {
  const names = new Map(units.map(({ id, name }) => [id, `${name} (${id})`]));
  return {
    unit: (id) => names.get(id) ?? id,
    player: (side) => (side === 'A' || side === 'B' ? person(seats[side].player) : side),
  };
}
