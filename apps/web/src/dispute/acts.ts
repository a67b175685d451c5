import type { WholeDispute, WholeRuling } from '@adjutant/dispute';
import type { DisputeInQueue } from '@adjutant/lists';
import type { Acting } from '../acting/acting.js';

export type Act =
  | 'withdraw'
  | 'claim'
  | 'release'
  | 'state'
  | 'show'
  | 'rule'
  | 'accept'
  | 'appeal'
  | 'claim-appeal'
  | 'rule-finally'
  | 'revoke'
  | 'grant';

type Case = Pick<DisputeInQueue, 'status' | 'by' | 'judge'>;

/** The ruling that stands: the newest one that was neither revoked nor refused by the match. */
export function standingRuling(rulings: readonly WholeRuling[]): WholeRuling | null {
  return rulings.findLast(({ revoked, outcome }) => revoked === null && outcome?.carriedOut !== false) ?? null;
}

/** What the page offers to whoever acts. It only spares them refusals: whether they may is for the server to say. */
export function actsOpen(dispute: Case & Pick<WholeDispute, 'rulings'>, acting: Acting): ReadonlySet<Act> {
  const open = [...ofJudges(dispute, acting), ...ofPlayers(dispute, acting), ...ofEverybody(dispute, acting)];
  return new Set(open);
}

function ofJudges({ status, judge }: Case, { judges, heads, id }: Acting): readonly Act[] {
  if (!judges) return [];
  const mine = judge !== null && judge === id;
  switch (status) {
    case 'called':
      return ['claim', 'withdraw'];
    case 'claimed':
      return mine ? ['release', 'rule', 'withdraw', 'grant'] : ['withdraw', ...(heads ? (['release'] as const) : [])];
    case 'ruled':
      return heads ? ['grant', 'revoke'] : ['grant'];
    case 'appealed':
      return heads ? ofWhoeverHears(judge, mine) : [];
    case 'final':
      return ['grant'];
    case 'void':
    case 'withdrawn':
      return [];
  }
}

function ofWhoeverHears(judge: string | null, mine: boolean): readonly Act[] {
  if (judge === null) return ['claim-appeal'];
  return mine ? ['rule-finally'] : [];
}

function ofPlayers({ status, by, rulings }: Case & Pick<WholeDispute, 'rulings'>, { side }: Acting): readonly Act[] {
  if (side === null) return [];
  if (status === 'called' || status === 'claimed') return 'side' in by && by.side === side ? ['withdraw'] : [];
  if (status !== 'ruled') return [];
  return standingRuling(rulings)?.accepted.includes(side) ? [] : ['accept', 'appeal'];
}

/** As long as nothing is final, players tell their side and judges write down what they say. */
function ofEverybody({ status }: Case, { side, judges }: Acting): readonly Act[] {
  const over = status === 'final' || status === 'withdrawn' || status === 'void';
  return !over && (side !== null || judges) ? ['state', 'show'] : [];
}
