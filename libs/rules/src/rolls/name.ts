import { idInWords } from '../pack/name.js';
import type { Pack } from '../pack/pack.js';
import type { PendingRoll } from '../table/table.js';

/** What makes dice due, by its name: an entry, what may end the battle, or what pays. */
export function causeName(pack: Pack, cause: string): string {
  const grants = Object.values(pack.entries).flatMap((entry) => entry.grants ?? []);
  const endings = [...(pack.endings ?? []), ...grants.flatMap((one) => one.endings ?? [])];
  const paying = [...pack.economy.income, ...grants.flatMap((one) => one.income ?? [])];
  return (
    pack.entries[cause]?.name ??
    endings.find(({ id }) => id === cause)?.name ??
    paying.find(({ id }) => id === cause)?.source.section ??
    idInWords(cause)
  );
}

/** What dice are for; one rule may ask for several, each of which says what it is. */
export function rollName(pack: Pack, { cause, due: { purpose } }: Pick<PendingRoll, 'cause' | 'due'>): string {
  const name = causeName(pack, cause);
  const said = idInWords(purpose);
  return purpose === cause || said === name.toLowerCase() ? name : `${name} (${said})`;
}
