import type { Citation } from '@adjutant/kernel';

/** What is taken for the place of a unit that nobody told; a pack that says nothing keeps to what was told of each unit by itself. */
export interface Places {
  /** Whether a part of an attached unit of which no place is told is where another part is; otherwise it is on the battlefield. */
  readonly together?: boolean;
  /** Whether a unit that comes as a copy of another has been where that one was last; otherwise where that one was before. */
  readonly copiesWereThere?: boolean;
  readonly source: Citation;
}
