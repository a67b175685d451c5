import { until } from './server-answers.js';

/** Somebody who watches one match, as a browser would. */
export interface LiveViewer {
  /** The revisions that have come in so far. */
  seen(): readonly number[];
  /** The same, once there are so many. */
  entries(count: number): Promise<readonly number[]>;
  leave(): void;
}

/** Without `after`: only what is new from now on. */
export async function watchMatch(url: string, match: string, after?: number): Promise<LiveViewer> {
  const asked = after === undefined ? '' : `?lastEventId=${after}`;
  const controller = new AbortController();
  const response = await fetch(`${url}/api/matches/${match}/live${asked}`, { signal: controller.signal });
  if (!response.ok || !response.body) throw new Error(`the live stream of ${match} answered ${response.status}`);
  const revisions: number[] = [];
  let started = false;
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const frames = (rest + Buffer.from(chunk).toString()).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        if (frame.startsWith('event: start')) started = true;
        else if (frame.startsWith('id: ')) revisions.push(Number(/^id: (\d+)/.exec(frame)?.[1]));
      }
    }
  };
  // It ends when its viewer leaves, or with the server.
  void read().catch(() => undefined);
  await until('a live stream starts', () => started);
  return {
    seen: () => [...revisions],
    entries: async (count) => {
      await until(`${count} entries come in live`, () => revisions.length >= count);
      return [...revisions];
    },
    leave: () => controller.abort(),
  };
}
