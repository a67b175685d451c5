import type { NameOf } from '../pairing/explaining/sentences.js';
import type { BracketMatchView, BracketSeat } from './bracket-answer.js';

const NAMES = ['Final', 'Semi-finals', 'Quarter-finals'];

/** What a round of a bracket is called, by how many come after it. */
export const roundName = (later: number): string => NAMES[later] ?? `Last ${2 ** (later + 1)}`;

/** A match of a bracket in a sentence, for whoever does not see the columns. */
export function sayMatch({ seats, winner, table }: Omit<BracketMatchView, 'says'>, nameOf: NameOf): string {
  const [one, other] = seats.map((seat) => sitting(seat, nameOf));
  const lonely = seats.find(({ player }) => player !== null);
  if (seats.some(({ bye }) => bye) && lonely?.player != null)
    return `${nameOf(lonely.player)} goes through without a match.`;
  const where = table === null ? '' : ` at table ${table.table}`;
  const came = winner === null ? '' : ` ${nameOf(winner)} goes on.`;
  return `${one} against ${other}${where}.${came}`;
}

function sitting({ player, seed, winnerOf }: BracketSeat, nameOf: NameOf): string {
  if (player !== null) return `${nameOf(player)} (seed ${seed})`;
  return winnerOf === null ? 'nobody' : `the winner of match ${winnerOf}`;
}
