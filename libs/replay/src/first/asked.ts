import type { PaperSays } from '@adjutant/match';
import type { Side } from '@adjutant/rules';

export type PaperAccount = Pick<PaperSays, 'account' | 'category'>;

/** What somebody may ask the first moment of. */
export type When =
  /** A player had fewer points of a resource than a use took, or would have taken. */
  | { readonly of: 'overspent'; readonly resource: string }
  | { readonly of: 'below'; readonly resource: string; readonly amount: number }
  | { readonly of: 'vp-at-least'; readonly amount: number }
  /** What stands after an entry is not what the paper says, which is given here by entries. */
  | { readonly of: 'paper'; readonly account: PaperAccount; readonly says: ReadonlyMap<number, number> }
  /** It is not what the paper says by what was declared in the record itself; `account` null: any of the player's. */
  | { readonly of: 'declared'; readonly account: PaperAccount | null }
  | { readonly of: 'round'; readonly round: number }
  | { readonly of: 'destroyed'; readonly unit: string };

export interface FirstAsked {
  readonly player: Side;
  readonly when: When;
}

/**
 * `overspent`, `cp-below:2`, `vp-at-least:10`, `round:3`, `destroyed:A2`; `paper` (what was declared in the record),
 * `paper-vp` (of that, victory points), `paper:12=3,20=1` (command points after entries), `paper-vp:12=30` and
 * `paper-vp/primary:12=30`; null where it is none of these.
 */
export function readWhen(text: string): When | null {
  const [, unit] = /^destroyed:(\S{1,100})$/.exec(text) ?? [];
  if (unit !== undefined) return { of: 'destroyed', unit };
  const paper = /^paper(?:-(cp|vp)(?:\/([a-z][a-z0-9-]*))?)?(?::([0-9=,]{1,2000}))?$/.exec(text);
  if (paper) return readPaper(paper);
  const [, word = '', rest] = /^([a-z][a-z-]*)(?::([0-9=,]{1,2000}))?$/.exec(text) ?? [];
  if (word === 'overspent') return rest === undefined ? { of: 'overspent', resource: 'cp' } : null;
  if (rest === undefined) return null;
  if (!/^\d{1,9}$/.test(rest)) return null;
  const amount = Number(rest);
  if (word === 'vp-at-least') return { of: 'vp-at-least', amount };
  if (word === 'round') return { of: 'round', round: amount };
  const [, resource] = /^([a-z][a-z-]*)-below$/.exec(word) ?? [];
  return resource === undefined ? null : { of: 'below', resource, amount };
}

function readPaper([, points, category, says]: readonly (string | undefined)[]): When | null {
  if (points === 'cp' && category !== undefined) return null;
  const account: PaperAccount = {
    account: points === 'vp' ? 'vp' : 'cp',
    ...(category === undefined ? {} : { category }),
  };
  if (says === undefined) return { of: 'declared', account: points === undefined ? null : account };
  const marks = says.split(',').map((mark) => /^(\d{1,9})=(\d{1,9})$/.exec(mark));
  if (marks.some((mark) => mark === null)) return null;
  return { of: 'paper', account, says: new Map(marks.map((mark) => [Number(mark?.[1]), Number(mark?.[2])] as const)) };
}
