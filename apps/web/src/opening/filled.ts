import type { OpenMatch } from '@adjutant/match';
import type { ChosenClock, Terms } from '../clock/terms.js';
import type { Depth } from './depths.js';

export type Enforcement = NonNullable<NonNullable<OpenMatch['data']['settings']>['enforcement']>;

/** What is filled in where a match is opened. */
export interface Form {
  readonly title: string;
  readonly A: string;
  readonly B: string;
  readonly pack: string | null;
  /** Empty: the newest of its pack. */
  readonly release: string;
  readonly enforcement: Enforcement;
  readonly depth: Depth;
  readonly clock: ChosenClock;
  /** It was played already, and stands on paper. */
  readonly paper: boolean;
}

/** What is on paper says little of how it came about: it is no record in full, and is flagged where the rules say otherwise. */
export function fromPaper({ depth }: Pick<Form, 'depth'>): Pick<Form, 'paper' | 'depth' | 'enforcement'> {
  return { paper: true, depth: depth === 'full' ? 'score' : depth, enforcement: 'advise' };
}

export interface Filled extends Form {
  readonly pack: string;
  readonly chessClock: Terms | null;
}

/** What opens the match, without who sits there. */
export function openingOf({
  title,
  A,
  B,
  pack,
  release,
  enforcement,
  depth,
  chessClock,
}: Filled): Omit<OpenMatch['data'], 'seats'> {
  return {
    title: title.trim() === '' ? `${A.trim()} – ${B.trim()}` : title,
    pack: { id: pack, ...(release === '' ? {} : { release }) },
    settings: { enforcement, ...(chessClock === null ? {} : { chessClock }) },
    // Left out where it is full, as it was before there was any other.
    ...(depth === 'full' ? {} : { depth }),
  };
}
