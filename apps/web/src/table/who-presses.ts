import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { useEffect, useState } from 'react';

interface Held {
  readonly side: Side;
  /** Whether a turn has made it theirs, and nobody said so. */
  readonly byItself: boolean;
  /** Whose turn it was then, and by which entry. */
  readonly turn: Side | null;
  readonly revision: number;
}

/** Who presses on a device of both seats, and how somebody says so. */
export interface Presser extends Pick<Held, 'side' | 'byItself'> {
  readonly choose: (side: Side) => void;
}

/**
 * Whoever's turn begins is who presses next, until somebody says otherwise. What is known of the match as one player sees it may be
 * older than as the other does: a turn begins once, with the newest entry that is known of either.
 */
export function useWhoPresses(match: MatchView | undefined): Presser {
  const [held, hold] = useState<Held>({ side: 'A', byItself: false, turn: null, revision: -1 });
  const next = match === undefined ? held : following(held, match);
  if (next !== held) hold(next);
  return { ...next, choose: (side) => hold({ ...next, side, byItself: false }) };
}

export function following(held: Held, { revision, board }: Pick<MatchView, 'revision' | 'board'>): Held {
  if (revision <= held.revision) return held;
  const turn = board.clock?.turn ?? null;
  if (turn === null || turn === held.turn) return { ...held, turn, revision };
  return { side: turn, byItself: turn !== held.side, turn, revision };
}

/** Who holds both seats sees what whoever presses may see. */
export function useLookingAs(side: Side, look: ((side: Side) => void) | undefined): void {
  useEffect(() => look?.(side), [look, side]);
}
