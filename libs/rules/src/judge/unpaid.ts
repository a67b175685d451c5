import type { Price } from './price.js';
import { standing } from './standing.js';
import type { Scene } from './scene.js';
import { weigh } from './weigh.js';

/**
 * Whether a use counts though nothing is paid for it and nothing comes of it: the player could have paid what is printed, but
 * not what it became, and the pack lets such a use count.
 */
export function countsUnpaid({ pack, table, player }: Pick<Scene, 'pack' | 'table' | 'player'>, price: Price): boolean {
  const { unpaid } = pack.economy;
  const balance = table.balances[player][price.resource] ?? 0;
  if (!unpaid || balance < price.printed || balance >= price.due) return false;
  return weigh(standing(pack, table, player, { id: 'unpaid', source: unpaid.source }), unpaid.when).answer === 'met';
}
