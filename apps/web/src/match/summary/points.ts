import type { Side } from '@adjutant/rules';
import type { LedgerAnswer, MatchView, ShownLine } from '@adjutant/views';

export interface CategoryRow {
  readonly name: string;
  /** Points by column, in the order of the rounds. */
  readonly byRound: readonly number[];
  readonly total: number;
}

export interface PointsTable {
  /** Rounds in which anything was scored; 0 is all that was scored outside of any. */
  readonly rounds: readonly number[];
  readonly rows: readonly CategoryRow[];
}

const roundOf = (line: ShownLine): number => line.at?.round ?? 0;

/** What a player has scored, by category and round. */
export function pointsOf(
  ledger: LedgerAnswer,
  { categories, board, rounds: most }: Pick<MatchView, 'categories' | 'board' | 'rounds'>,
  side: Side,
): PointsTable {
  const lines = ledger.vp[side].filter(({ mark }) => mark === null);
  const played = Math.min(most, Math.max(0, ...lines.map(roundOf), board.clock?.round ?? 0));
  const outside = lines.some((line) => roundOf(line) === 0 && line.credited !== 0);
  const rounds = [...(outside ? [0] : []), ...Array.from({ length: played }, (_, index) => index + 1)];
  const sum = (of: readonly ShownLine[]): number => of.reduce((all, { credited }) => all + credited, 0);
  const rows = categories.map(({ id, name }): CategoryRow => {
    const own = lines.filter(({ account }) => account === `vp/${id}`);
    const byRound = rounds.map((round) => sum(own.filter((line) => roundOf(line) === round)));
    return { name, byRound, total: board.score[side][id] ?? 0 };
  });
  return { rounds, rows };
}

export interface AccountEnd {
  readonly gained: number;
  readonly spent: number;
  readonly left: number;
}

/** What command points came to in the end. */
export function cpOf(ledger: LedgerAnswer, side: Side): AccountEnd {
  const moved = ledger.cp[side].flatMap(({ mark, credited }) => (mark === null ? [credited] : []));
  const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
  return {
    gained: sum(moved.filter((one) => one > 0)),
    spent: -sum(moved.filter((one) => one < 0)),
    left: ledger.balances[side].cp,
  };
}
