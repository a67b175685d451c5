import type { EntrantId } from '../facts.js';

/**
 * The lot of a player: a number of 53 bits from the seed of the event and the player alone, the same on every machine and
 * however often it is drawn. Whoever knows the seed can work it out; that is why it is committed at set-up and revealed after
 * round 1.
 */
export function lotOf(seed: string, player: EntrantId): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of JSON.stringify(['lot', seed, player])) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
