import type { Side } from '@adjutant/rules';
import type { MatchView, Scoreboard } from '@adjutant/views';

export interface TrackTurn {
  readonly side: Side;
  readonly state: Progress;
  readonly phases: readonly { readonly id: string; readonly name: string; readonly state: Progress }[];
}

export interface TrackRound {
  readonly round: number;
  readonly state: Progress;
  readonly turns: readonly TrackTurn[];
}

export type Progress = 'past' | 'now' | 'ahead';

/** Steps that belong to nobody lie between two phases. */
const BETWEEN = 0.5;

/** The whole battle as rounds, turns and phases, with what is over, what is going on and what lies ahead. */
export function trackOf(
  match: Pick<MatchView, 'rounds' | 'phases' | 'firstTurn'>,
  clock: Scoreboard['clock'],
  ended: boolean,
): readonly TrackRound[] {
  const order: readonly Side[] = match.firstTurn === 'A' ? ['A', 'B'] : ['B', 'A'];
  const here = clock === null ? -1 : placeOf(match, order, clock);
  const perTurn = match.phases.length;
  const perRound = perTurn * order.length;
  const progress = (from: number, size: number): Progress => {
    if (here >= from + size - BETWEEN || (ended && here >= from)) return 'past';
    return here >= from ? 'now' : 'ahead';
  };
  return Array.from({ length: match.rounds }, (_, index) => ({
    round: index + 1,
    state: progress(index * perRound, perRound),
    turns: order.map((side, turn) => {
      const from = index * perRound + turn * perTurn;
      return {
        side,
        state: progress(from, perTurn),
        phases: match.phases.map(({ id, name }, phase) => ({ id, name, state: progress(from + phase, 1) })),
      };
    }),
  }));
}

/** Where a clock stands, counted in phases from the start of the battle. */
function placeOf(
  { phases }: Pick<MatchView, 'phases'>,
  order: readonly Side[],
  clock: NonNullable<Scoreboard['clock']>,
): number {
  const start = (clock.round - 1) * order.length * phases.length;
  if (clock.turn === null) return start - BETWEEN;
  const phase = phases.findIndex(({ id }) => id === clock.step);
  return start + order.indexOf(clock.turn) * phases.length + Math.max(0, phase);
}
