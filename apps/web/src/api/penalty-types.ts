import type { Role } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { Remedy } from './dispute-types.js';

/** What the event has decided about its disputes. */
export interface EventAnswer {
  readonly name: string;
  readonly conflicts: readonly string[];
  readonly penalties: string | null;
  readonly appealMinutes: number | null;
}

export interface PoliciesAnswer {
  readonly policies: readonly { readonly id: string; readonly name: string; readonly version: string }[];
}

/** A policy of penalties, as far as a form needs it. */
export interface PolicyAnswer {
  readonly id: string;
  readonly name: string;
  readonly levels: readonly { readonly id: string; readonly name: string; readonly may: readonly Role[] }[];
  readonly categories: { readonly [id: string]: string };
  readonly infractions: readonly {
    readonly id: string;
    readonly name: string;
    readonly category: string;
    readonly summary: string;
    readonly level: string;
  }[];
}

export interface EffectTold {
  readonly kind: string;
  readonly text: string;
}

/** What a policy advises for somebody with their history. */
export interface AdviceAnswer {
  readonly level: { readonly id: string; readonly name: string };
  readonly may: readonly Role[];
  readonly effects: readonly EffectTold[];
  readonly why: readonly { readonly text: string }[];
  /** What it takes or gives in the match. */
  readonly remedies: readonly Remedy[];
}

export interface PenaltyView {
  readonly penalty: string;
  readonly at: string;
  readonly policy: { readonly id: string; readonly name: string; readonly version: string };
  readonly infraction: { readonly id: string; readonly name: string };
  readonly level: { readonly id: string; readonly name: string };
  readonly effects: readonly EffectTold[];
  readonly because: string;
  readonly by: { readonly id: string; readonly role: Role };
  readonly advised: { readonly level: string; readonly why: readonly string[] };
  readonly deviation: string | null;
  readonly match: string | null;
  readonly dispute: string | null;
  readonly ruling: string | null;
  readonly event: string | null;
  readonly standing: 'stands' | 'expired' | 'rescinded';
  readonly expires: string | null;
  readonly rescinded: { readonly because: string; readonly by: unknown; readonly at: string } | null;
  /** Where it loses the match, and the record of the match does not say so. */
  readonly warning: string | null;
}

export interface PenaltiesAnswer {
  readonly person: string;
  readonly penalties: readonly PenaltyView[];
}

/** For whom, at which match, in which seat. */
export interface Penalised {
  readonly person: string;
  readonly match: string;
  readonly side: Side;
}
