import { LIMITS } from '../common/limits.js';
import { inMinutes } from './in-minutes.js';

/** A length of time as it is typed. */
export interface TypedTime {
  readonly takes: boolean;
  readonly minutes: number | string;
  readonly seconds: number | string;
}

/** In seconds, below nothing where it is taken away; null where nothing is typed, or more than can be given. */
export function given({ takes, minutes, seconds }: TypedTime): number | null {
  const all = Number(minutes) * 60 + Number(seconds);
  if (!Number.isInteger(all) || all <= 0 || all > LIMITS.GiveTime.seconds.most) return null;
  return takes ? -all : all;
}

/** `Give 2:30 to Anna`, `Take 0:45 from Ben` */
export function givenInWords(seconds: number, player: string): string {
  const length = inMinutes(Math.abs(seconds) * 1_000);
  return seconds < 0 ? `Take ${length} from ${player}` : `Give ${length} to ${player}`;
}
