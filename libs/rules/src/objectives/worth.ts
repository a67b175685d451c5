import type { Side } from '../clock/sequence.js';
import { bookAll, bookDerived, unbooked, type Booked } from '../economy/ledger.js';
import { weigh } from '../judge/weigh.js';
import type { Pack } from '../pack/pack.js';
import type { DrawnObjective, Table } from '../table/table.js';
import { handRules } from './held.js';
import { sceneAbout } from './scene.js';

/** How an objective leaves a hand: by whom, and with which entry. */
export interface Leaving {
  readonly how: 'achieved' | 'discarded';
  readonly by: Side;
  readonly number: number;
}

/** Points more or less that rules in force give for an objective achieved or discarded, to whoever did it. */
export function surcharges(
  pack: Pack,
  table: Table,
  one: DrawnObjective,
  { how, by: player, number }: Leaving,
): Booked {
  const hand = handRules(pack, table);
  if (!hand) return unbooked(table);
  const due = (hand.rules[how] ?? []).filter(
    (surcharge) => weigh(sceneAbout(pack, table, player, hand.entry, one), surcharge.when).answer === 'met',
  );
  const name = pack.entries[one.objective]?.name ?? one.objective;
  return bookAll(
    table,
    due.map(
      (surcharge) => (now: Table) =>
        bookDerived(pack, now, {
          number,
          player,
          category: hand.rules.category,
          what: hand.entry.id,
          amount: surcharge.vp,
          because: [`${name} ${how}.`],
        }),
    ),
  );
}
