import fc from 'fast-check';
import { command, everything, scored } from './fixtures.js';
import type { OpenStore } from './harness.js';

const step = fc.record({
  stream: fc.integer({ min: 0, max: 3 }),
  events: fc.integer({ min: 1, max: 3 }),
  /** Off by this much from the revision that would be right. */
  slip: fc.constantFrom(0, 0, 0, -1, 1),
  atOnce: fc.boolean(),
});

export function describeLaws(open: OpenStore): void {
  describe('laws', () => {
    it('keeps revisions gapless and chains whole, however appends to several streams interleave', async () => {
      const law = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { store, cleanup } = await open();
        const ends = new Map<string, number>();
        const pending: Promise<void>[] = [];
        for (const [index, { stream, events, slip, atOnce }] of steps.entries()) {
          const name = `match-${stream}`;
          const end = ends.get(name) ?? -1;
          const asked = Math.max(end + slip, -1);
          const expected = asked === end ? 'appended' : 'conflict';
          if (asked === end) ends.set(name, end + events);
          const batch = Array.from({ length: events }, (_, place) => scored(place));
          const outcome = store
            .append(name, asked === -1 ? 'absent' : asked, batch, command(`step ${index}`))
            .then((result) => expect(result.outcome).toBe(expected));
          pending.push(outcome);
          if (!atOnce) await Promise.all(pending);
        }
        await Promise.all(pending);
        for (const [name, end] of ends) {
          const revisions = (await store.read(name)).map(({ revision }) => revision);
          expect(revisions).toEqual(Array.from({ length: end + 1 }, (_, revision) => revision));
        }
        const all = await everything(store);
        expect(await store.verifyAll()).toEqual({ intact: true, events: all.length });
        await cleanup();
      });
      await fc.assert(law, { numRuns: 40 });
    });
  });
}
