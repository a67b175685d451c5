import type { Side } from '../clock/sequence.js';
import type { Finding } from '../judge/finding.js';
import type { Pack } from '../pack/pack.js';
import type { RulesCode } from '../refusals.js';
import type { Table } from '../table/table.js';
import { sameMoment } from './at.js';
import type { AwardsClaim } from './claim.js';

type Claiming = Pick<AwardsClaim, 'player' | 'card'>;

/** Who scores first at this moment, where the pack says that somebody does: the player whose turn it is. */
export function scoresFirst({ scoringOrder }: Pack, { clock }: Pick<Table, 'clock'>): Side | null {
  return clock !== null && scoringOrder?.steps.includes(clock.step) ? clock.turn : null;
}

/** That whoever scores first claims behind the other. It is never more than a doubt: no points hang on it. */
export function findingsOnOrder(pack: Pack, table: Table, { player, card }: Claiming): readonly Finding[] {
  const { scoringOrder } = pack;
  const { clock, claimed = [] } = table;
  if (!scoringOrder || scoresFirst(pack, table) !== player) return [];
  const other = claimed.find((one) => one.player !== player && sameMoment(one.at, clock));
  if (!other) return [];
  const code: RulesCode = 'award/after-the-other';
  return [
    {
      rule: card,
      check: 'scoring-order',
      footing: 'record',
      answer: 'unmet',
      code,
      says: `It is the turn of ${player}, who scores first; ${other.player} has scored at this moment already (entry ${other.number}). The points stand.`,
      facts: { player, entry: other.number },
      cites: [scoringOrder.source],
    },
  ];
}
