import { presentIn } from '../event/drawing.js';
import { groupIn, isByGroups } from '../event/groups/groups.js';
import type { OpenedTournament, RoundState } from '../event/state/state.js';
import type { NameOf } from '../pairing/explaining/sentences.js';
import type { PairingsAnswer } from './pairings-answer.js';

/**
 * Whoever stands by in a round, and why they play or do not. `then`: the event as it stood when the sheet was drawn. Whether the number
 * is odd is asked of the others who are paired: whoever has a bye that was given is not.
 */
export function shownStandby(then: OpenedTournament, round: RoundState, nameOf: NameOf): PairingsAnswer['standby'] {
  const given = new Set(round.byes.filter(({ kind }) => kind !== 'pairing').map(({ player }) => player));
  const present = presentIn(then, round.number).filter(({ id }) => !given.has(id));
  const waiting = present.filter(({ standby }) => standby === true);
  const others = present.length - waiting.length;
  const sits = new Set(round.tables.flatMap(({ A, B }) => [A, B]));
  return waiting.map(({ id }) => {
    const plays = sits.has(id);
    const says = isByGroups(then, round.number)
      ? bySchedule(plays, groupIn(then)(id) !== undefined)
      : why(plays, others, waiting.length);
    return { player: id, plays, says: `${nameOf(id)} stands by: ${says}` };
  });
}

/** A schedule takes whoever was there when groups were made and did not stand by; numbers weigh nothing in it. */
function bySchedule(plays: boolean, isInGroup: boolean): string {
  if (isInGroup) return 'rounds go by a schedule, in which they have a place.';
  return plays
    ? 'rounds go by a schedule, and somebody was put there by hand.'
    : 'rounds go by a schedule, which takes nobody who stands by.';
}

function why(plays: boolean, others: number, waiting: number): string {
  const number = `${others} others play`;
  if (others % 2 === 0)
    return plays
      ? `${number}, an even number, and somebody was put there by hand.`
      : `${number}, an even number, so nobody is needed.`;
  if (!plays && waiting > 1) return `${number}, an odd number, and the lot took another who stands by.`;
  return plays
    ? `${number}, an odd number, so one who stands by plays.`
    : `${number}, an odd number, and the draft was changed by hand.`;
}
