import { randomFillSync } from 'node:crypto';
import type { Sealing } from '@adjutant/match';
import { commitment, saltOf } from '@adjutant/seal';

/** What sealing needs from outside the core: chance, and how commitments are made of it. */
export interface Chance extends Sealing {
  /** 256 bits of chance in hex, new with each call. */
  readonly seed: () => string;
}

const SEED = 32;
const DRAWN_AT_ONCE = 128;

/** Asking the machine for chance costs the same for one seed as for many. Each byte is handed out once and then wiped. */
function seeds(): () => string {
  const drawn = Buffer.alloc(SEED * DRAWN_AT_ONCE);
  let used = drawn.length;
  return () => {
    if (used === drawn.length) {
      randomFillSync(drawn);
      used = 0;
    }
    const one = drawn.subarray(used, (used += SEED));
    const seed = one.toString('hex');
    one.fill(0);
    return seed;
  };
}

export const CHANCE: Chance = { seed: seeds(), commit: commitment, saltOf };
