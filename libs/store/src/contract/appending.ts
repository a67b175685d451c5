import type { Message } from '@adjutant/kernel';
import { command, everything, fill, places, points, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

export function describeAppending(open: OpenStore): void {
  describe('appending at the expected revision', () => {
    const given = freshStore(open);

    it('starts an absent stream at revision 0', async () => {
      const result = await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      expect(result).toMatchObject({ outcome: 'appended', revision: 0, position: await given.store.head() });
    });

    it('goes on at exactly the revision that was read', async () => {
      await fill(given.store, 'match-1', 2);
      const result = await given.store.append('match-1', 1, [scored(9)], command('a'));
      expect(result).toMatchObject({ outcome: 'appended', revision: 2, position: await given.store.head() });
    });

    it('hands back the new events as they read, where it hands them back at all', async () => {
      await fill(given.store, 'match-1', 2);
      const own = { points: 3, at: { round: 1, of: [1, null, 'x'] } };
      const events = [{ type: 'PointsScored', data: own }, scored(4)];
      const result = await given.store.append('match-1', 1, events, command('a'));
      own.at.round = 9;
      const read = await given.store.read('match-1', 2);
      expect(read).toHaveLength(2);
      expect((result.outcome === 'appended' && result.events) || read).toEqual(read);
    });

    it('answers a conflict with the actual revision when the stream should be absent and is not', async () => {
      await fill(given.store, 'match-1', 3);
      const result = await given.store.append('match-1', 'absent', [scored(9)], command('a'));
      expect(result).toEqual({ outcome: 'conflict', actual: 2 });
    });

    it('answers a conflict when the expected revision is stale', async () => {
      await fill(given.store, 'match-1', 3);
      const result = await given.store.append('match-1', 0, [scored(9)], command('a'));
      expect(result).toEqual({ outcome: 'conflict', actual: 2 });
    });

    it('answers a conflict when the expected revision is too high', async () => {
      await fill(given.store, 'match-1', 3);
      const result = await given.store.append('match-1', 3, [scored(9)], command('a'));
      expect(result).toEqual({ outcome: 'conflict', actual: 2 });
    });

    it('answers a conflict without a revision when the stream does not exist', async () => {
      const result = await given.store.append('match-1', 0, [scored(9)], command('a'));
      expect(result).toEqual({ outcome: 'conflict', actual: undefined });
    });

    it('records nothing on a conflict', async () => {
      await fill(given.store, 'match-1', 2);
      await given.store.append('match-1', 'absent', [scored(9)], command('a'));
      await given.store.append('match-2', 4, [scored(9)], command('b'));
      expect(places(await everything(given.store))).toEqual([
        ['match-1', 0],
        ['match-1', 1],
      ]);
      expect(await given.store.read('match-2')).toEqual([]);
    });

    it('lets a stream start after a conflict on its absence', async () => {
      await given.store.append('match-1', 0, [scored(1)], command('a'));
      const result = await given.store.append('match-1', 'absent', [scored(1)], command('b'));
      expect(result).toMatchObject({ outcome: 'appended', revision: 0, position: await given.store.head() });
    });

    it('lets a command that met a conflict try again under the same id', async () => {
      await fill(given.store, 'match-1', 1);
      await given.store.append('match-1', 'absent', [scored(9)], command('a'));
      const result = await given.store.append('match-1', 0, [scored(9)], command('a'));
      expect(result).toMatchObject({ outcome: 'appended', revision: 1, position: await given.store.head() });
    });

    it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the expected revision %p', async (expected) => {
      const appending = given.store.append('match-1', expected, [scored(1)], command('a'));
      await expect(appending).rejects.toThrow(
        new RangeError(`the expected revision (or 'absent') must be a whole number from 0, but it is ${expected}`),
      );
      expect(await everything(given.store)).toEqual([]);
    });

    it('refuses an append without events', async () => {
      const appending = given.store.append('match-1', 'absent', [], command('a'));
      await expect(appending).rejects.toThrow(new TypeError('an append to match-1 must carry at least one event'));
    });

    it('appends several events at once, at consecutive revisions', async () => {
      const result = await given.store.append('match-1', 'absent', [scored(1), scored(2), scored(3)], command('a'));
      expect(result).toMatchObject({ outcome: 'appended', revision: 2, position: await given.store.head() });
      expect(points(await given.store.read('match-1'))).toEqual([1, 2, 3]);
    });

    it('appends several events wholly or not at all', async () => {
      const unsound = { type: 'PointsScored', data: { points: Number.NaN } };
      const appending = given.store.append('match-1', 'absent', [scored(1), unsound, scored(3)], command('a'));
      await expect(appending).rejects.toThrow(new TypeError('events[1].data.points is NaN, which JSON cannot hold'));
      expect(await everything(given.store)).toEqual([]);
    });

    it.each(['', ' ', 'a b', 'a\u0000', 'a\n', '$system', 'x'.repeat(201)])(
      'refuses the stream name %j',
      async (name) => {
        const appending = given.store.append(name, 'absent', [scored(1)], command('a'));
        await expect(appending).rejects.toThrow(
          new TypeError(
            `${JSON.stringify(name.slice(0, 40))} is no stream name: ` +
              'use 1 to 200 characters without spaces or control characters, not starting with $',
          ),
        );
      },
    );

    it.each(['m', 'match-1', 'turnier/ö/桌', 'a.b:c@d', 'x'.repeat(200), "o'hara", '%', '..'])(
      'takes the stream name %j',
      async (name) => {
        await fill(given.store, name, 2);
        expect(places(await given.store.read(name))).toEqual([
          [name, 0],
          [name, 1],
        ]);
      },
    );

    it('keeps streams apart whose names differ in case only', async () => {
      await fill(given.store, 'match-a', 1);
      await fill(given.store, 'match-A', 2);
      expect((await given.store.read('match-a')).length).toBe(1);
      expect((await given.store.read('match-A')).length).toBe(2);
    });

    it('refuses an event without a type', async () => {
      const appending = given.store.append('match-1', 'absent', [{ type: '', data: {} }], command('a'));
      await expect(appending).rejects.toThrow(new TypeError('events[0].type must be a text of 1 to 200 characters'));
    });

    it('takes the events as they were when append was called', async () => {
      const data = { points: 1 };
      const events: Message[] = [{ type: 'PointsScored', data }];
      const appending = given.store.append('match-1', 'absent', events, command('a'));
      data.points = 2;
      events.push(scored(3));
      await appending;
      expect(points(await given.store.read('match-1'))).toEqual([1]);
    });
  });
}
