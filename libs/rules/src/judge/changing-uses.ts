import { keptBy } from '../kept-by.js';
import { keptLately } from '../kept-lately.js';
import type { Pack } from '../pack/pack.js';
import type { Table, Unit } from '../table/table.js';

/** The entries that change what uses cost, or are set off by uses, by themselves or by an ability that they bring. */
function changing({ entries }: Pack): ReadonlySet<string> {
  const changes = (id: string, asked: Set<string>): boolean => {
    if (asked.has(id)) return false;
    asked.add(id);
    const { price, triggers, abilities = [] } = entries[id]?.grants ?? {};
    return price !== undefined || triggers !== undefined || abilities.some((one) => changes(one, asked));
  };
  return new Set(Object.keys(entries).filter((id) => changes(id, new Set())));
}

const bearers = keptBy((pack: Pack) => {
  const those = changing(pack);
  const bears = ({ enhancements, abilities }: Unit): boolean =>
    enhancements.some((id) => those.has(id)) ||
    abilities.some((one) => (typeof one === 'string' ? those.has(one) : one.price !== undefined));
  return keptLately(4, (units: Table['units']): readonly Unit[] => Object.values(units).filter(bears));
});

/** The units that bear something by which the price of a use may change, or that a use may set off: hardly any do. */
export function bearersOfChanges(pack: Pack, { units }: Pick<Table, 'units'>): readonly Unit[] {
  return bearers(pack)(units);
}
