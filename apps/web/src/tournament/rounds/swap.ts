import type { RoundOfEvent } from '@adjutant/tournament';

type Sheet = Pick<RoundOfEvent, 'tables' | 'byes'>;
type Pairing = { readonly table: number; readonly A: string; readonly B: string };
type Bye = RoundOfEvent['byes'][number];

/** What is sent where two change places: the tables that change, and all byes where one of them has one. */
export interface Swapped {
  readonly tables: readonly Pairing[];
  readonly byes?: readonly Bye[];
}

/** Two players in each other's places, at a table or in a bye; null where that changes nothing. */
export function swapped({ tables, byes }: Sheet, one: string, other: string): Swapped | null {
  if (one === other) return null;
  const instead = (player: string): string => (player === one ? other : player === other ? one : player);
  const changed = tables.flatMap(({ table, A, B }): Pairing[] => {
    const now = { table, A: instead(A), B: instead(B) };
    return now.A === A && now.B === B ? [] : [now];
  });
  const both = byes.filter(({ player }) => instead(player) !== player).length;
  if (changed.length === 0) return null;
  return both === 0
    ? { tables: changed }
    : { tables: changed, byes: byes.map((bye) => ({ ...bye, player: instead(bye.player) })) };
}

/** Where somebody is in a round, in words. */
export function whereIs({ tables, byes }: Sheet, player: string): string {
  const table = tables.find(({ A, B }) => A === player || B === player);
  if (table !== undefined) return `table ${table.table}`;
  return byes.some((bye) => bye.player === player) ? 'a bye' : 'nowhere';
}
