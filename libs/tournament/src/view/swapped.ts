import type { RoundState } from '../event/state/state.js';

/** A round with two players in each other's places, at a table or in a bye. */
export function withSwapped(round: RoundState, [one, other]: readonly [string, string]): RoundState {
  const instead = (player: string): string => (player === one ? other : player === other ? one : player);
  return {
    ...round,
    tables: round.tables.map((table) => ({ ...table, A: instead(table.A), B: instead(table.B) })),
    byes: round.byes.map((bye) => ({ ...bye, player: instead(bye.player) })),
  };
}
