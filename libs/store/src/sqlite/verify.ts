import type { Revision } from '@adjutant/kernel';
import type { ChainReport, StoredEvent } from '../port.js';
import { parsePosition } from '../positions.js';
import { reportingPoison } from '../reporting-poison.js';
import { brokenLink, CHAIN_START, verifyEvents, type ChainEnd } from '../sealing.js';
import type { LogReader } from './log-reader.js';

const PAGE = 500;

export function verifyStream(reader: LogReader, stream: string, from: Revision): ChainReport {
  return reportingPoison(() => verifyEvents(reader.eachOriginal(stream, from), from));
}

/** Follows all chains in one pass over the log, a page at each step, so that others get their turn in between. */
export function* verifyLog(reader: LogReader): Generator<void, ChainReport> {
  const ends = new Map<string, ChainEnd>();
  let verified = 0;
  for (;;) {
    const before = verified;
    const report = reportingPoison(() => {
      for (const stored of reader.eachOfAllOriginal(before, PAGE)) {
        const reason = missingBefore(verified, stored) ?? brokenLink(ends.get(stored.stream) ?? CHAIN_START, stored);
        if (reason !== undefined) return { intact: false, stream: stored.stream, revision: stored.revision, reason };
        ends.set(stored.stream, { revision: stored.revision, hash: stored.meta.hash });
        verified++;
      }
      return { intact: true, events: verified };
    });
    if (!report.intact || verified === before) return report;
    yield;
  }
}

/** A stream cut off at its end has no broken link, but it leaves a hole in the order of the whole log. */
function missingBefore(verified: number, stored: StoredEvent): string | undefined {
  const expected = verified + 1;
  return parsePosition(stored.position) === expected
    ? undefined
    : `position ${expected} of the log is missing before it`;
}
