import { GENESIS } from '@adjutant/seal';
import { hashOf, verifyEvents } from '../sealing.js';
import { command, fill, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

const WHOLE = { intact: true, events: 4 };

export function describeChaining(open: OpenStore): void {
  describe('the hash chain', () => {
    const given = freshStore(open);

    it('links every event to the one before, from the genesis on', async () => {
      await fill(given.store, 'match-1', 5);
      const metas = (await given.store.read('match-1')).map(({ meta }) => meta);
      expect(metas.map(({ previousHash }) => previousHash)).toEqual([
        GENESIS,
        ...metas.slice(0, -1).map(({ hash }) => hash),
      ]);
    });

    it('links the events of one append among themselves', async () => {
      await given.store.append('match-1', 'absent', [scored(1), scored(2), scored(3)], command('a'));
      expect(verifyEvents(await given.store.readOriginal('match-1'))).toEqual({ intact: true, events: 3 });
    });

    it('hashes what was stored', async () => {
      await fill(given.store, 'match-1', 3);
      const events = await given.store.readOriginal('match-1');
      const hashes = events.map(({ meta: { hash: _, ...open }, ...rest }) => hashOf({ ...rest, meta: open }));
      expect(hashes).toEqual(events.map(({ meta }) => meta.hash));
    });

    it('is a chain of its own for each stream', async () => {
      await fill(given.store, 'match-1', 3);
      const before = await given.store.read('match-1');
      await fill(given.store, 'match-2', 3);
      expect((await given.store.read('match-2'))[0]?.meta.previousHash).toBe(GENESIS);
      expect(await given.store.read('match-1')).toEqual(before);
    });

    it('depends on the stream', async () => {
      await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      await given.store.append('match-2', 'absent', [scored(1)], command('a'));
      const hashes = [await given.store.read('match-1'), await given.store.read('match-2')].map(
        ([event]) => event?.meta.hash,
      );
      expect(new Set(hashes).size).toBe(2);
    });

    it('does not depend on the order of keys', async () => {
      await given.store.append('match-1', 'absent', [{ type: 'Placed', data: { x: 1, y: 2 } }], command('a'));
      const [stored] = await given.store.readOriginal('match-1');
      if (!stored) throw new Error('nothing was recorded');
      const { hash, ...open } = stored.meta;
      expect(hashOf({ ...stored, event: { type: 'Placed', data: { y: 2, x: 1 } }, meta: open })).toBe(hash);
    });

    it('is verified for one stream and for the whole log', async () => {
      await fill(given.store, 'match-1', 4);
      await fill(given.store, 'match-2', 3);
      expect(await given.store.verifyChain('match-1')).toEqual({ intact: true, events: 4 });
      expect(await given.store.verifyAll()).toEqual({ intact: true, events: 7 });
    });

    it('is followed from any entry on, up to the last', async () => {
      await fill(given.store, 'match-1', 4);
      for (const from of [0, 1, 3]) expect(await given.store.verifyChain('match-1', from)).toEqual(WHOLE);
      expect(await given.store.verifyChain('match-1', 4)).toEqual({ intact: true, events: 0 });
      const [, second, third, fourth] = await given.store.readOriginal('match-1');
      if (!second || !third || !fourth) throw new Error('four events were recorded');
      const broken = { intact: false, stream: 'match-1', revision: 2 };
      expect(verifyEvents([{ ...third, event: scored(99) }, fourth], 2)).toMatchObject(broken);
      const unchained = { ...third, meta: { ...third.meta, previousHash: 'f'.repeat(64) } };
      expect(verifyEvents([second, unchained, fourth], 1)).toMatchObject(broken);
      expect(verifyEvents([third, fourth], 1)).toMatchObject(broken);
    });

    it('is followed over the very events that are handed over', async () => {
      await fill(given.store, 'match-1', 4);
      await fill(given.store, 'match-2', 2);
      for (const from of [0, 1, 3, 4]) {
        const events = await given.store.read('match-1', from);
        expect(await given.store.readVerified('match-1', from)).toEqual({ intact: true, events });
      }
      await expect(given.store.readVerified('match-1', -1)).rejects.toThrow(RangeError);
      await expect(given.store.readVerified('')).rejects.toThrow(TypeError);
    });

    it('is intact where there is nothing', async () => {
      expect(await given.store.readVerified('match-1')).toEqual({ intact: true, events: [] });
      expect(await given.store.verifyChain('match-1')).toEqual({ intact: true, events: 0 });
      expect(await given.store.verifyAll()).toEqual({ intact: true, events: 0 });
    });

    it('shows a changed, a missing and a moved event', async () => {
      await fill(given.store, 'match-1', 3);
      const events = await given.store.readOriginal('match-1');
      const [first, second, third] = events;
      if (!first || !second || !third) throw new Error('three events were recorded');
      const changed = { ...second, event: scored(99) };
      expect(verifyEvents([first, changed, third])).toEqual({
        intact: false,
        stream: 'match-1',
        revision: 1,
        reason: 'its content does not match its hash',
      });
      expect(verifyEvents([first, third])).toEqual({
        intact: false,
        stream: 'match-1',
        revision: 2,
        reason: 'revision 1 is missing before it',
      });
      const moved = { ...third, revision: 1 };
      expect(verifyEvents([first, moved])).toEqual({
        intact: false,
        stream: 'match-1',
        revision: 1,
        reason: 'it is not chained to the event before it',
      });
    });

    it('goes on when the log is opened again, where it outlives its store', async () => {
      await fill(given.store, 'match-1', 3);
      const store = (await given.opened.reopen?.()) ?? given.store;
      await store.append('match-1', 2, [scored(9)], command('z'));
      expect(await store.verifyAll()).toEqual({ intact: true, events: 4 });
    });
  });
}
