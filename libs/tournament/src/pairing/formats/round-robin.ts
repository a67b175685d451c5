import type { EntrantId } from '../../facts.js';

/** A round in which everybody plays, or rests when the number is odd. */
export interface RobinRound {
  readonly round: number;
  /** The first of each sits first (white). */
  readonly pairs: readonly (readonly [EntrantId, EntrantId])[];
  readonly rests?: EntrantId;
}

/**
 * Everybody plays everybody once, by the tables of Berger: the last stays, the others go round. Seats alternate as in those tables, so
 * that nobody sits first more than once oftener than second. `again` adds the return games with seats changed.
 */
export function roundRobin(players: readonly EntrantId[], again = false): readonly RobinRound[] {
  const first = players.length < 2 ? [] : once(players);
  if (!again) return first;
  const back = first.map(({ pairs, ...rest }, at): RobinRound => ({
    ...rest,
    round: first.length + at + 1,
    pairs: pairs.map(([a, b]) => [b, a] as const),
  }));
  return [...first, ...back];
}

function once(players: readonly EntrantId[]): readonly RobinRound[] {
  const size = players.length + (players.length % 2);
  const others = size - 1;
  return Array.from({ length: others }, (_, at): RobinRound => {
    // Berger goes on by half a circle each round: 1, then size / 2 + 1, and round again.
    const start = (at * (size / 2)) % others;
    const seat = (step: number): EntrantId | undefined => players[(start + step + others) % others];
    const last = players[others];
    const top = seat(0);
    const pairs = Array.from({ length: size / 2 - 1 }, (_, step) => [seat(step + 1), seat(others - step - 1)] as const);
    const all = [at % 2 === 0 ? ([top, last] as const) : ([last, top] as const), ...pairs];
    const rests = all.flatMap(([a, b]) => (a === undefined ? [b!] : b === undefined ? [a] : []));
    return {
      round: at + 1,
      pairs: all.filter(
        (pair): pair is readonly [EntrantId, EntrantId] => pair[0] !== undefined && pair[1] !== undefined,
      ),
      ...(rests[0] === undefined ? {} : { rests: rests[0] }),
    };
  });
}
