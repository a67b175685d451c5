import type { ByeKind, Decided, EntrantId, Outcome } from '../facts.js';
import { written, type Rational } from './rational.js';

/** An exact number as text: `7`, `15/2`. */
export type Exact = string;

/** One line of a sum: where it comes from, and what it adds. Those that were cut are there too, and add nothing. */
export interface Part {
  readonly from:
    | 'table'
    | 'bye'
    | 'absent'
    | 'open'
    | 'ruling'
    | 'event'
    /** What an opponent came to. */
    | 'opponent'
    /** Nobody was there: somebody is thought of, with the player's own points or by an older formula. */
    | 'dummy'
    | 'virtual';
  readonly amount: Exact;
  readonly round?: number;
  readonly opponent?: EntrantId;
  readonly outcome?: Outcome;
  readonly decided?: Decided;
  /** One of the two alone told it. */
  readonly unconfirmed?: true;
  /** It is called into question: at a table it counts until a ruling, of an open one nothing does. */
  readonly disputed?: true;
  /** The match of an open table is void. */
  readonly voided?: true;
  /** By a ruling or a penalty, and not by points. */
  readonly given?: true;
  readonly bye?: ByeKind;
  /** The result that an organizer gave in place of a bye. */
  readonly assigned?: Outcome;
  readonly ruling?: string;
  readonly figure?: string;
  /** What was multiplied: what the opponent came to, and what was scored against them. */
  readonly of?: Exact;
  readonly times?: Exact;
  /** What it would have been, and what held it. */
  readonly was?: Exact;
  readonly held?: 'floor' | 'most' | 'draws-throughout' | 'opponent';
  /** How an opponent's own figure is made up where rounds of theirs were not played. */
  readonly adjusted?: { readonly rounds: readonly number[]; readonly from: Exact };
  readonly cut?: 'lowest' | 'highest' | 'not-played';
  /** What the figure was taken from by a table of margins. */
  readonly margin?: Exact;
  /** No line of the table of margins has this margin: it brings nothing to either. */
  readonly noLine?: true;
}

/** How parts come to a value. */
export type Made = 'sum' | 'mean' | 'share' | 'order' | 'taken';

/** A criterion of one player: what is compared, and how it came about. */
export interface Figured {
  /** Compared one after the other; most criteria have one. */
  readonly keys: readonly Rational[];
  readonly shown: string;
  readonly made: Made;
  readonly parts: readonly Part[];
  /** What the parts are a share of. */
  readonly outOf?: Exact;
  readonly held?: { readonly was: Exact; readonly by: 'floor' };
}

/** A number with no `undefined` in its members, so that the same facts are the same bytes. */
export function part(
  from: Part['from'],
  amount: Rational,
  more: { readonly [Key in keyof Part]?: Part[Key] | undefined } = {},
): Part {
  const told: Record<string, unknown> = { from, amount: written(amount) };
  for (const key in more) if (more[key as keyof Part] !== undefined) told[key] = more[key as keyof Part];
  return told as unknown as Part;
}
