import { CommitSignal, type Lookout } from './commit-signal.js';
import type { StoredEvent } from './port.js';
import { Subscriptions } from './subscriptions.js';

const READERS = 1_000;

/** Counts who wakes. */
class CountingSignal extends CommitSignal {
  wakes = 0;

  override onceAfter(count: number, wake: () => void): () => void {
    return super.onceAfter(count, () => {
      this.wakes += 1;
      wake();
    });
  }
}

class CountingLookout implements Lookout {
  looking = false;
  start = (): void => void (this.looking = true);
  stop = (): void => void (this.looking = false);
}

function given() {
  const log: StoredEvent[] = [];
  const lookout = new CountingLookout();
  const commits = new CountingSignal(lookout);
  let pages = 0;
  const subscriptions = new Subscriptions((after, limit) => {
    pages += 1;
    const from = Number(after);
    return Promise.resolve(log.slice(from, from + limit));
  }, commits);
  const record = (): void => {
    log.push({ position: String(log.length + 1) } as StoredEvent);
    commits.announce();
  };
  return { commits, lookout, subscriptions, record, pages: () => pages };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function asleep({ subscriptions }: ReturnType<typeof given>) {
  const readers = Array.from({ length: READERS }, () => {
    const seen: StoredEvent[] = [];
    return { seen, subscription: subscriptions.start('0', (event) => void seen.push(event)) };
  });
  await settled();
  return readers;
}

describe('leaving costs the leaver only', () => {
  test('stopping one reader wakes no other one and reads no page', async () => {
    const log = given();
    const [leaver, ...others] = await asleep(log);
    const [pages, count] = [log.pages(), log.commits.count];
    await leaver?.subscription.stop();
    await leaver?.subscription.done;
    await settled();
    expect([log.commits.wakes, log.pages() - pages, log.commits.count]).toEqual([0, 0, count]);
    log.record();
    await settled();
    expect(log.commits.wakes).toBe(others.length);
    expect([leaver?.seen.length, ...new Set(others.map(({ seen }) => seen.length))]).toEqual([0, 1]);
  });

  test('all of them leave without a wake or a page, and then nobody looks for commits of others', async () => {
    const log = given();
    const readers = await asleep(log);
    const pages = log.pages();
    expect(log.lookout.looking).toBe(true);
    for (const { subscription } of readers) await subscription.stop();
    await Promise.all(readers.map(({ subscription }) => subscription.done));
    expect([log.commits.wakes, log.pages() - pages, log.lookout.looking]).toEqual([0, 0, false]);
  });

  test('so does closing', async () => {
    const log = given();
    const readers = await asleep(log);
    log.subscriptions.stopAll();
    await Promise.all(readers.map(({ subscription }) => subscription.done));
    expect(log.commits.wakes).toBe(0);
  });

  test('whoever leaves while a page is awaited waits for nothing', async () => {
    const subscriptions = new Subscriptions(() => new Promise(() => undefined), new CommitSignal());
    const { stop, done } = subscriptions.start('0', () => undefined);
    await stop();
    await expect(done).resolves.toBeUndefined();
  });
});
