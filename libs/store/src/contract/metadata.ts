import { eventId, isUuid, type Message } from '@adjutant/kernel';
import { digest, GENESIS, link } from '@adjutant/seal';
import type { CommandContext, StoredEvent } from '../port.js';
import { AT, command, everything, fill, LATER, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

const FORGED = {
  eventId: 'forged',
  hash: 'forged',
  previousHash: 'forged',
  schemaVersion: 99,
  revision: 7,
  position: 'x',
};

async function only(reading: Promise<readonly StoredEvent[]>): Promise<StoredEvent> {
  const [first] = await reading;
  if (!first) throw new Error('nothing was recorded');
  return first;
}

export function describeMetadata(open: OpenStore): void {
  describe('metadata', () => {
    const given = freshStore(open);

    it('is written by the store, whole', async () => {
      const context = command('a');
      await given.store.append('match-1', 'absent', [scored(1)], context);
      const stored = await only(given.store.read('match-1'));
      const open = {
        eventId: eventId(context.commandId, 0),
        commandId: context.commandId,
        correlationId: context.commandId,
        causationId: context.commandId,
        actor: { id: 'player-1', role: 'player' as const },
        occurredAt: AT,
        recordedAt: LATER,
        schemaVersion: 1,
        payloadHash: digest({ name: 'a', payload: 'as sent' }),
        previousHash: GENESIS,
      };
      const content = { stream: 'match-1', revision: 0, type: 'PointsScored', data: { points: 1 }, meta: open };
      expect(stored).toEqual({
        stream: 'match-1',
        revision: 0,
        position: await given.store.head(),
        event: scored(1),
        meta: { ...open, hash: link(GENESIS, content) },
      });
    });

    it('cannot be set on the event', async () => {
      const forged = { ...scored(1), ...FORGED, meta: FORGED } as Message;
      await given.store.append('match-1', 'absent', [forged], command('a'));
      await given.store.append('match-2', 'absent', [scored(1)], command('a'));
      const stored = await only(given.store.read('match-1'));
      const honest = await only(given.store.read('match-2'));
      expect(stored.event).toEqual(scored(1));
      expect({ ...stored.meta, hash: '' }).toEqual({ ...honest.meta, hash: '' });
    });

    it('cannot be set in the context', async () => {
      const forged = { ...command('a'), ...FORGED, actor: { ...command('a').actor, isAdmin: true } } as CommandContext;
      await given.store.append('match-1', 'absent', [scored(1)], forged);
      await given.store.append('match-2', 'absent', [scored(1)], command('a'));
      const stored = await only(given.store.read('match-1'));
      const honest = await only(given.store.read('match-2'));
      expect({ ...stored.meta, hash: '' }).toEqual({ ...honest.meta, hash: '' });
    });

    it('keeps the correlation and causation that were given', async () => {
      const context = { ...command('a'), correlationId: 'round 3', causationId: command('b').commandId };
      await given.store.append('match-1', 'absent', [scored(1)], context);
      const { meta } = await only(given.store.read('match-1'));
      expect([meta.correlationId, meta.causationId]).toEqual(['round 3', command('b').commandId]);
    });

    it('gives every event an id of its own', async () => {
      await given.store.append('match-1', 'absent', [scored(1), scored(2), scored(3)], command('a'));
      const ids = (await given.store.read('match-1')).map(({ meta }) => meta.eventId);
      expect(ids).toEqual([0, 1, 2].map((index) => eventId(command('a').commandId, index)));
      expect(ids.every(isUuid)).toBe(true);
      expect(new Set(ids).size).toBe(3);
    });

    it('gives the same event id wherever and whenever the same command is recorded', async () => {
      await given.store.append('match-1', 'absent', [scored(1)], command('a'));
      await fill(given.store, 'match-2', 3);
      await given.store.append('match-2', 2, [scored(1)], { ...command('a'), recordedAt: '2030-01-01T00:00:00.000Z' });
      const one = await only(given.store.read('match-1'));
      const other = await only(given.store.read('match-2', 3));
      expect(other.meta.eventId).toBe(one.meta.eventId);
    });

    it('is the same in a stream and in the whole log', async () => {
      await fill(given.store, 'match-1', 3);
      const whole = await everything(given.store);
      expect(whole.map(({ meta }) => meta)).toEqual((await given.store.read('match-1')).map(({ meta }) => meta));
    });

    it('survives JSON text', async () => {
      await fill(given.store, 'match-1', 2);
      const events = await given.store.read('match-1');
      expect(JSON.parse(JSON.stringify(events))).toEqual(events);
    });

    it.each([
      ['commandId', { commandId: '' }],
      ['occurredAt', { occurredAt: '' }],
      ['recordedAt', { recordedAt: undefined }],
      ['payloadHash', { payloadHash: 7 }],
      ['correlationId', { correlationId: '' }],
      ['actor.id', { actor: { id: '', role: 'player' } }],
      ['actor.id', { actor: undefined }],
    ])('refuses a context without a proper %s', async (path, wrong) => {
      const context = { ...command('a'), ...wrong } as unknown as CommandContext;
      await expect(given.store.append('match-1', 'absent', [scored(1)], context)).rejects.toThrow(
        new TypeError(`context.${path} must be a text of 1 to 200 characters`),
      );
      expect(await everything(given.store)).toEqual([]);
    });

    it('refuses a role that nobody has', async () => {
      const context = { ...command('a'), actor: { id: 'p', role: 'emperor' } } as unknown as CommandContext;
      await expect(given.store.append('match-1', 'absent', [scored(1)], context)).rejects.toThrow(
        /^context\.actor\.role must be one of player, .* but it is emperor$/,
      );
    });
  });
}
