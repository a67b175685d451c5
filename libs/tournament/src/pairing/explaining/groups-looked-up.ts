import type { EntrantId, EventFacts } from '../../facts.js';
import type { LookedUp } from './looked-up.js';

/** The score group of each, from 1 at the top, counted anew: one more than there are better ones. */
export function groupsLookedUp(
  players: readonly EntrantId[],
  known: Pick<LookedUp, 'score'>,
  { apart }: Pick<EventFacts, 'apart'>,
  round: number,
): ReadonlyMap<EntrantId, number> {
  const wentThrough = apart?.rounds === 0 && apart.after < round ? apart.through : [];
  const [above, below] = [true, false].map((isThrough) =>
    players.filter((id) => wentThrough.some(({ player }) => player === id) === isThrough),
  );
  const groups = new Map<EntrantId, number>();
  let passed = 0;
  for (const part of [above!, below!]) {
    const scores = [...new Set(part.map((id) => known.score(id)))].sort((one, other) => other - one);
    for (const id of part) groups.set(id, passed + scores.indexOf(known.score(id)) + 1);
    passed += scores.length;
  }
  return groups;
}
