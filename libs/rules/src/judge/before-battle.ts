import type { Entry } from '../pack/entry.js';
import { BEFORE_BATTLE } from '../pack/fact.js';
import type { Pack } from '../pack/pack.js';

/** Whether points come and go, and are kept, before the battle starts. */
export function opensBefore({ economy }: Pick<Pack, 'economy'>): boolean {
  return economy.opens === BEFORE_BATTLE;
}

/** Whether an entry may be used before the battle: its timing names that time, or it states none. */
export function isUsedBefore(pack: Pack, { timing }: Pick<Entry, 'timing'>): boolean {
  return opensBefore(pack) && (!timing || timing.phases.some(({ phase }) => phase === BEFORE_BATTLE));
}
