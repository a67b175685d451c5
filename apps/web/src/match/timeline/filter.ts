import type { TimelineEntry } from '@adjutant/views';
import { partsOf } from './looked-for.js';

export type Kind = 'uses' | 'points' | 'units' | 'facts' | 'corrections' | 'flagged';

export const KINDS: readonly { readonly kind: Kind; readonly label: string; readonly says: string }[] = [
  { kind: 'uses', label: 'Uses', says: 'Choices, stratagems, abilities, orders, objectives and their rolls' },
  { kind: 'points', label: 'Points', says: 'Entries that moved command points or victory points' },
  { kind: 'units', label: 'Units', says: 'What units did and what became of them' },
  { kind: 'facts', label: 'Facts', says: 'What players wrote down about the table' },
  {
    kind: 'corrections',
    label: 'Corrections',
    says: 'Rulings, corrections, rewinds, contested answers, and what they struck',
  },
  {
    kind: 'flagged',
    label: 'Findings',
    says: 'Entries with a finding that is unmet or unknown, or that a judge let stand',
  },
];

const TYPES: { readonly [type in TimelineEntry['type']]?: Kind } = {
  ChoiceMade: 'uses',
  UseAnswered: 'uses',
  TurnOrderDecided: 'uses',
  ObjectiveDrawn: 'uses',
  DrawVoided: 'uses',
  ObjectiveDiscarded: 'uses',
  ObjectiveRevealed: 'uses',
  StratagemUsed: 'uses',
  AbilityUsed: 'uses',
  OrderIssued: 'uses',
  RollRecorded: 'uses',
  CommandPointsGained: 'points',
  VictoryPointsScored: 'points',
  AwardsClaimed: 'points',
  UnitDestroyed: 'units',
  UnitReturned: 'units',
  BattleShockRecorded: 'units',
  UnitActed: 'units',
  UnitsDestroyed: 'units',
  FactRecorded: 'facts',
  BookEntriesAdded: 'facts',
  UnitActivated: 'units',
  ActivationEnded: 'units',
  UnitPlaced: 'units',
  EntryCorrected: 'corrections',
  MatchRewound: 'corrections',
  RulingApplied: 'corrections',
  RulingReversed: 'corrections',
  PointsAdjusted: 'points',
  ResultDecided: 'corrections',
  BalanceSet: 'points',
  RunningDeclared: 'points',
  NoteRecorded: 'facts',
  QuestionAnswered: 'corrections',
  AnswerContested: 'corrections',
  TakeBackAsked: 'corrections',
  TakeBackAgreed: 'corrections',
  TakeBackDeclined: 'corrections',
};

export interface Sieve {
  readonly question: string;
  readonly kinds: readonly Kind[];
  /** Entries that moved points, and entries with a finding that is not met. */
  readonly moved: ReadonlySet<number>;
  readonly flagged: ReadonlySet<number>;
}

type Sifted = Pick<TimelineEntry, 'number' | 'type' | 'mark' | 'overridden'>;

/**
 * Entries of any of the kinds (of all, when none is chosen) in whose row every word of the question stands; `read` says what
 * stands in a row.
 */
export function sifted<Entry extends Sifted>(
  entries: readonly Entry[],
  sieve: Sieve,
  read: (entry: Entry) => string,
): readonly Entry[] {
  const parts = partsOf(sieve.question);
  return entries.filter((entry) => {
    const kindFits = sieve.kinds.length === 0 || sieve.kinds.some((kind) => isOf(entry, kind, sieve));
    return kindFits && (parts.length === 0 || parts.every((part) => read(entry).includes(part)));
  });
}

function isOf(entry: Sifted, kind: Kind, { moved, flagged }: Sieve): boolean {
  if (TYPES[entry.type] === kind) return true;
  if (kind === 'points') return moved.has(entry.number);
  if (kind === 'corrections') return entry.mark !== null;
  return kind === 'flagged' && (flagged.has(entry.number) || entry.overridden !== null);
}
