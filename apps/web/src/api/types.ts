import type { Citation, Occasion, Role } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { Due, Ledger, ListedMatch, Option, RoundPoint, StepView, TimelineEntry } from '@adjutant/views';

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

export interface TimelineAnswer {
  readonly entries: readonly TimelineItem[];
}

export interface ReplayAnswer {
  readonly steps: readonly StepView[];
  readonly broken?: { readonly number: number; readonly cause: string };
}

export interface OptionsAnswer {
  readonly players: { readonly [side in Side]?: readonly Option[] };
  readonly dues: readonly Due[];
}

/** A command that was refused: after which entry, what was asked, by whom, and why not. */
export interface Attempt {
  readonly number: number;
  readonly after: number;
  readonly command: { readonly type: string; readonly data: { readonly [member: string]: unknown } };
  readonly occasion: Occasion;
  readonly code: string;
  readonly message: string;
  readonly cites?: readonly Citation[];
}

export interface AttemptsAnswer {
  readonly attempts: readonly Attempt[];
}

export interface MatchPageAnswer {
  readonly matches: readonly ListedMatch[];
  readonly next: string | null;
}

export interface PackInfo {
  readonly pack: string;
  readonly name: string;
  readonly stage: string;
  readonly releases: readonly { readonly release: string }[];
}

export interface PacksAnswer {
  readonly packs: readonly PackInfo[];
}

export interface PeopleAnswer {
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** The sample matches that come with the packs. */
export interface SampleListAnswer {
  readonly samples: readonly { readonly id: string; readonly title: string; readonly game: string }[];
}

/** What loading the samples came to; `stopped` says where one of them could not be played on. */
export interface SamplesAnswer {
  readonly samples: readonly {
    readonly id: string;
    readonly title: string;
    readonly stopped?: { readonly line: number; readonly problem: { readonly detail: string } };
  }[];
}
