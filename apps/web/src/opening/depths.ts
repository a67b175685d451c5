import type { OpenMatch } from '@adjutant/match';

export type Depth = NonNullable<OpenMatch['data']['depth']>;

/** How deep a match can be recorded, and what that asks of whoever records it. */
export const DEPTHS: readonly { readonly value: Depth; readonly label: string; readonly says: string }[] = [
  { value: 'result', label: 'Result', says: 'A slip: the points of both at the end, and who won.' },
  {
    value: 'score',
    label: 'Score',
    says: 'The points of both turn by turn, without lists and units: nobody checks targets or Battle-shock.',
  },
  { value: 'full', label: 'Full', says: 'Everything that is used and done, unit by unit, checked against the rules.' },
];

/** What a match can still be raised to: it never gets less deep. Nothing is said of a depth that was full from the start. */
export function deeperThan(depth: Depth | undefined): typeof DEPTHS {
  return depth === undefined ? [] : DEPTHS.slice(DEPTHS.findIndex(({ value }) => value === depth) + 1);
}

/** The depth of a name that was kept; full where it is none. */
export function depthNamed(kept: string | null): Depth {
  return DEPTHS.find(({ value }) => value === kept)?.value ?? 'full';
}
