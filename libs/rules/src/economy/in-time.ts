import { SIDES, type Side } from '../clock/sequence.js';
import { inForce, type InForce } from '../judge/in-force.js';
import { keptBy } from '../kept-by.js';
import type { EndingRule } from '../pack/ending.js';
import type { Expiry, Income, Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

/** A rule with the players that it holds for. */
export interface HeldFor<Rule> {
  readonly one: Rule;
  readonly sides: readonly Side[];
}

/** All that moments of a battle bring by themselves: what the pack says for both, and what entries in force say for those who have them. */
export interface InTime {
  readonly income: readonly HeldFor<Income>[];
  readonly expiry: readonly HeldFor<Expiry>[];
  readonly endings: readonly EndingRule[];
}

/** Each step of a battle asks many times over, and what is in force hardly ever changes. */
const kept = keptBy((pack: Pack) =>
  keptBy((held: readonly InForce[]): InTime => {
    const granted = <Rule>(own: readonly Rule[] = [], grants: (one: InForce) => readonly Rule[] | undefined) => [
      ...own.map((one) => ({ one, sides: SIDES })),
      ...held.flatMap((entry) => {
        const sides = entry.side === null ? SIDES : [entry.side];
        return (grants(entry) ?? []).map((one) => ({ one, sides }));
      }),
    ];
    return {
      income: granted<Income>(pack.economy.income, ({ entry }) => entry.grants?.income),
      expiry: granted<Expiry>(pack.economy.expiry, ({ entry }) => entry.grants?.expiry),
      endings: [...(pack.endings ?? []), ...held.flatMap(({ entry }) => entry.grants?.endings ?? [])],
    };
  }),
);

export function inTime(pack: Pack, table: Table): InTime {
  return kept(pack)(inForce(pack, table));
}
