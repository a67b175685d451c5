import { hasCardOf } from '../awards/active.js';
import type { Side } from '../clock/sequence.js';
import type { Finding } from '../judge/finding.js';
import { actionNamed } from '../pack/actions.js';
import type { Pack } from '../pack/pack.js';
import type { RulesCode } from '../refusals.js';
import type { Table } from '../table/table.js';

const NOT_ACTIVE: RulesCode = 'card/not-active';

/** What belongs to cards is done by units of a player who has one of them; it is nobody's where nobody has. */
export function weighCards(pack: Pack, table: Table, player: Side, act: string): readonly Finding[] {
  const action = actionNamed(pack, act);
  if (action?.cards === undefined) return [];
  const entries = action.cards.flatMap((card) => pack.entries[card] ?? []);
  const names = entries.map(({ name }) => name).join(', ');
  const has = hasCardOf(pack, table, player, action.cards);
  return [
    {
      rule: action.id,
      check: 'card-active',
      footing: 'record',
      answer: has ? 'met' : 'unmet',
      code: NOT_ACTIVE,
      says: has ? `${player} has ${names}.` : `It belongs to ${names}: ${player} does not hold it.`,
      facts: { player, cards: [...action.cards] },
      cites: entries.map(({ source }) => source),
    },
  ];
}
