import type { EntrantView, TournamentView } from '@adjutant/tournament';
import type { Tone } from '../../parts/card.js';
import { leftText } from '../floor/left-text.js';

type List = NonNullable<EntrantView['list']>;

/** How a list stands, in words and in a tone. */
export function listSays({ check, late, overruled }: List): readonly [Tone, string] {
  const tone: Tone = check === 'legal' ? 'good' : check === 'illegal' ? 'bad' : 'open';
  const marks = [overruled ? 'by an official' : undefined, late ? 'late' : undefined];
  return [tone, [check, ...marks].filter((word) => word !== undefined).join(', ')];
}

/** Whether an official has to look at a list. */
export const isDoubtful = ({ check, late, overruled }: List): boolean =>
  (overruled !== true && check !== 'legal') || late;

type Taking = Pick<TournamentView, 'settings' | 'listsLocked' | 'status'>;

/** Until when lists are taken, as it stands now; undefined where the event wants none. */
export function dueText({ settings: { lists }, listsLocked, status }: Taking, now: number): string | undefined {
  if (lists === undefined) return undefined;
  if (status === 'ended') return 'The event has ended: no list is taken any more.';
  if (listsLocked) return 'Lists are locked.';
  if (lists.deadline === undefined) return 'Lists are taken until they are locked.';
  const due = Date.parse(lists.deadline);
  const at = new Date(due).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return due < now ? `Lists were due until ${at}.` : `Lists are due until ${at}: ${leftText(due - now)}.`;
}

/** Whether whoever plays may still bring one. */
export const isTaken = ({ settings: { lists }, listsLocked, status }: Taking, now: number): boolean =>
  status !== 'ended' &&
  lists !== undefined &&
  !listsLocked &&
  (lists.deadline === undefined || Date.parse(lists.deadline) >= now);
