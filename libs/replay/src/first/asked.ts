import type { Side } from '@adjutant/rules';

/** What somebody may ask the first moment of. */
export type When =
  /** A player had fewer points of a resource than a use took, or would have taken. */
  | { readonly of: 'overspent'; readonly resource: string }
  | { readonly of: 'below'; readonly resource: string; readonly amount: number }
  | { readonly of: 'vp-at-least'; readonly amount: number }
  /** A balance after an entry is not what the player's own sheet says. */
  | { readonly of: 'paper'; readonly resource: string; readonly says: ReadonlyMap<number, number> }
  | { readonly of: 'round'; readonly round: number }
  | { readonly of: 'destroyed'; readonly unit: string };

export interface FirstAsked {
  readonly player: Side;
  readonly when: When;
}

/**
 * `overspent`, `cp-below:2`, `vp-at-least:10`, `paper:12=3,20=1` (command points after entries), `round:3`, `destroyed:A2`;
 * null where it is none of these.
 */
export function readWhen(text: string): When | null {
  const [, unit] = /^destroyed:(\S{1,100})$/.exec(text) ?? [];
  if (unit !== undefined) return { of: 'destroyed', unit };
  const [, word = '', rest] = /^([a-z][a-z-]*)(?::([0-9=,]{1,2000}))?$/.exec(text) ?? [];
  if (word === 'overspent') return rest === undefined ? { of: 'overspent', resource: 'cp' } : null;
  if (rest === undefined) return null;
  if (word === 'paper') return paper(rest);
  if (!/^\d{1,9}$/.test(rest)) return null;
  const amount = Number(rest);
  if (word === 'vp-at-least') return { of: 'vp-at-least', amount };
  if (word === 'round') return { of: 'round', round: amount };
  const [, resource] = /^([a-z][a-z-]*)-below$/.exec(word) ?? [];
  return resource === undefined ? null : { of: 'below', resource, amount };
}

function paper(text: string): When | null {
  const marks = text.split(',').map((mark) => /^(\d{1,9})=(\d{1,9})$/.exec(mark));
  if (marks.some((mark) => mark === null)) return null;
  const says = new Map(marks.map((mark) => [Number(mark?.[1]), Number(mark?.[2])] as const));
  return { of: 'paper', resource: 'cp', says };
}
