import { BEGINNING } from '../port.js';
import { Collector, command, everything, fill, latch, points, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

export function describeFollowing(open: OpenStore): void {
  describe('a subscriber', () => {
    const given = freshStore(open);

    it('is handed everything that was there before it', async () => {
      await fill(given.store, 'match-1', 5);
      const collector = new Collector();
      const subscription = given.store.subscribe(BEGINNING, collector.handle);
      await collector.reached(5);
      await subscription.stop();
      expect(collector.events).toEqual(await everything(given.store));
    });

    it('is handed everything that comes after it', async () => {
      const collector = new Collector();
      const subscription = given.store.subscribe(BEGINNING, collector.handle);
      await fill(given.store, 'match-1', 5);
      await collector.reached(5);
      await subscription.stop();
      expect(collector.events).toEqual(await everything(given.store));
    });

    it('goes from old to new without gap or double while others write', async () => {
      await fill(given.store, 'match-0', 40);
      const collector = new Collector();
      const subscription = given.store.subscribe(BEGINNING, collector.handle);
      await Promise.all(['match-1', 'match-2', 'match-3'].map((stream) => fill(given.store, stream, 40)));
      await collector.reached(160);
      await subscription.stop();
      expect(collector.events).toEqual(await everything(given.store));
    });

    it('passes more events than one page holds', async () => {
      const events = Array.from({ length: 700 }, (_, index) => scored(index));
      await given.store.append('match-1', 'absent', events, command('a'));
      const collector = new Collector();
      const subscription = given.store.subscribe(BEGINNING, collector.handle);
      await collector.reached(700);
      await subscription.stop();
      expect(points(collector.events)).toEqual(events.map((_, index) => index));
    });

    it('starts after a position', async () => {
      await fill(given.store, 'match-1', 4);
      const all = await everything(given.store);
      const collector = new Collector();
      const subscription = given.store.subscribe(all[1]?.position ?? BEGINNING, collector.handle);
      await collector.reached(2);
      await subscription.stop();
      expect(collector.events).toEqual(all.slice(2));
    });

    it('starts at the head and is handed only what is new', async () => {
      await fill(given.store, 'match-1', 2);
      const collector = new Collector();
      const subscription = given.store.subscribe(await given.store.head(), collector.handle);
      await given.store.append('match-1', 1, [scored(9)], command('a'));
      await collector.reached(1);
      await subscription.stop();
      expect(points(collector.events)).toEqual([9]);
    });

    it('gets the same as the others, wherever each began', async () => {
      await fill(given.store, 'match-1', 6);
      const all = await everything(given.store);
      const collectors = [BEGINNING, ...all.map(({ position }) => position)].map((after, index) => {
        const collector = new Collector();
        return { collector, index, subscription: given.store.subscribe(after, collector.handle) };
      });
      await fill(given.store, 'match-2', 6);
      await Promise.all(collectors.map(({ collector, index }) => collector.reached(12 - index)));
      await Promise.all(collectors.map(({ subscription }) => subscription.stop()));
      const whole = await everything(given.store);
      expect(collectors.map(({ collector }) => collector.events)).toEqual(
        collectors.map(({ index }) => whole.slice(index)),
      );
    });

    it('is handed one event at a time', async () => {
      await fill(given.store, 'match-1', 5);
      const collector = new Collector();
      let atOnce = 0;
      let most = 0;
      const subscription = given.store.subscribe(BEGINNING, async (event) => {
        most = Math.max(most, ++atOnce);
        await given.store.head();
        atOnce--;
        collector.handle(event);
      });
      await collector.reached(5);
      await subscription.stop();
      expect(most).toBe(1);
      expect(points(collector.events)).toEqual([0, 1, 2, 3, 4]);
    });

    it('that is slow holds up neither writers nor other subscribers', async () => {
      const slow = latch();
      const behind = new Collector();
      const subscription = given.store.subscribe(BEGINNING, async (event) => {
        await slow.opened;
        behind.handle(event);
      });
      const quick = new Collector();
      const other = given.store.subscribe(BEGINNING, quick.handle);
      await fill(given.store, 'match-1', 10);
      await quick.reached(10);
      expect(behind.events).toEqual([]);
      slow.open();
      await behind.reached(10);
      expect(behind.events).toEqual(quick.events);
      await Promise.all([subscription.stop(), other.stop()]);
    });

    it('is handed nothing after it was stopped', async () => {
      const collector = new Collector();
      const subscription = given.store.subscribe(BEGINNING, collector.handle);
      await fill(given.store, 'match-1', 2);
      await collector.reached(2);
      await subscription.stop();
      await given.store.append('match-1', 1, [scored(9)], command('a'));
      await subscription.done;
      expect(points(collector.events)).toEqual([0, 1]);
    });

    it('may stop itself in the middle', async () => {
      await fill(given.store, 'match-1', 5);
      const collector = new Collector();
      const subscription = given.store.subscribe(BEGINNING, async (event) => {
        collector.handle(event);
        if (collector.events.length === 3) await subscription.stop();
      });
      await subscription.done;
      expect(points(collector.events)).toEqual([0, 1, 2]);
    });

    it('may be stopped twice', async () => {
      const subscription = given.store.subscribe(BEGINNING, () => undefined);
      await subscription.stop();
      await subscription.stop();
      await expect(subscription.done).resolves.toBeUndefined();
    });

    it('that throws stops there and says why', async () => {
      await fill(given.store, 'match-1', 5);
      const collector = new Collector();
      const subscription = given.store.subscribe(BEGINNING, (event) => {
        collector.handle(event);
        if (event.revision === 2) throw new Error('cannot take revision 2');
      });
      await expect(subscription.done).rejects.toThrow(new Error('cannot take revision 2'));
      expect(points(collector.events)).toEqual([0, 1, 2]);
    });

    it('that rejects stops there and says why', async () => {
      await fill(given.store, 'match-1', 1);
      const subscription = given.store.subscribe(BEGINNING, () => Promise.reject(new Error('not now')));
      await expect(subscription.done).rejects.toThrow(new Error('not now'));
    });

    it('that throws leaves writers and other subscribers alone', async () => {
      const failing = given.store.subscribe(BEGINNING, () => {
        throw new Error('no');
      });
      const collector = new Collector();
      const other = given.store.subscribe(BEGINNING, collector.handle);
      await fill(given.store, 'match-1', 5);
      await collector.reached(5);
      await other.stop();
      await expect(failing.done).rejects.toThrow(new Error('no'));
      expect(collector.events).toEqual(await everything(given.store));
    });

    it('may append while it handles', async () => {
      const collector = new Collector();
      const subscription = given.store.subscribe(BEGINNING, async (event) => {
        if (event.stream === 'match-1') {
          await given.store.append(
            `echo-${event.revision}`,
            'absent',
            [event.event],
            command(`echo ${event.revision}`),
          );
        }
        collector.handle(event);
      });
      await fill(given.store, 'match-1', 3);
      await collector.reached(6);
      await subscription.stop();
      expect(collector.events).toEqual(await everything(given.store));
    });

    it('refuses a position that the store never gave', () => {
      expect(() => given.store.subscribe('somewhere', () => undefined)).toThrow(TypeError);
    });

    it('is stopped when the store closes', async () => {
      const collector = new Collector();
      const subscription = given.store.subscribe(BEGINNING, collector.handle);
      await fill(given.store, 'match-1', 1);
      await collector.reached(1);
      await given.store.close();
      await expect(subscription.done).resolves.toBeUndefined();
    });
  });
}
