import { join } from 'node:path';
import { BEGINNING, openSqliteStore, openStore, type EventStore, type LoggedEvent } from '@adjutant/store';
import { buildBigLog } from './big-log.js';
import { assertSame, type Bench } from './figure.js';
import { seconds } from './measure.js';
import { startStore } from './store-double.js';

const PAGE = 1_000;
/** As a move hands them over. */
const CHUNK = 4_000;

/** A whole log in its order, as it is carried to another store. */
export async function logOf(bench: Bench, events: number): Promise<readonly LoggedEvent[]> {
  const { folder } = await buildBigLog(bench.shelf, bench.folder(), events, bench.says);
  const store = openSqliteStore(join(folder, 'adjutant.db'));
  const log: LoggedEvent[] = [];
  for (let after = BEGINNING; ;) {
    const page = await store.readAllOriginal(after, PAGE);
    const last = page.at(-1);
    if (!last) break;
    log.push(...page);
    after = last.position;
  }
  await store.close();
  return log;
}

/** Events a second, chunk by chunk. `slowMs`: so much later the double answers. */
export const carriedWhole = (log: readonly LoggedEvent[], slowMs: number): Promise<number> =>
  intoDouble(log, slowMs, async (store) => {
    for (let from = 0; from < log.length; from += CHUNK) await store.restoreLog(from, log.slice(from, from + CHUNK));
  });

/** Events a second, each appended when the one before is there. */
export const appendedSingly = (log: readonly LoggedEvent[], slowMs: number): Promise<number> =>
  intoDouble(log, slowMs, async (store) => {
    for (const { stream, revision, event, meta } of log) {
      const { outcome } = await store.append(stream, revision === 0 ? 'absent' : revision - 1, [event], meta);
      assertSame('outcome of an append', outcome, 'appended');
    }
  });

/** Into a new double each time; what stands there then is held to the log, event by event. */
async function intoDouble(
  log: readonly LoggedEvent[],
  slowMs: number,
  carry: (store: EventStore) => Promise<void>,
): Promise<number> {
  const double = await startStore(slowMs);
  const store = openStore(double.store);
  try {
    const took = await seconds(() => carry(store));
    let number = 0;
    for (let after = BEGINNING; ;) {
      const links = await store.readLinks(after, PAGE);
      for (const link of links) assertSame(`hash of event ${number}`, link.hash, log[number++]?.meta.hash);
      const last = links.at(-1);
      if (!last) break;
      after = last.position;
    }
    assertSame('events in the double', number, log.length);
    return log.length / took;
  } finally {
    await store.close();
    await double.stop();
  }
}
