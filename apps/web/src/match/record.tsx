import { createContext, useContext, type ReactNode } from 'react';
import type { LedgerAnswer, MatchView, TimelineItem } from '@adjutant/views';
import type { StepQuery } from './step/step-queries.js';

export type Desk =
  | 'entry'
  | 'summary'
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
  /** The entry that was chosen last: whoever steps fast is ahead of what is shown. */
  readonly whereTo: () => number;
  /** There where a match has ended and an earlier moment is looked at: tells what came later all the same. */
  readonly lift?: (() => void) | null;
}

const RecordContext = createContext<Record | null>(null);

/** Apart from the record: with each step of a slider nothing is drawn anew but the slider. */
const ChosenContext = createContext<number | null>(null);

interface Provided {
  readonly value: Record;
  readonly chosen: number;
  readonly children: ReactNode;
}

export function RecordProvider({ value, chosen, children }: Provided) {
  return (
    <RecordContext.Provider value={value}>
      <ChosenContext.Provider value={chosen}>{children}</ChosenContext.Provider>
    </RecordContext.Provider>
  );
}

/** The entry at which the slider stands. */
export function useChosen(): number {
  const chosen = useContext(ChosenContext);
  if (chosen === null) throw new Error('useChosen stands outside of a match page');
  return chosen;
}

/** What the players of both sides are called; two of one name are told apart by their seats. */
export function usePlayers(): { readonly A: string; readonly B: string } {
  const { match, named } = useRecord();
  const [A, B] = [named(match.seats.A.player), named(match.seats.B.player)];
  return A === B ? { A: `${A} (A)`, B: `${B} (B)` } : { A, B };
}

export function useRecord(): Record {
  const record = useContext(RecordContext);
  if (record === null) throw new Error('useRecord stands outside of a match page');
  return record;
}
