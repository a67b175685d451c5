import { jest } from '@jest/globals';
import type { follow as Follow, livenessNow as LivenessNow } from './following.js';
import { LiveSharing, type Ears, type PageNews, type Said } from './sharing.js';

interface Opened {
  readonly ears: Ears;
  closed: boolean;
}

const streams: Opened[] = [];

/** The worker that browsers share among tabs, with streams that are written down. */
class Shared {
  readonly #page = new EventTarget();
  readonly #sharing = new LiveSharing({
    open: (_, __, ears) => {
      const opened: Opened = { ears, closed: false };
      streams.push(opened);
      return () => (opened.closed = true);
    },
    later: (then) => {
      queueMicrotask(then);
      return () => undefined;
    },
  });
  readonly #hears = (data: PageNews): void => void this.#page.dispatchEvent(new MessageEvent('message', { data }));
  readonly port = {
    addEventListener: this.#page.addEventListener.bind(this.#page),
    start: () => undefined,
    postMessage: (said: Said) => this.#sharing.hear(this.#hears, said),
  };
  addEventListener = (): void => undefined;
}

const browser = new EventTarget();
let reached = true;
let follow: typeof Follow;
let livenessNow: typeof LivenessNow;

beforeAll(async () => {
  const addEventListener = browser.addEventListener.bind(browser);
  // The server answers all the while: a stream that breaks is no silence of the server.
  const fetch = () => (reached ? Promise.resolve(Response.json({ alive: true })) : Promise.reject(new TypeError()));
  Object.assign(globalThis, { SharedWorker: Shared, addEventListener, fetch });
  ({ follow, livenessNow } = await import('./following.js'));
  // Whatever was asked before in this world was answered.
  (await import('./heard.js')).hearing.heard('send');
});

const turn = () => new Promise((done) => setImmediate(done));

test('when the browser has a network again, the stream is asked for at once, and is live once it is there', async () => {
  const leave = follow({ topics: ['match:m'], news: () => undefined, started: () => undefined });
  await turn();
  streams.at(-1)?.ears.open();
  expect([streams.length, livenessNow()]).toEqual([1, 'live']);
  // The browser tries again by itself, whenever it thinks fit.
  streams.at(-1)?.ears.lost(false);
  expect(livenessNow()).toBe('connecting');
  browser.dispatchEvent(new Event('online'));
  await turn();
  expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
  streams.at(-1)?.ears.open();
  expect(livenessNow()).toBe('live');
  leave();
});

test('a stream that has heard nothing of the change of networks is not trusted', async () => {
  const leave = follow({ topics: ['match:m'], news: () => undefined, started: () => undefined });
  await turn();
  streams.at(-1)?.ears.open();
  const before = streams.length;
  browser.dispatchEvent(new Event('online'));
  await turn();
  expect([streams.length, livenessNow()]).toEqual([before + 1, 'connecting']);
  leave();
});

test('where the server did not answer, the stream is asked for once, with its first answer', async () => {
  const leave = follow({ topics: ['match:m'], news: () => undefined, started: () => undefined });
  await turn();
  streams.at(-1)?.ears.open();
  reached = false;
  browser.dispatchEvent(new Event('offline'));
  await turn();
  expect(livenessNow()).toBe('lost');
  const before = streams.length;
  reached = true;
  browser.dispatchEvent(new Event('online'));
  await turn();
  expect([streams.length, livenessNow()]).toEqual([before + 1, 'connecting']);
  leave();
});

test('what nobody follows any more keeps no page asking whether the server answers', async () => {
  const { hearing } = await import('./heard.js');
  const leave = follow({ topics: ['match:m'], news: () => undefined, started: () => undefined });
  await turn();
  leave();
  jest.useFakeTimers();
  hearing.unheard('send');
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  hearing.heard('send');
});
