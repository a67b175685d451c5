import type { RowFault } from '../held/check-rows.js';

export interface ReadModelsStanding {
  readonly level: boolean;
  readonly says: string;
}

/** Sees to it that the lists come to the end of the log: by carrying it there, or by waiting for those who do. */
export interface Keeper {
  start(): void;
  /** Waits, but not for long, until everything that is recorded now stands in the lists. */
  freshen(patienceMs: number): Promise<void>;
  standing(): Promise<ReadModelsStanding>;
  /** Writes rows that the log does not bear out anew from the log. False where others keep the lists. */
  setRight(faults: readonly RowFault[]): Promise<boolean>;
  stop(): Promise<void>;
}
