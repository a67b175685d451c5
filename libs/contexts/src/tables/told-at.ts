import type { MatchState, Seats } from '@adjutant/match';
import type { TableSaid, TableState, ToldResult } from '@adjutant/tournament';
import { isAsEarlier, toldOf, type SaysOfTable } from './said-of.js';

/** Who plays at a table, as it is published. */
export interface Paired {
  readonly A: string;
  readonly B: string;
}

/**
 * What a match says of its table, of each player what it says of them: null where it has no result, or is void. Earlier builds
 * let seats be put right in a match of an event, and told the results of A and B whoever sat there.
 */
export function toldAt(table: Paired, state: MatchState): SaysOfTable | null {
  const told = toldOf(state);
  if (told === null || state.status === 'absent' || !areTurned(table, pairedIn(state.seats))) return told;
  const { said, earlier, ...more } = told;
  return { ...more, said: turned(said), ...(earlier && { earlier: turned(earlier) }), mistold: said };
}

/** What an event was told of a table, where its match says that in other words now than earlier builds did; undefined otherwise. */
export function inEarlierWords(
  table: Pick<TableState, 'A' | 'B' | 'result'>,
  state: MatchState,
): ToldResult | undefined {
  const says = toldAt(table, state);
  return table.result && says && isAsEarlier(table.result, says) ? table.result : undefined;
}

/** Of each player of a table what a result says of them, whichever side they sit at. */
export const ofPlayers = (table: Paired, seats: Paired, said: TableSaid): TableSaid =>
  areTurned(table, seats) ? turned(said) : said;

export const pairedIn = ({ A, B }: Seats): Paired => ({ A: A.player, B: B.player });

/** Whoever was put in the place of one of them sits for them, at the other side of the one who stayed. */
const areTurned = (table: Paired, { A, B }: Paired): boolean => A === table.B || B === table.A;

const turned = ({ A, B, ...said }: TableSaid): TableSaid => ({ ...said, A: B, B: A });
