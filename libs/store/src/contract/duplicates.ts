import { command, everything, fill, places, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

export function describeDuplicates(open: OpenStore): void {
  describe('a repeated command id', () => {
    const given = freshStore(open);

    it('is answered as a duplicate and records nothing', async () => {
      await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      const again = await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      expect(again).toEqual({ outcome: 'duplicate', revision: 0, samePayload: true });
      expect(places(await everything(given.store))).toEqual([['match-1', 0]]);
    });

    it('is told apart from a retry when its payload differs', async () => {
      await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      const again = await given.store.append('match-1', 'absent', [scored(2)], command('a', 'changed'));
      expect(again).toEqual({ outcome: 'duplicate', revision: 0, samePayload: false });
      expect(places(await everything(given.store))).toEqual([['match-1', 0]]);
    });

    it('is a duplicate even at the newest revision', async () => {
      await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      const again = await given.store.append('match-1', 0, [scored(1)], command('a'));
      expect(again).toEqual({ outcome: 'duplicate', revision: 0, samePayload: true });
    });

    it('is a duplicate after other events came in between', async () => {
      await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      await given.store.append('match-1', 0, [scored(2)], command('b'));
      await given.store.append('match-1', 1, [scored(3)], command('c'));
      const again = await given.store.append('match-1', 2, [scored(1)], command('a'));
      expect(again).toEqual({ outcome: 'duplicate', revision: 0, samePayload: true });
    });

    it('is a duplicate rather than a conflict when its expected revision is stale too', async () => {
      await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      await given.store.append('match-1', 0, [scored(2)], command('b'));
      const again = await given.store.append('match-1', 0, [scored(2)], command('b'));
      expect(again).toEqual({ outcome: 'duplicate', revision: 1, samePayload: true });
    });

    it('answers the last revision that the command recorded', async () => {
      await given.store.append('match-1', 'absent', [scored(1), scored(2), scored(3)], command('a'));
      await given.store.append('match-1', 2, [scored(4)], command('b'));
      const again = await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      expect(again).toEqual({ outcome: 'duplicate', revision: 2, samePayload: true });
    });

    it('is no duplicate in another stream', async () => {
      await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      const other = await given.store.append('match-2', 'absent', [scored(1)], command('a'));
      expect(other).toMatchObject({ outcome: 'appended', revision: 0, position: await given.store.head() });
    });

    it('is recorded once by callers that send it at the same time', async () => {
      const sending = Array.from({ length: 20 }, () =>
        given.store.append('match-1', 'absent', [scored(1)], command('a')),
      );
      const outcomes = (await Promise.all(sending)).map(({ outcome }) => outcome);
      expect(outcomes.sort()).toEqual(['appended', ...Array<string>(19).fill('duplicate')]);
      expect(places(await everything(given.store))).toEqual([['match-1', 0]]);
    });

    it('may be any text', async () => {
      const odd = { ...command('a'), commandId: 'REWIND 7/β' };
      await given.store.append('match-1', 'absent', [scored(1)], odd);
      const again = await given.store.append('match-1', 0, [scored(1)], odd);
      expect(again).toEqual({ outcome: 'duplicate', revision: 0, samePayload: true });
      expect((await given.store.read('match-1'))[0]?.meta.commandId).toBe('REWIND 7/β');
    });

    it('is remembered when the log is opened again, where it outlives its store', async () => {
      await fill(given.store, 'match-1', 3);
      const store = (await given.opened.reopen?.()) ?? given.store;
      const again = await store.append('match-1', 2, [scored(0)], command('match-1 0'));
      expect(again).toEqual({ outcome: 'duplicate', revision: 0, samePayload: true });
    });
  });
}
