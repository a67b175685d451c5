import type { StoredEvent } from '../port.js';
import { parsePosition } from '../positions.js';
import { brokenLink, CHAIN_START, type ChainEnd, type ChainReport } from '../sealing.js';
import { PoisonedEvent } from '../errors.js';
import type { LogReader } from './log-reader.js';
import { verifyEvents } from '../sealing.js';

const PAGE = 500;

export function verifyStream(reader: LogReader, stream: string): ChainReport {
  return reportingPoison(() => verifyEvents(reader.readOriginal(stream, 0)));
}

/** Follows all chains in one pass over the log; yields between pages so that others get their turn. */
export function* verifyLog(page: (after: number, limit: number) => StoredEvent[]): Generator<void, ChainReport> {
  const ends = new Map<string, ChainEnd>();
  let last = 0;
  for (;;) {
    const report = reportingPoison(() => {
      const events = page(last, PAGE);
      for (const stored of events) {
        const reason = missingBefore(last, stored) ?? brokenLink(ends.get(stored.stream) ?? CHAIN_START, stored);
        if (reason !== undefined) return { intact: false, stream: stored.stream, revision: stored.revision, reason };
        ends.set(stored.stream, { revision: stored.revision, hash: stored.meta.hash });
        last = parsePosition(stored.position);
      }
      return { intact: true, events: events.length };
    });
    if (!report.intact) return report;
    if (report.events === 0) return { intact: true, events: last };
    yield;
  }
}

/** A stream cut off at its end has no broken link, but it leaves a hole in the order of the whole log. */
function missingBefore(last: number, stored: StoredEvent): string | undefined {
  return parsePosition(stored.position) === last + 1
    ? undefined
    : `position ${last + 1} of the log is missing before it`;
}

/** An event that cannot even be read is a broken link too. */
function reportingPoison(verify: () => ChainReport): ChainReport {
  try {
    return verify();
  } catch (error) {
    if (!(error instanceof PoisonedEvent)) throw error;
    return { intact: false, stream: error.stream, revision: error.revision, reason: error.message };
  }
}
