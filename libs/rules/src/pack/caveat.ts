import type { Citation } from '@adjutant/kernel';

/** How well something of a game is known: one source tells it, its sources differ, or they leave it open. */
export const GRADES = ['one-source', 'conflict', 'decision'] as const;
export type Grade = (typeof GRADES)[number];

/** What rules of a release rest on where that is less than the text of a document: what is told of it, and what was decided. */
export interface Caveat {
  readonly id: string;
  readonly grade: Grade;
  /** What it is about, in our own words. */
  readonly about: string;
  /** Of a conflict: what each side of the sources says. */
  readonly readings?: readonly string[];
  /** As which it is played here. */
  readonly taken: string;
  /** Ids of the entries that rest on it; left out where it is about no single ones. */
  readonly entries?: readonly string[];
  readonly source: Citation;
}
