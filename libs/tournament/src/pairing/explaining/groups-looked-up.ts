import type { EntrantId, EventFacts } from '../../facts.js';
import type { LookedUp } from './looked-up.js';

/** The score group of each, from 1 at the top, counted anew: one more than there are better ones. */
export function groupsLookedUp(
  players: readonly EntrantId[],
  known: Pick<LookedUp, 'score'>,
  { apart }: Pick<EventFacts, 'apart'>,
  round: number,
): ReadonlyMap<EntrantId, number> {
  const isParted = apart?.rounds === 0 && apart.after < round;
  const wentThrough = new Set(isParted ? apart.through.map(({ player }) => player) : []);
  const [above, below] = [true, false].map((isThrough) => players.filter((id) => wentThrough.has(id) === isThrough));
  const groups = new Map<EntrantId, number>();
  let passed = 0;
  for (const part of [above!, below!]) {
    const scores = [...new Set(part.map((id) => known.score(id)))].sort((one, other) => other - one);
    const places = new Map(scores.map((score, at) => [score, passed + at + 1]));
    for (const id of part) groups.set(id, places.get(known.score(id))!);
    passed += scores.length;
  }
  return groups;
}
