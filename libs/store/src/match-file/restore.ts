import { UnsoundRecord } from '../errors.js';
import type { EventStore, RestoreResult } from '../port.js';
import type { MatchFile } from './format.js';
import { verifyMatchFile } from './verify.js';

/** Puts a match from a file into a store, event by event as it was first recorded, and only if the file is intact. */
export async function restore(store: EventStore, file: MatchFile): Promise<RestoreResult> {
  assertIntact(file);
  return store.restore(file.stream, file.events);
}

export function assertIntact(file: MatchFile): void {
  const report = verifyMatchFile(file);
  if (report.intact) return;
  throw new UnsoundRecord(file.stream, report.revision ?? 0, `line ${report.line} of the file: ${report.reason}`);
}
