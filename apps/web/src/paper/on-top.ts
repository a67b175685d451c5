import { landOn } from '../app/landing/landing.js';
import type { Paper } from './photo.js';

interface Taken {
  readonly match: string;
  readonly paper: Paper;
}

let taken: Taken | null = null;

/** The next paper of a stack, which is of the same kind as the one before. */
export function takeFromStack(match: string, paper: Paper): void {
  taken = { match, paper };
}

/** What lies on top of the stack, where it is of this match. */
export const onTop = (match: string): Paper | null => (taken?.match === match ? taken.paper : null);

/** Whoever goes through a stack types at once; everybody else lands on the heading. */
export function landOnFirstField(match: string): void {
  if (onTop(match) === null) return;
  taken = null;
  landOn(() => document.querySelector<HTMLElement>('main form :is(input:not([type=file], [type=radio]), select)'));
}
