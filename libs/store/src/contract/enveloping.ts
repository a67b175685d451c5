import type { Envelope } from '@adjutant/kernel';
import { keepEnvelopes, readEnvelopes } from '../envelopes.js';
import { writeMatchFile } from '../match-file/index.js';
import { command, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

const PLACE = 'envelopes-1-A';
const envelope = (sealed: string, points = 1): Envelope => ({
  sealed: sealed.repeat(64),
  owner: 'A',
  salt: '5a'.repeat(16),
  holds: { points },
});
const [first, second] = [envelope('a'), envelope('b', 2)];

/** Secrets are kept beside the record in streams of their own, with the same promises as every other event. */
export function describeEnveloping(open: OpenStore): void {
  describe('envelopes', () => {
    const fresh = freshStore(open);

    it('are read as they were kept, in that order', async () => {
      await keepEnvelopes(fresh.store, PLACE, [first], command('draw'));
      await keepEnvelopes(fresh.store, PLACE, [second], command('draw again'));
      expect(await readEnvelopes(fresh.store, PLACE)).toEqual([first, second]);
    });

    it('are none where nothing was kept', async () => {
      expect(await readEnvelopes(fresh.store, PLACE)).toEqual([]);
    });

    it('are kept once, however often their command is sent', async () => {
      await keepEnvelopes(fresh.store, PLACE, [first, second], command('draw'));
      await keepEnvelopes(fresh.store, PLACE, [first, second], command('draw'));
      expect(await readEnvelopes(fresh.store, PLACE)).toEqual([first, second]);
    });

    it('of several writers at once are all kept', async () => {
      const many = [...'0123456789abcdef'].map((digit) => envelope(digit));
      await Promise.all(many.map((one, index) => keepEnvelopes(fresh.store, PLACE, [one], command(`draw ${index}`))));
      expect(new Set(await readEnvelopes(fresh.store, PLACE))).toEqual(new Set(many));
      expect(await fresh.store.verifyChain(PLACE)).toEqual({ intact: true, events: many.length });
    });

    it('are no part of the match or of its file', async () => {
      await fresh.store.append('match-1', 'absent', [scored(1)], command('score'));
      const before = await writeMatchFile(fresh.store, 'match-1');
      await keepEnvelopes(fresh.store, PLACE, [first], command('draw'));
      expect(await writeMatchFile(fresh.store, 'match-1')).toBe(before);
      await expect(writeMatchFile(fresh.store, PLACE)).rejects.toThrow(/is no match/);
    });

    it('outlive the store that kept them', async () => {
      await keepEnvelopes(fresh.store, PLACE, [first], command('draw'));
      const { reopen } = fresh.opened;
      expect(await readEnvelopes(reopen ? await reopen() : fresh.store, PLACE)).toEqual([first]);
    });
  });
}
