import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { MatchEvent } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { openSqliteStore, type EventStore } from '@adjutant/store';
import { longMatch } from '../long-match.js';
import { assertSame, type BigLog } from './figure.js';
import { worksFor } from './works.js';

/** Matches that are at work at the same time, so that their events stand between one another in the log. */
const AT_ONCE = 100;

/** A log of whole matches of some 200 events, recorded through the store itself, one command for each event. */
export async function buildBigLog(
  shelf: Shelf,
  folder: string,
  events: number,
  says: (sentence: string) => void,
): Promise<BigLog> {
  says(`building a log of ${events.toLocaleString('en-GB')} events`);
  const store = openSqliteStore(join(folder, 'adjutant.db'), { checkpointEveryMs: 1_000 });
  const match = longMatch(shelf, 200);
  const matches = Math.ceil(events / match.length / AT_ONCE) * AT_ONCE;
  for (let first = 0; first < matches; first += AT_ONCE) await recordMatches(store, match);
  assertSame('position of the last event', Number(await store.head()), matches * match.length);
  await store.close();
  return { folder, events: matches * match.length, matches };
}

async function recordMatches(store: EventStore, match: readonly MatchEvent[]): Promise<void> {
  const streams = Array.from({ length: AT_ONCE }, () => `match-${randomUUID()}`);
  const works = worksFor(match, streams, match.length);
  for (let index = 0; index < works.length; index += AT_ONCE) {
    const revision = index / AT_ONCE;
    const expected = revision === 0 ? 'absent' : revision - 1;
    const some = works.slice(index, index + AT_ONCE);
    const results = await Promise.all(
      some.map((work) => store.append(work.stream, expected, [work.event], work.context)),
    );
    for (const { outcome } of results) assertSame('outcome of an append', outcome, 'appended');
  }
}
