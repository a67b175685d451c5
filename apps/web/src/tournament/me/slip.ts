import type { RoundOfEvent, TableOfRound } from '@adjutant/tournament';

/** What the code of a slip says: the table that it lies on, and in which round. */
export interface Slip {
  readonly round: number;
  readonly table: number;
}

/** Whose slip it is for whoever scans it. `stranger`: nothing says who they are. */
export type Scanned =
  | { readonly as: 'own'; readonly match: string; readonly side: 'A' | 'B' }
  | { readonly as: 'other' }
  | { readonly as: 'stranger'; readonly round: RoundOfEvent; readonly table: TableOfRound }
  | { readonly as: 'unknown' };

export function slipIn(parameters: Pick<URLSearchParams, 'get'>): Slip | null {
  const [round, table] = ['round', 'table'].map((name) => Number(parameters.get(name)));
  return round && table ? { round, table } : null;
}

/** `player`: who is known to hold the phone. Only the newest round that is out leads to a seat. */
export function scanned(rounds: readonly RoundOfEvent[], { round, table }: Slip, player: string | null): Scanned {
  const newest = rounds.findLast(({ publication }) => publication > 0);
  const there = newest?.number === round ? newest.tables.find((one) => one.table === table) : undefined;
  if (newest === undefined || there === undefined) return player === null ? { as: 'unknown' } : { as: 'other' };
  if (player === null) return { as: 'stranger', round: newest, table: there };
  if (there.match === null || (there.A !== player && there.B !== player)) return { as: 'other' };
  return { as: 'own', match: there.match, side: there.A === player ? 'A' : 'B' };
}
