import { isTimeEntry, whoseIs } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import type { Passage } from '../telling.js';
import type { Doubt } from './doubt.js';

/**
 * What a player did after the own time on the chess clock had run out, where the event has that flagged: until time is given,
 * or another turn brings some.
 */
export function overtimeIn(passages: readonly Passage[]): readonly Doubt[] {
  const flagged = new Set<Side>();
  return passages.flatMap((passage): Doubt[] => {
    const { event, number } = passage.entered;
    if (event.type === 'TimeRanOut') {
      const { who } = event.data;
      if (who === 'neutral' || event.data.flagged !== true) return [];
      flagged.add(who);
      return [doubt(number, `The time of ${who} on the chess clock had run out.`)];
    }
    const side = flagged.size === 0 ? undefined : sideOf(passage);
    if (side === undefined || !flagged.has(side) || !isOut(passage, side)) return [];
    return [doubt(number, `Done by ${side} after the time of ${side} on the chess clock had run out.`)];
  });
}

function doubt(entry: number, says: string): Doubt {
  return { entry, kind: 'overtime', rule: 'chess-clock', says, cites: [] };
}

function sideOf({ entered: { event }, after }: Passage): Side | undefined {
  return after.status === 'absent' || isTimeEntry(event) ? undefined : whoseIs(after, { event });
}

function isOut({ before }: Passage, side: Side): boolean {
  if (before.status === 'absent' || !before.chessClock) return false;
  const { out, terms, turn } = before.chessClock;
  return terms.per === 'game' ? out[side] !== undefined : out[side] === turn;
}
