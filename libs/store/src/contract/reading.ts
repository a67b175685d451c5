import { BEGINNING } from '../port.js';
import { command, everything, fill, places, points, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

export function describeReading(open: OpenStore): void {
  describe('reading a stream', () => {
    const given = freshStore(open);

    it('gives nothing where the stream does not exist', async () => {
      expect(await given.store.read('match-1')).toEqual([]);
      expect(await given.store.readBare('match-1')).toEqual([]);
      expect(await given.store.readOriginal('match-1')).toEqual([]);
    });

    it('gives its events in order and no others', async () => {
      await fill(given.store, 'match-1', 3);
      await fill(given.store, 'match-2', 2);
      expect(points(await given.store.read('match-1'))).toEqual([0, 1, 2]);
    });

    it('starts at a revision', async () => {
      await fill(given.store, 'match-1', 5);
      expect(places(await given.store.read('match-1', 3))).toEqual([
        ['match-1', 3],
        ['match-1', 4],
      ]);
    });

    it('reads no more than the limit', async () => {
      await fill(given.store, 'match-1', 5);
      expect(points(await given.store.read('match-1', 1, 2))).toEqual([1, 2]);
      expect(points(await given.store.read('match-1', 4, 3))).toEqual([4]);
      await expect(given.store.read('match-1', 0, 0)).rejects.toThrow(RangeError);
      await given.store.append('match-1', 4, [scored(5)], command('after'));
      expect(points(await given.store.read('match-1', 4))).toEqual([4, 5]);
    });

    it('gives nothing past the end', async () => {
      await fill(given.store, 'match-1', 2);
      expect(await given.store.read('match-1', 2)).toEqual([]);
      expect(await given.store.read('match-1', 900)).toEqual([]);
    });

    it.each([-1, 0.5, Number.NaN])('refuses to start at revision %p', async (from) => {
      await expect(given.store.read('match-1', from)).rejects.toThrow(
        new RangeError(`the revision to read from must be a whole number from 0, but it is ${from}`),
      );
    });

    it('refuses a name that no stream can have', async () => {
      await expect(given.store.read('')).rejects.toThrow(TypeError);
    });

    it('gives the bare events that folding needs', async () => {
      await given.store.append('match-1', 'absent', [scored(1), scored(2)], command('a'));
      await given.store.append('match-1', 1, [scored(3)], command('b'));
      expect(await given.store.readBare('match-1', 1)).toEqual([
        { revision: 1, commandId: command('a').commandId, event: scored(2), actor: command('a').actor },
        { revision: 2, commandId: command('b').commandId, event: scored(3), actor: command('b').actor },
      ]);
    });

    it('hands out events that can be changed without changing the log', async () => {
      await fill(given.store, 'match-1', 1);
      const [first] = await given.store.read('match-1');
      (first?.event.data as { points: number }).points = 99;
      expect(points(await given.store.read('match-1'))).toEqual([0]);
    });
  });

  describe('reading the whole log', () => {
    const given = freshStore(open);

    it('gives nothing from an empty log, whose head is the beginning', async () => {
      expect(await given.store.readAll(BEGINNING, 10)).toEqual([]);
      expect(await given.store.head()).toBe(BEGINNING);
    });

    it('gives the events of all streams in the order of recording', async () => {
      await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      await given.store.append('match-2', 'absent', [scored(2), scored(3)], command('b'));
      await given.store.append('match-1', 0, [scored(4)], command('c'));
      expect(points(await everything(given.store))).toEqual([1, 2, 3, 4]);
    });

    it('gives the same events as the streams', async () => {
      await fill(given.store, 'match-1', 3);
      await fill(given.store, 'match-2', 2);
      const streams = [...(await given.store.read('match-1')), ...(await given.store.read('match-2'))];
      expect(await everything(given.store)).toEqual(streams);
    });

    it('stops at the limit', async () => {
      await fill(given.store, 'match-1', 5);
      expect(points(await given.store.readAll(BEGINNING, 2))).toEqual([0, 1]);
    });

    it('goes on after each position without gap or double', async () => {
      await fill(given.store, 'match-1', 4);
      await fill(given.store, 'match-2', 4);
      const all = await everything(given.store);
      for (const [index, { position }] of all.entries()) {
        expect(await given.store.readAll(position, 100)).toEqual(all.slice(index + 1));
      }
    });

    it.each([1, 2, 3, 7])('gives everything in pages of %i', async (limit) => {
      await fill(given.store, 'match-1', 10);
      const read: unknown[] = [];
      for (let after = BEGINNING; ;) {
        const page = await given.store.readAll(after, limit);
        if (page.length === 0) break;
        read.push(...points(page));
        after = page.at(-1)?.position ?? BEGINNING;
      }
      expect(read).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('gives the bare events of all streams, the same page as with their metadata', async () => {
      await fill(given.store, 'match-1', 3);
      await fill(given.store, 'match-2', 2);
      const [first, ...rest] = await everything(given.store);
      const facts = rest.map(({ stream, revision, position, event }) => ({ stream, revision, position, event }));
      expect(await given.store.readAllBare(first?.position ?? BEGINNING, 3)).toEqual(facts.slice(0, 3));
      await expect(given.store.readAllBare('somewhere', 10)).rejects.toThrow(TypeError);
    });

    it('gives the place and the hash of each event, and which of the whole log it is', async () => {
      await fill(given.store, 'match-1', 3);
      await fill(given.store, 'match-2', 2);
      const links = (await everything(given.store)).map(({ stream, revision, position, event, meta }, number) => {
        return { stream, revision, position, number, type: event.type, hash: meta.hash };
      });
      expect(await given.store.readLinks(BEGINNING, 10)).toEqual(links);
      expect(await given.store.readLinks(links[1]?.position ?? BEGINNING, 2)).toEqual(links.slice(2, 4));
      const numbers = links.map(({ position }) => given.store.numberOf(position));
      expect(await Promise.all(numbers)).toEqual([0, 1, 2, 3, 4]);
      await expect(given.store.numberOf('somewhere')).rejects.toThrow(TypeError);
      await expect(given.store.readLinks('somewhere', 10)).rejects.toThrow(TypeError);
      await expect(given.store.readLinks(BEGINNING, 0)).rejects.toThrow(RangeError);
    });

    it('has the position of the last event as its head', async () => {
      await fill(given.store, 'match-1', 3);
      expect(await given.store.head()).toBe((await everything(given.store)).at(-1)?.position);
      expect(await given.store.readAll(await given.store.head(), 10)).toEqual([]);
    });

    it('gives every event a position of its own', async () => {
      await fill(given.store, 'match-1', 20);
      expect(new Set((await everything(given.store)).map(({ position }) => position)).size).toBe(20);
    });

    it.each([0, -1, 1.5, Number.NaN])('refuses the limit %p', async (limit) => {
      await expect(given.store.readAll(BEGINNING, limit)).rejects.toThrow(
        new RangeError(`the limit must be a whole number from 1, but it is ${limit}`),
      );
    });

    it('refuses a position that it never gave', async () => {
      await expect(given.store.readAll('somewhere', 10)).rejects.toThrow(TypeError);
    });

    it('is the same when the log is opened again, where it outlives its store', async () => {
      await fill(given.store, 'match-1', 3);
      await fill(given.store, 'match-2', 2);
      const before = await everything(given.store);
      const store = (await given.opened.reopen?.()) ?? given.store;
      expect(await everything(store)).toEqual(before);
      const next = await store.append('match-1', 2, [scored(9)], command('z'));
      expect(next).toMatchObject({ outcome: 'appended', revision: 3, position: await store.head() });
      expect((await everything(store)).slice(0, 5)).toEqual(before);
    });
  });
}
