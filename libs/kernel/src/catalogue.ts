import { Declined, type Why } from './declined.js';
import type { JsonObject } from './json.js';
import { reasonOf, refuseFor, type Citation, type Reason, type Refusal } from './refusal.js';

/** What holds for every refusal of one code; what is told of a single one stands where it is decided. */
export interface RefusalKind {
  /** One general sentence: what is wrong, and what to do. */
  readonly says: string;
  /** When it is given. */
  readonly when: string;
  /** How a door says it that is asked for what is recorded; left out where the rules or the record stand against it. */
  readonly why?: Why;
}

/** The codes that a library refuses with. Whatever makes refusals there takes these and no others. */
export type Refusals<Code extends string = string> = { readonly [code in Code]: RefusalKind };

export type CodeOf<Catalogue> = Catalogue extends unknown ? keyof Catalogue & string : never;

const CATALOGUES = new WeakSet<object>();

export function refusals<Code extends string>(kinds: Refusals<Code>): Refusals<Code> {
  const catalogue = Object.freeze({ ...kinds });
  CATALOGUES.add(catalogue);
  return catalogue;
}

/** Whether `refusals` made it: so the pages find every catalogue that a library exports. */
export function isCatalogue(value: unknown): value is Refusals {
  return typeof value === 'object' && value !== null && CATALOGUES.has(value);
}

/** What holds for a code that is known only now; undefined where the catalogue has no such code. */
export function kindOf(catalogue: Refusals, code: string): RefusalKind | undefined {
  return Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
}

/** What makes refusals with the codes of a library. */
export interface Refusing<Code extends string> {
  reason(this: void, code: Code, message: string, facts?: JsonObject, cites?: readonly Citation[]): Reason;
  refuse(this: void, code: Code, message: string, facts?: JsonObject, cites?: readonly Citation[]): Refusal;
  declined(this: void, why: Why, code: Code, says: string, members?: object, retryAfterSeconds?: number): Declined;
}

/** Whoever refuses says with which codes: `refusing<DisputeCode>()`. */
export function refusing<Code extends string>(): Refusing<Code> {
  return {
    reason: reasonOf,
    refuse: (code, message, facts, cites) => refuseFor([reasonOf(code, message, facts, cites)]),
    declined: (why, code, says, members, retryAfterSeconds) =>
      new Declined(why, code, says, members, retryAfterSeconds),
  };
}
