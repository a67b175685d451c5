import type { Entry } from './entry.js';
import type { Pack } from './pack.js';

type Called = Pick<Entry, 'id' | 'name' | 'owner'>;

/**
 * What entries are called that are offered beside each other: those that share a name say whose they are, such as of which
 * detachment. One of a name is called as it is everywhere.
 */
export function namesAmong({ entries }: Pick<Pack, 'entries'>, offered: readonly Called[]): (one: Called) => string {
  const sharing = Map.groupBy(new Set(offered), ({ name }) => name.toLowerCase());
  return ({ name, owner }) => {
    const owners = new Set((sharing.get(name.toLowerCase()) ?? []).map((one) => one.owner));
    return owners.size < 2 ? name : `${name} (${entries[owner]?.name ?? owner})`;
  };
}
