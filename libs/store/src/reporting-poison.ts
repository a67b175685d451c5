import { PoisonedEvent } from './errors.js';
import type { ChainReport } from './port.js';

/** An event that cannot even be read is a broken link too. */
export function reportingPoison(verify: () => ChainReport): ChainReport {
  try {
    return verify();
  } catch (error) {
    if (!(error instanceof PoisonedEvent)) throw error;
    return { intact: false, stream: error.stream, revision: error.revision, reason: error.message };
  }
}
