import { is, type Static } from '@adjutant/kernel';
import type { Clock } from '@adjutant/rules';
import type { Arrival } from './course.js';
import type { Doubt } from '../doubts/doubt.js';
import type { MomentSpec } from './spec.js';

/** A dispute about a match, and the entry that it is about. */
export const Disputed = is.object({ dispute: is.anyText(), entry: is.anyWhole() }, { name: 'Disputed' });
export type Disputed = Static<typeof Disputed>;

export const KINDS = ['entry', 'phase', 'turn', 'round', 'finding', 'dispute'] as const;

export const MomentKind = is.oneOf(KINDS);
export type MomentKind = Static<typeof MomentKind>;

export const Neighbours = is.object(
  { previous: is.orNull(is.anyWhole()), next: is.orNull(is.anyWhole()) },
  { name: 'Neighbours' },
);
export type Neighbours = Static<typeof Neighbours>;

/** Everything by which a moment of one match can be named. */
export interface Landmarks {
  /** Number of the newest entry. */
  readonly last: number;
  readonly arrivals: readonly Arrival[];
  readonly doubts: readonly Doubt[];
  readonly disputes: readonly Disputed[];
}

/** The entry that a moment is after; null where the match has no such moment. */
export function entryAt({ last, arrivals, doubts, disputes }: Landmarks, spec: MomentSpec): number | null {
  switch (spec.by) {
    case 'entry':
      return spec.entry <= last ? spec.entry : null;
    case 'dispute':
      return disputes.find(({ dispute }) => dispute === spec.dispute)?.entry ?? null;
    case 'finding':
      return doubts[spec.finding - 1]?.entry ?? null;
    default:
      return arrivals.find(({ clock }) => isAt(clock, spec))?.entry ?? null;
  }
}

type SpecOfClock = Extract<MomentSpec, { readonly by: 'round' | 'turn' | 'phase' }>;

function isAt(clock: Clock, spec: SpecOfClock): boolean {
  if (clock.round !== spec.round) return false;
  if (spec.by === 'round') return true;
  return clock.turn === spec.turn && (spec.by === 'turn' || clock.step === spec.step);
}

/** The nearest moments of each kind before an entry and after it. */
export function neighboursOf(landmarks: Landmarks, entry: number): { readonly [kind in MomentKind]: Neighbours } {
  const { last, arrivals, doubts, disputes } = landmarks;
  const among = (entries: readonly number[]): Neighbours => ({
    previous: greatest(entries.filter((one) => one < entry)),
    next: least(entries.filter((one) => one > entry)),
  });
  const begins = (kind: 'round' | 'turn' | 'phase'): Neighbours =>
    among(arrivals.filter((one) => one.begins.includes(kind)).map((one) => one.entry));
  return {
    entry: { previous: entry > 0 ? entry - 1 : null, next: entry < last ? entry + 1 : null },
    phase: begins('phase'),
    turn: begins('turn'),
    round: begins('round'),
    finding: among(doubts.map((one) => one.entry)),
    dispute: among(disputes.map((one) => one.entry)),
  };
}

function greatest(entries: readonly number[]): number | null {
  return entries.length === 0 ? null : Math.max(...entries);
}

function least(entries: readonly number[]): number | null {
  return entries.length === 0 ? null : Math.min(...entries);
}
