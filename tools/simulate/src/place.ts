import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ROOMY_BYTES = 2_000_000_000;

/**
 * Where simulated disks lie: in memory, where there is room for it. What a power cut takes is cut off by the simulation itself, so
 * that nothing is learnt from waiting for a real disk; that the store waits for one is held by its own specs.
 */
export function placeOfDisks(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOMY_BYTES ? MEMORY : tmpdir();
  } catch {
    // Not every system has one.
    return tmpdir();
  }
}
