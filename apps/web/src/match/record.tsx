import { createContext, useContext } from 'react';
import type { MatchView } from '@adjutant/views';
import type { LedgerAnswer, TimelineItem } from '../api/types.js';
import type { StepQuery } from '../api/queries.js';

export type Desk =
  | 'entry'
  | 'timeline'
  | 'ledgers'
  | 'chart'
  | 'what-if'
  | 'moments'
  | 'doubts'
  | 'options'
  | 'refused'
  | 'table'
  | 'units'
  | 'seats'
  | 'calls';

/** What every panel of the match page reads: the match, the record, and where in it we stand. */
export interface Record {
  readonly id: string;
  readonly match: MatchView;
  readonly timeline: readonly TimelineItem[];
  readonly ledger: LedgerAnswer | null;
  /** Number of the selected entry, and of the newest one. */
  readonly number: number;
  readonly last: number;
  readonly step: StepQuery;
  /** Whether the page moves along when new entries come. */
  readonly following: boolean;
  readonly named: (player: string) => string;
  /** Selects an entry; with a desk, opens that as well and keeps the way back. */
  readonly go: (number: number, desk?: Desk) => void;
  readonly follow: () => void;
}

const RecordContext = createContext<Record | null>(null);

export const RecordProvider = RecordContext.Provider;

export function useRecord(): Record {
  const record = useContext(RecordContext);
  if (record === null) throw new Error('useRecord stands outside of a match page');
  return record;
}
