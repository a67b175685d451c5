import type { MatchCommand } from '@adjutant/match';
import { humanised } from '../common/words.js';
import type { TakenOver } from '../engine/carried/carried.js';
import type { Sayable } from '../engine/queue/said.js';

type SignedPress = TakenOver['runs'][number]['presses'][number];

export type Said = (item: Sayable) => string;

/** What was pressed on another phone, in words: what tells of a sealed hand is not handed over whole. */
export function saidOfPress({ type, data, place }: Pick<SignedPress, 'type' | 'data' | 'place'>, said: Said): string {
  const command = { type, data } as unknown as MatchCommand;
  try {
    return said({ command, where: place === null ? '' : placeText(place), secret: false });
  } catch {
    // A file may hold data that is none of its command's: the server says so.
    return humanised(type);
  }
}

/** Without the pack, which a tablet may not know, steps go by their ids. */
function placeText({ round, turn, part, step, slot }: NonNullable<SignedPress['place']>): string {
  const name = `${humanised(part ?? step)}${slot === undefined ? '' : `#${slot}`}`;
  return [`R${round}`, ...(turn ? [turn] : []), name].join('.');
}
