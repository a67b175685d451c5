import type { Reason } from '@adjutant/kernel';
import type { Weigh } from '../figures/worked.js';
import type { Pack } from '../pack/pack.js';
import type { DrawnObjective, Table } from '../table/table.js';
import { bonusOf, handRules } from './held.js';
import { sceneAbout } from './scene.js';
import type { RulesCode } from '../refusals.js';

/** The rules against letting an objective go at all: it belongs to another one, or leaves only when it is achieved. */
export function reasonsToKeep(pack: Pack, table: Table, held: DrawnObjective, weigh: Weigh): Reason[] {
  const hand = handRules(pack, table, held.player);
  const entry = pack.entries[held.objective];
  if (!hand || !entry) return [];
  const against = (code: RulesCode, message: string): Reason[] => [
    { code, message, facts: { objective: held.objective }, cites: [hand.rules.source] },
  ];
  if (held.bonusOf !== undefined) {
    return against('objective/bonus-stays', `${entry.name} goes only with the objective that brought it.`);
  }
  const parts = [held, bonusOf(table, held)].flatMap((one) => one ?? []);
  const kept = (one: DrawnObjective): boolean =>
    hand.rules.keeps !== undefined &&
    weigh(sceneAbout(pack, table, held.player, hand.entry, one), hand.rules.keeps).answer === 'met';
  return parts.some(kept) ? against('objective/kept', `${entry.name} leaves only when it is achieved.`) : [];
}
