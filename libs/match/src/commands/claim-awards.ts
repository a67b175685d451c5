import { recorded } from '@adjutant/kernel';
import { byWorth, reasonsAgainstClaim, sameName, type Pack } from '@adjutant/rules';
import type { ClaimAwards } from '../commands.js';
import type { MatchState } from '../state/state.js';
import { holding, no, whileRunning, type Context, type MatchDecision } from './context.js';

/** A player scores one card. What it is worth, and which caps cut it, is worked out when the ledger is read. */
export function claimAwards({ data }: ClaimAwards, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    const { player, answers } = data;
    const card = cardCalled(pack, data.card);
    if (card === undefined) return no('card/unknown', `${pack.name} has no card ${data.card}.`, { card: data.card });
    const awards = data.awards.map(({ award, times = 1 }) => ({ award, times }));
    const claim = { player, card, awards, ...(answers ? { answers } : {}) };
    return holding(reasonsAgainstClaim(pack, running.table, claim, byWorth), running, data, context, (overridden) =>
      recorded({ type: 'AwardsClaimed', data: { ...claim, ...overridden } }),
    );
  });
}

function cardCalled({ entries }: Pack, called: string): string | undefined {
  const cards = Object.values(entries).filter(({ card }) => card !== undefined);
  return (cards.find(({ id }) => id === called) ?? cards.find(({ name }) => sameName(name, called)))?.id;
}
