import type { RollDue } from './entry.js';
import type { Figure } from './figure.js';

/**
 * What a use does to the record: only effects that later rules ask about are data, everything else is the summary.
 * Roles name what the use named.
 */
export type Effect =
  /** A gain under the shared cap. */
  | { readonly op: 'gain'; readonly resource: string; readonly amount: number }
  /** Points that come by themselves once a die is known: no cap. */
  | { readonly op: 'income'; readonly resource: string; readonly amount: number }
  /** Victory points. */
  | { readonly op: 'score'; readonly category: string; readonly points: Figure }
  /** The objectives that players hold are looked at, and scored where they are achieved: once at each turn end. */
  | { readonly op: 'check-objectives' }
  /** An objective that the player holds goes; `objective` is a role. Where it is not named, one has to be discarded next. */
  | { readonly op: 'discard-objective'; readonly objective: string }
  /** The card that causes it leaves its owner's hand, back to those that may come or for good, and another is due in its place. */
  | { readonly op: 'replace-card'; readonly how: 'returned' | 'discarded' }
  /** So many more objectives are due to the player. */
  | { readonly op: 'owe-objectives'; readonly draw: number }
  /**
   * A fact is written down as if the player had recorded it; nothing where a role is not named. `roles`: which role stands in
   * which field; `says`: what else it holds.
   */
  | {
      readonly op: 'write-fact';
      readonly fact: string;
      readonly roles: { readonly [field: string]: string };
      readonly says?: { readonly [field: string]: string };
    }
  /** A unit is destroyed. */
  | { readonly op: 'destroy'; readonly unit: string }
  | { readonly op: 'add-copy'; readonly of: string; readonly as: string; readonly location: string }
  /** A new unit joins the player's army; `as`, `name` and `keywords` are fields of the fact that brings it. */
  | {
      readonly op: 'add-unit';
      readonly as: string;
      readonly name: string;
      readonly keywords?: string;
      readonly location: string;
    }
  | { readonly op: 'place'; readonly unit: string; readonly location: string; readonly acts: string }
  /**
   * A unit stands elsewhere from the beginning: where it was before was never its place. `at` is a role with the place (a
   * unit: it is aboard), or with one of the words that `places` has a place for; any other word leaves it where it is.
   */
  | {
      readonly op: 'set-down';
      readonly unit: string;
      readonly at: string;
      readonly places?: { readonly [word: string]: string };
    }
  | { readonly op: 'status'; readonly unit: string; readonly status: string }
  | { readonly op: 'test'; readonly unit: string; readonly test: string; readonly result: 'passed' | 'failed' }
  | { readonly op: 'act'; readonly unit: string; readonly act: string }
  | { readonly op: 'grant-order'; readonly unit: string }
  | { readonly op: 'order-all'; readonly order: string; readonly issuer: string; readonly keywords: readonly string[] }
  | { readonly op: 'bar-orders'; readonly until: 'turn-end' }
  /** The slot under way goes to the player who causes it, or to the other one. */
  | { readonly op: 'hand-slot'; readonly to: 'own' | 'opponent' }
  /** The slot under way is over without a unit: the next one is the other player's. */
  | { readonly op: 'pass-slot' }
  /** The players place in turn what waits to be placed, the one who causes it first. */
  | { readonly op: 'open-slots' }
  /** The battle ends by this rule. */
  | { readonly op: 'end-battle'; readonly ending: string }
  | {
      readonly op: 'open-window';
      readonly window: string;
      readonly unit: string;
      readonly targets?: readonly string[];
      readonly facts?: { readonly [name: string]: Figure };
    }
  /** More dice fall due. */
  | { readonly op: 'roll'; readonly roll: RollDue }
  | { readonly op: 'stage-window'; readonly window: string; readonly unit?: string; readonly stage: string }
  | { readonly op: 'close-window'; readonly window: string; readonly unit?: string }
  /** `of`: a role, `own`, `opponent` or `match`. A count never falls below nothing. */
  | {
      readonly op: 'count';
      readonly counter: string;
      readonly of: string;
      readonly add?: Figure;
      readonly set?: Figure;
    };
