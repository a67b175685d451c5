import { jest } from '@jest/globals';
import { tabsBy, type News } from './tabs.js';

/** The locks of a browser, as far as they are used here: Node has none. */
class Locks {
  #held: { readonly lost: (error: Error) => void } | null = null;
  readonly #waiting: (() => void)[] = [];

  request = (
    _name: string,
    options: LockOptions,
    then: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (options.ifAvailable && this.#held) return Promise.resolve(then(null));
    if (options.steal) {
      this.#held?.lost(new DOMException('taken', 'AbortError'));
      return this.#hold(then);
    }
    if (!this.#held) return this.#hold(then);
    return new Promise((resolve, reject) => {
      const go = (): void => void this.#hold(then).then(resolve, reject);
      this.#waiting.push(go);
      options.signal?.addEventListener('abort', () => {
        const at = this.#waiting.indexOf(go);
        if (at < 0) return;
        this.#waiting.splice(at, 1);
        reject(new DOMException('given up', 'AbortError'));
      });
    });
  };

  #hold(then: (lock: Lock | null) => Promise<void> | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const own = { lost: reject };
      this.#held = own;
      const over = (): void => {
        if (this.#held !== own) return;
        this.#held = null;
        this.#waiting.shift()?.();
      };
      Promise.resolve(then({} as Lock))
        .then(resolve, reject)
        .finally(over);
    });
  }
}

/** Tabs of one browser. One that is stopped hears nothing. */
function browser() {
  const locks = new Locks() as unknown as LockManager;
  const ears: { readonly hear: (event: MessageEvent) => void; readonly of: { stopped: boolean } }[] = [];
  const tab = (hear: (news: News) => void = () => undefined) => {
    const of = { stopped: false };
    const channel = {
      addEventListener: (_type: string, listen: (event: MessageEvent) => void) => void ears.push({ hear: listen, of }),
      postMessage: (data: unknown) => {
        for (const one of ears) if (one.of !== of && !one.of.stopped) one.hear({ data } as MessageEvent);
      },
    };
    return Object.assign(tabsBy(locks, channel as never, hear), of, { stop: () => (of.stopped = true) });
  };
  return { tab };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const hear = (into: (string | null)[]) => (because: string | null) => void into.push(because);
const turn = () => Promise.withResolvers<void>();

test('one tab sends at a time, and the other says what it waits for', async () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  const [first, second] = [turn(), turn()];
  const did: string[] = [];
  const waits: (string | null)[] = [];
  const ends = one.alone(() => (did.push('one'), first.promise), hear([]));
  await jest.advanceTimersByTimeAsync(0);
  const other = two.alone(() => (did.push('two'), second.promise), hear(waits));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([did, waits]).toEqual([['one'], [expect.stringContaining('Another tab')]]);
  first.resolve();
  await ends;
  await jest.advanceTimersByTimeAsync(10_000);
  expect([did, waits.at(-1)]).toEqual([['one', 'two'], null]);
  second.resolve();
  await other;
});

test('a tab that does not answer loses its turn, and may end it all the same', async () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  const [first, second] = [turn(), turn()];
  const did: string[] = [];
  const ends = one.alone(() => (did.push('one'), first.promise), hear([]));
  await jest.advanceTimersByTimeAsync(0);
  one.stop();
  const other = two.alone(() => (did.push('two'), second.promise), hear([]));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(did).toEqual(['one', 'two']);
  first.resolve();
  second.resolve();
  await Promise.all([ends, other]);
});

test('a turn that never comes to an end is not waited for, whatever its tab says', async () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  const did: string[] = [];
  void one.alone(() => turn().promise, hear([]));
  await jest.advanceTimersByTimeAsync(0);
  const other = two.alone(() => (did.push('two'), Promise.resolve()), hear([]));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(did).toEqual([]);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(did).toEqual(['two']);
  await other;
});

test('what fails in a turn is told whoever asked for it', async () => {
  const { tab } = browser();
  await expect(tab().alone(() => Promise.reject(new Error('no')), hear([]))).rejects.toThrow('no');
});

test('what one tab has learned the others hear, and nothing else', async () => {
  const { tab } = browser();
  const heard: News[] = [];
  tab((news) => heard.push(news));
  const other = tab();
  other.tell({ id: '1', is: 'dropped' });
  expect(heard).toEqual([{ id: '1', is: 'dropped' }]);
});
