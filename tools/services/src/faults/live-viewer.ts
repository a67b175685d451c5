import { until } from './player.js';

/** Somebody who watches one match, as a browser would. */
export interface LiveViewer {
  /** The revisions that came in, once one of them is this one. */
  revisions(last: number): Promise<readonly number[]>;
  /** The revisions that came in, once there are so many. */
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
  void read().catch(() => undefined);
  await until('a live stream starts', () => Promise.resolve(started));
  return {
    revisions: async (last) => {
      await until(`revision ${last} comes in live`, () => Promise.resolve(revisions.includes(last)));
      return revisions;
    },
    entries: async (count) => {
      await until(`${count} entries come in live`, () => Promise.resolve(revisions.length >= count));
      return revisions;
    },
    leave: () => controller.abort(),
  };
}
