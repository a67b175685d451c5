import type { Roster } from '@adjutant/rules';
import type { Left } from '../reading/page.js';
import type { NameSort } from './known.js';

/** A number that the list states, and what is found when it is added up. Neither is mended. */
export interface Differs {
  readonly what: 'points' | 'units' | 'limit';
  readonly stated: number;
  readonly found: number;
}

/** A name that is like one that the rules know: a person says whether it is meant. */
export interface Asks {
  readonly sort: NameSort;
  readonly written: string;
  /** What it could be; empty where the line holds several and nobody can tell where one ends. */
  readonly near: readonly string[];
}

/** A datasheet whose keywords the list does not carry. */
export interface Needs {
  readonly datasheet: string;
  readonly units: readonly string[];
}

/** The models of a unit by name: the roster counts them only. */
export interface Members {
  readonly unit: string;
  readonly name: string;
  readonly models: number;
}

/** What became of a list: what was read, what was not, and what in it does not agree. */
export interface Reading {
  readonly reader: { readonly id: string; readonly name: string; readonly version: number };
  /** The line by which the program signed it. */
  readonly source?: string;
  readonly title?: string;
  /** As `SubmitRoster` takes it. */
  readonly roster: Roster;
  readonly members: readonly Members[];
  readonly left: readonly Left[];
  readonly differs: readonly Differs[];
  readonly asks: readonly Asks[];
  readonly needs: readonly Needs[];
}
