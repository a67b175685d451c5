import type { Run } from '@adjutant/runs';
import type { Came } from './came.js';
import { isAnswered } from './came.js';

/** So many presses are brought in one request: more the server may not take, and a line that hangs breaks off little. */
export const MOST_AT_ONCE = 100;

/** A run may begin in mid-chain: its parts are runs. */
export function inParts(run: Run): readonly Run[] {
  const parts: Run[] = [];
  for (let from = 0; from < run.presses.length; from += MOST_AT_ONCE)
    parts.push({ ...run, presses: run.presses.slice(from, from + MOST_AT_ONCE) });
  return parts;
}

/** What of a run has no answer that is final, with what lies between. */
export function stillToBring(run: Run, came: Came | null): Run {
  if (came?.is !== 'answered') return run;
  const open = came.presses.map((press) => !isAnswered(press));
  return { ...run, presses: run.presses.slice(open.indexOf(true), open.lastIndexOf(true) + 1) };
}

/** What came of a run, once some of it was brought again. */
export function withAnswer(before: Came | null, answer: Came): Came {
  if (before?.is !== 'answered' || answer.is !== 'answered') return answer;
  const anew = new Map(answer.presses.map((press) => [press.id, press]));
  return { ...before, presses: before.presses.map((press) => anew.get(press.id) ?? press) };
}
