import { LogCheck } from '../log-check.js';
import { fill } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

export function describeChecking(open: OpenStore): void {
  describe('a look through the whole log', () => {
    const given = freshStore(open);

    it('recomputes every event, page by page, and finds nothing wrong with what was recorded', async () => {
      const check = new LogCheck(given.store);
      for (const [stream, count] of [
        ['match-1', 130],
        ['match-2', 130],
        ['dispute-1', 3],
      ] as const)
        await fill(given.store, stream, count);
      let steps = 0;
      while (await check.step()) steps += 1;
      expect([check.events, check.broken]).toEqual([263, []]);
      expect(steps).toBe(2);
    });

    it('names each stream that was changed on its way out of the store, at its first entry, and goes on', async () => {
      for (const stream of ['match-1', 'match-2', 'match-3']) await fill(given.store, stream, 4);
      const check = new LogCheck({
        readAllOriginal: async (after, limit) =>
          (await given.store.readAllOriginal(after, limit)).map((stored) =>
            stored.stream !== 'match-2' && stored.revision >= 2
              ? { ...stored, event: { ...stored.event, data: { points: 99 } } }
              : stored,
          ),
      });
      while (await check.step());
      expect(check.events).toBe(12);
      expect(check.broken).toMatchObject([
        { stream: 'match-1', revision: 2, number: 2, reason: 'its content does not match its hash' },
        { stream: 'match-3', revision: 2, number: 10 },
      ]);
    });
  });
}
