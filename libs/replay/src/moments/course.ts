import { sameClock, sameTurn, type Clock } from '@adjutant/rules';
import type { MatchState } from '@adjutant/match';
import type { Telling } from '../telling.js';

/** An entry with which the battle comes to another place, and how far that leads. */
export interface Arrival {
  readonly entry: number;
  readonly clock: Clock;
  readonly begins: readonly ('round' | 'turn' | 'phase')[];
}

/** Where the battle comes to, in the order in which the record counts. */
export function arrivalsIn({ passages }: Telling): readonly Arrival[] {
  return passages.flatMap(({ entered, before, after }): Arrival[] => {
    const [from, to] = [clockOf(before), clockOf(after)];
    if (!to || sameClock(from, to)) return [];
    const round = from?.round !== to.round;
    const turn = to.turn !== null && (round || !sameTurn(from, to));
    return [
      {
        entry: entered.number,
        clock: to,
        begins: [...(round ? (['round'] as const) : []), ...(turn ? (['turn'] as const) : []), 'phase'],
      },
    ];
  });
}

function clockOf(state: MatchState): Clock | null {
  return state.status === 'absent' ? null : state.table.clock;
}
