import { randomBytes } from 'node:crypto';
import type { Sealing } from '@adjutant/match';
import { commitment, saltOf } from '@adjutant/seal';

/** What sealing needs from outside the core: chance, and how commitments are made of it. */
export interface Chance extends Sealing {
  /** 256 bits of chance in hex, new with each call. */
  readonly seed: () => string;
}

export const CHANCE: Chance = { seed: () => randomBytes(32).toString('hex'), commit: commitment, saltOf };
