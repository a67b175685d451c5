import { type Role, shape } from '@adjutant/kernel';
import type { PenaltyEffect } from './effect.js';

export { PenaltyEffect, type Whose } from './effect.js';

/** Where a line of a policy stands, and whether it was read there or taken from what is generally said of the document. */
export const PolicySource = shape.named(
  'PolicySource',
  shape.closed({ document: shape.text(), section: shape.text(), checked: shape.yesOrNo() }),
);
export type PolicySource = shape.Static<typeof PolicySource>;

export const PolicyDocument = shape.named(
  'PolicyDocument',
  shape.closed({
    title: shape.text(),
    publisher: shape.text(),
    version: shape.text(),
    date: shape.optional(shape.text()),
    url: shape.optional(shape.text()),
    note: shape.optional(shape.says('What of it was at hand when the policy was written down.', shape.text())),
  }),
);
export type PolicyDocument = shape.Static<typeof PolicyDocument>;

/** How far back something counts. A day is a calendar day at the venue; a season begins on a day of the year, `09-01`. */
export type Span =
  | { readonly of: 'match' | 'day' | 'event' | 'always' }
  | { readonly of: 'season'; readonly from: string }
  | { readonly of: 'days'; readonly days: number };

/** A rung of the ladder. The list of a policy goes from the mildest to the severest. */
export interface PenaltyLevel {
  readonly id: string;
  readonly name: string;
  readonly effects: readonly PenaltyEffect[];
  /** Roles that may issue it. */
  readonly may: readonly Role[];
  /** How long it counts and shows as standing. */
  readonly lasts: Span;
  readonly source: PolicySource;
}

export interface Infraction {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** At most 25 words, our own. */
  readonly summary: string;
  readonly level: string;
  /** What comes with it beside what its level brings. */
  readonly effects?: readonly PenaltyEffect[];
  readonly source: PolicySource;
}

/** What a rule of escalation is about: every infraction, where nothing is named. */
export interface Concerning {
  readonly categories?: readonly string[];
  readonly infractions?: readonly string[];
  readonly except?: readonly string[];
}

/**
 * One way in which earlier penalties make the next one severer. Everything in it is a threshold (at least this level, at
 * least so many), so that more history can never make a penalty milder.
 */
export interface Escalation {
  readonly id: string;
  readonly summary: string;
  readonly concerns?: Concerning;
  /** It applies where the penalty would be at least this one; to every one where it is left out. */
  readonly from?: string;
  readonly counts: {
    readonly same: 'infraction' | 'category' | 'any';
    /** Earlier penalties of at least this level; of every level where it is left out. */
    readonly least?: string;
  };
  readonly within: Span;
  /** How many earlier penalties it takes. */
  readonly times: number;
  /** To a level, or one rung up for every earlier penalty from `times` on. */
  readonly to: { readonly level: string } | { readonly rungs: number; readonly most: string };
  readonly source: PolicySource;
}

/** A policy of penalties: a ladder, what is put on which rung, and what earlier penalties do. Written by hand as data. */
export interface PolicyFile {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly documents: { readonly [id: string]: PolicyDocument };
  readonly levels: readonly PenaltyLevel[];
  readonly categories: { readonly [id: string]: string };
  readonly infractions: readonly Infraction[];
  readonly escalation: readonly Escalation[];
  /** Roles that may give another penalty than the one that follows from the policy; each time with a reason. */
  readonly deviation: { readonly may: readonly Role[]; readonly source: PolicySource };
  /** Who may see the penalties of a person, beside that person. */
  readonly visibleTo: readonly Role[];
}

/** A policy as it is pinned: with the digest of its file. */
export interface Policy extends PolicyFile {
  readonly digest: string;
}
