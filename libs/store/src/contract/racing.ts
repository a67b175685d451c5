import { record } from '../record.js';
import { verifyEvents } from '../sealing.js';
import { command, everything, fill, points, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';
import { tally } from './tally.js';

export function describeRacing(open: OpenStore): void {
  describe('many callers at once', () => {
    const given = freshStore(open);

    it('lets exactly one of them record the first event of a stream', async () => {
      const racing = Array.from({ length: 40 }, (_, index) =>
        given.store.append('match-1', 'absent', [scored(index)], command(`racer ${index}`)),
      );
      const results = await Promise.all(racing);
      expect(results.filter(({ outcome }) => outcome === 'appended').length).toBe(1);
      expect(results.filter(({ outcome }) => outcome === 'conflict')).toEqual(
        Array(39).fill({ outcome: 'conflict', actual: 0 }),
      );
      expect((await given.store.read('match-1')).length).toBe(1);
    });

    it('lets exactly one of them record each next event', async () => {
      await fill(given.store, 'match-1', 1);
      for (let revision = 0; revision < 5; revision++) {
        const racing = Array.from({ length: 10 }, (_, index) =>
          given.store.append('match-1', revision, [scored(index)], command(`racer ${revision}/${index}`)),
        );
        const outcomes = (await Promise.all(racing)).map(({ outcome }) => outcome).sort();
        expect(outcomes).toEqual(['appended', ...Array<string>(9).fill('conflict')]);
      }
    });

    it('records all of them where each writes a stream of its own', async () => {
      const streams = Array.from({ length: 50 }, (_, index) => `match-${index}`);
      await Promise.all(streams.map((stream) => fill(given.store, stream, 5)));
      for (const stream of streams) expect(points(await given.store.read(stream))).toEqual([0, 1, 2, 3, 4]);
      expect((await everything(given.store)).length).toBe(250);
    });

    it('keeps the order of each stream in the order of the whole log', async () => {
      const streams = ['match-1', 'match-2', 'match-3'];
      await Promise.all(streams.map((stream) => fill(given.store, stream, 20)));
      const all = await everything(given.store);
      for (const stream of streams) {
        expect(all.filter((event) => event.stream === stream)).toEqual(await given.store.read(stream));
      }
    });

    it('gives positions in order, whoever wrote', async () => {
      await Promise.all(['match-1', 'match-2', 'match-3'].map((stream) => fill(given.store, stream, 20)));
      const all = await everything(given.store);
      const following = await Promise.all(all.map(async ({ position }) => given.store.readAll(position, 1)));
      expect(following).toEqual(all.map((_, index) => all.slice(index + 1, index + 2)));
    });

    it('keeps the events of one append together', async () => {
      const appends = Array.from({ length: 20 }, (_, index) =>
        given.store.append(`match-${index}`, 'absent', [scored(0), scored(1), scored(2)], command(`c ${index}`)),
      );
      await Promise.all(appends);
      const together = Array.from({ length: 20 }).flatMap(() => [0, 1, 2]);
      expect(points(await everything(given.store))).toEqual(together);
    });

    it('answers conflicts, duplicates and refusals without failing the others', async () => {
      await fill(given.store, 'match-1', 1);
      const results = await Promise.allSettled([
        given.store.append('match-2', 'absent', [scored(1)], command('a')),
        given.store.append('match-1', 'absent', [scored(1)], command('b')),
        given.store.append('match-1', 0, [scored(0)], command('match-1 0')),
        given.store.append('match-3', 'absent', [], command('c')),
        given.store.append('match-2', 0, [scored(2)], command('d')),
      ]);
      const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value.outcome : result.status));
      expect(outcomes).toEqual(['appended', 'conflict', 'duplicate', 'rejected', 'appended']);
      expect(points(await given.store.read('match-2'))).toEqual([1, 2]);
    });

    it('loses none of 50 commands on one match', async () => {
      const recorder = { store: given.store, decider: tally };
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => record(recorder, tally.request('match-1', `add ${index}`, 1))),
      );
      expect(answers.map(({ outcome }) => outcome)).toEqual(Array(50).fill('recorded'));
      const events = await given.store.read('match-1');
      expect(events.map(({ event }) => event.data)).toEqual(
        Array.from({ length: 50 }, (_, index) => ({ amount: 1, total: index + 1 })),
      );
      expect(verifyEvents(await given.store.readOriginal('match-1'))).toEqual({ intact: true, events: 50 });
    });
  });
}
