import { StoreClosed } from '../errors.js';
import { BEGINNING } from '../port.js';
import { command, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

export function describeClosing(open: OpenStore): void {
  describe('a closed store', () => {
    const given = freshStore(open);

    it('may be closed again', async () => {
      await given.store.close();
      await expect(given.store.close()).resolves.toBeUndefined();
    });

    it('says so to whoever appends', async () => {
      await given.store.close();
      await expect(given.store.append('match-1', 'absent', [scored(1)], command('a'))).rejects.toThrow(StoreClosed);
    });

    it('says so to whoever reads', async () => {
      await given.store.close();
      await expect(given.store.read('match-1')).rejects.toThrow(StoreClosed);
      await expect(given.store.readBare('match-1')).rejects.toThrow(StoreClosed);
      await expect(given.store.readAllBare(BEGINNING, 1)).rejects.toThrow(StoreClosed);
      await expect(given.store.readOriginal('match-1')).rejects.toThrow(StoreClosed);
      await expect(given.store.readAll(BEGINNING, 1)).rejects.toThrow(StoreClosed);
      await expect(given.store.head()).rejects.toThrow(StoreClosed);
    });

    it('says so to whoever verifies', async () => {
      await given.store.close();
      await expect(given.store.verifyChain('match-1')).rejects.toThrow(StoreClosed);
      await expect(given.store.readVerified('match-1')).rejects.toThrow(StoreClosed);
      await expect(given.store.verifyAll()).rejects.toThrow(StoreClosed);
    });

    it('says so to whoever subscribes', async () => {
      await given.store.close();
      expect(() => given.store.subscribe(BEGINNING, () => undefined)).toThrow(StoreClosed);
    });

    it('has answered every append that was asked for before', async () => {
      const appending = given.store.append('match-1', 'absent', [scored(1)], command('a'));
      await given.store.close();
      expect((await appending).outcome).toBe('appended');
    });
  });
}
