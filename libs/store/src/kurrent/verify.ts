import type { Revision } from '@adjutant/kernel';
import type { ChainReport } from '../port.js';
import { reportingPoison } from '../reporting-poison.js';
import { brokenLink, CHAIN_START, verifyEvents, type ChainEnd } from '../sealing.js';
import type { Entry } from './entries.js';

export function verifyEntries(entries: readonly Entry[], from: Revision): ChainReport {
  return reportingPoison(() => verifyEvents(originals(entries), from));
}

/** Follows all chains in one pass over the log, a page at each step. */
export async function verifyLog(pages: AsyncIterable<readonly Entry[]>): Promise<ChainReport> {
  const ends = new Map<string, ChainEnd>();
  let events = 0;
  for await (const page of pages) {
    const report = reportingPoison(() => {
      for (const stored of originals(page)) {
        const { stream, revision, meta } = stored;
        const reason = brokenLink(ends.get(stream) ?? CHAIN_START, stored);
        if (reason !== undefined) return { intact: false, stream, revision, reason };
        ends.set(stream, { revision, hash: meta.hash });
        events++;
      }
      return { intact: true, events };
    });
    if (!report.intact) return report;
  }
  return { intact: true, events };
}

export function* originals(entries: readonly Entry[]) {
  for (const entry of entries) yield entry.original;
}
