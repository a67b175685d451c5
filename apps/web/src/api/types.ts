import type { Citation, Role } from '@adjutant/kernel';
import type { Difference, Reading } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';
import type { Ledger, Option, RoundPoint, StepView, TimelineEntry } from '@adjutant/views';

/** An entry of the timeline with who wrote it, and when it happened and was written. */
export interface TimelineItem extends TimelineEntry {
  readonly by: string;
  readonly role: Role;
  readonly occurredAt: string;
  readonly recordedAt: string;
}

export interface LedgerAnswer extends Ledger {
  readonly chart: readonly RoundPoint[];
}

export interface ReplayAnswer {
  readonly steps: readonly StepView[];
  readonly broken?: { readonly number: number; readonly cause: string };
}

export interface OptionsAnswer {
  readonly player: Side;
  readonly options: readonly Option[];
}

/** A command that was refused: after which entry, what was asked, and why not. */
export interface Attempt {
  readonly after: number;
  readonly command: { readonly type: string; readonly data: { readonly [member: string]: unknown } };
  readonly by: string;
  readonly role: string;
  readonly at: string;
  readonly refusal: {
    readonly code: string;
    readonly message: string;
    readonly cites: readonly Citation[];
    readonly reasons?: readonly { readonly code: string; readonly message: string; readonly cites: readonly Citation[] }[];
  };
}

export interface SupposeAnswer {
  readonly reading: Reading;
  readonly first: number | null;
  readonly differences: readonly Difference[];
}

export interface PackInfo {
  readonly id: string;
  readonly name: string;
  readonly stage: string;
  readonly release: string;
}
