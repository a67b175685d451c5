import { already, recorded, type Reason } from '@adjutant/kernel';
import { firstOf } from '@adjutant/rules';
import type { DecideTurnOrder } from '../commands.js';
import type { MatchState } from '../state/state.js';
import { holding, whileRunning, type Context, type MatchDecision } from './context.js';
import type { MatchCode } from '../refusals.js';

/** Who goes first is decided between the start of a battle round and its first turn, in games that decide it anew. */
export function decideTurnOrder({ data }: DecideTurnOrder, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    const { first, by } = data;
    const { clock, turnOrders } = running.table;
    const round = clock?.round ?? 1;
    const stands = firstOf(turnOrders, round);
    if (stands?.round === round && stands.first === first && stands.by === by) return already;
    const reasons: Reason[] = [];
    if (pack.sequence.order !== 'each-round') {
      reasons.push(reason('turn-order/fixed', 'The same player has the first turn of every battle round.', round));
    } else if (!(pack.sequence.roundStart ?? []).some((step) => step.id === clock?.step)) {
      const message = `The first turn of battle round ${round} has begun; its order stands.`;
      reasons.push(reason('turn-order/too-late', message, round));
    }
    return holding(reasons, running, data, context, (overridden) =>
      recorded({ type: 'TurnOrderDecided', data: { round, first, by, ...overridden } }),
    );
  });
}

function reason(code: MatchCode, message: string, round: number): Reason {
  return { code, message, facts: { round }, cites: [] };
}
