import type { Change, LedgerLine, Price } from '@adjutant/rules';
import type { Passage, RemovedLine } from '../telling.js';

/** A line of a ledger that counts, with the entry that brought it; of a use, with what it cost and why. */
export interface LinePart {
  readonly of: 'line';
  readonly amount: number;
  readonly line: LedgerLine;
  readonly passage: Passage;
  readonly price: Price | null;
}

/** A line that was written once and was taken out: it adds nothing, and is there to be seen. */
export interface RemovedPart {
  readonly of: 'removed';
  readonly amount: 0;
  readonly removed: RemovedLine;
}

/** Points with which a record began that starts in the middle of a battle. */
export interface AdoptedPart {
  readonly of: 'adopted';
  readonly amount: number;
  readonly category: string;
  readonly passage: Passage;
}

/** A part of a price: what is printed, what changes it, and what keeps it from falling below nothing. */
export interface PricePart {
  readonly of: 'printed' | 'change' | 'floor';
  readonly amount: number;
  readonly change?: Change;
  readonly passage: Passage;
}

export type Part = LinePart | RemovedPart | AdoptedPart | PricePart;
