import type { EventPolicy, WholeDispute, WholeRuling } from '@adjutant/dispute';
import type { Side } from '@adjutant/rules';
import { standingRuling } from '../dispute/acts.js';

const MINUTE_MS = 60_000;

/** Where a player stands after a ruling. */
export interface AfterRuling {
  readonly ruling: WholeRuling;
  /** What can still become of it. */
  readonly says: string;
  /** While somebody may still appeal: until when, null where no clock runs. */
  readonly window: { readonly until: number | null } | null;
}

type Ruled = Pick<WholeDispute, 'status' | 'rulings' | 'story'>;
type Deciding = Pick<EventPolicy, 'appealMinutes' | 'ownAppeals'>;

/** What was ruled and what may still be done about it; null where nothing was ruled, or an appeal waits to be heard. */
export function afterRuling(dispute: Ruled, side: Side | null, policy: Deciding, now: number): AfterRuling | null {
  const ruling = standingRuling(dispute.rulings);
  if (ruling === null) return null;
  const over = (says: string): AfterRuling => ({ ruling, says, window: null });
  if (dispute.status === 'final') return over('The appeal is decided: this is final.');
  if (dispute.status !== 'ruled') return null;
  if (ruling.accepted.length === 2) return over('Both players have accepted it: it stands.');
  if (isOfHead(dispute, ruling) && policy.ownAppeals === 'final')
    return over('The head judge gave it: at this event it is final.');
  const until = closesAt(ruling, policy);
  if (until !== null && now > until) return over('The time for an appeal is over: it stands.');
  return { ruling, says: openTo(side, ruling), window: { until } };
}

const isOfHead = ({ story }: Ruled, ruling: WholeRuling): boolean =>
  story.find(({ number }) => number === ruling.number)?.by.role === 'head-judge';

const closesAt = ({ at }: WholeRuling, { appealMinutes }: Deciding): number | null =>
  appealMinutes === null ? null : Date.parse(at) + appealMinutes * MINUTE_MS;

function openTo(side: Side | null, { accepted }: WholeRuling): string {
  if (side === null) return 'A player who has not accepted it may appeal to the head judge.';
  if (accepted.includes(side)) return 'You have accepted it. The other player may still appeal.';
  return 'You may accept it, or appeal to the head judge.';
}
