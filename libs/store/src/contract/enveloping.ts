import type { Envelope } from '@adjutant/kernel';
import { writeMatchFile } from '../match-file/index.js';
import { BEGINNING, type EventStore, type KeptEnvelope } from '../port.js';
import { command, scored } from './fixtures.js';
import { freshStore, type OpenStore } from './harness.js';

const PLACE = 'envelopes-1-A';

function kept(digit: string, more: Partial<Envelope> = {}): KeptEnvelope {
  const envelope = { sealed: digit.repeat(64), owner: 'A', salt: '5a'.repeat(16), holds: { points: 1 }, ...more };
  return { envelope, commandId: `draw ${digit}`, payloadHash: 'f'.repeat(64) };
}

async function placesOf(store: EventStore): Promise<string[]> {
  const places: string[] = [];
  for await (const place of store.places()) places.push(place);
  return places;
}

/** Secrets are kept beside the log, with its promises: durable, in order, once, and cut loose from the caller's objects. */
export function describeEnveloping(open: OpenStore): void {
  describe('envelopes', () => {
    const fresh = freshStore(open);

    it('are read as they were kept, in that order', async () => {
      await fresh.store.keep(PLACE, [kept('a'), kept('b', { holds: { drawn: { dice: [2, 3] } } })]);
      await fresh.store.keep(PLACE, [kept('0')]);
      const read = await fresh.store.envelopes(PLACE);
      expect(read).toEqual([kept('a'), kept('b', { holds: { drawn: { dice: [2, 3] } } }), kept('0')]);
    });

    it('are none where nothing was kept, and of their own place only', async () => {
      await fresh.store.keep(PLACE, [kept('a')]);
      expect(await fresh.store.envelopes('envelopes-1-B')).toEqual([]);
    });

    it('are kept once, and stay what they were', async () => {
      await fresh.store.keep(PLACE, [kept('a')]);
      await fresh.store.keep(PLACE, [kept('a', { holds: { points: 2 } }), kept('b')]);
      expect(await fresh.store.envelopes(PLACE)).toEqual([kept('a'), kept('b')]);
    });

    it('of several writers at once are all kept', async () => {
      const many = [...'0123456789abcdef'].map((digit) => kept(digit));
      await Promise.all(many.map((one) => fresh.store.keep(PLACE, [one])));
      expect(new Set(await fresh.store.envelopes(PLACE))).toEqual(new Set(many));
    });

    it('move nothing in the log: no position, no reader, no match file', async () => {
      await fresh.store.append('match-1', 'absent', [scored(1)], command('score'));
      const look = async () => ({
        head: await fresh.store.head(),
        all: await fresh.store.readAll(BEGINNING, 100),
        facts: await fresh.store.readAllBare(BEGINNING, 100),
        own: await fresh.store.read(PLACE),
        file: await writeMatchFile(fresh.store, 'match-1'),
        chain: await fresh.store.verifyAll(),
      });
      const before = await look();
      await fresh.store.keep(PLACE, [kept('a')]);
      expect(await look()).toEqual(before);
      await fresh.store.append('match-1', 0, [scored(2)], command('score again'));
      expect((await fresh.store.readAll(BEGINNING, 100)).map(({ position }) => position)).toEqual(
        (await fresh.store.read('match-1')).map(({ position }) => position),
      );
    });

    it('cannot be changed through what was handed in or out', async () => {
      const holds = { drawn: { objective: 'one' } };
      await fresh.store.keep(PLACE, [kept('a', { holds })]);
      holds.drawn.objective = 'two';
      const [read] = await fresh.store.envelopes(PLACE);
      Object.assign(read?.envelope.holds ?? {}, { drawn: 'three' });
      expect((await fresh.store.envelopes(PLACE))[0]?.envelope.holds).toEqual({ drawn: { objective: 'one' } });
    });

    it('are kept with the events that commit to them', async () => {
      const placed = [
        { place: PLACE, ...kept('a') },
        { place: 'envelopes-1-B', ...kept('b') },
      ];
      const appended = await fresh.store.append('match-1', 'absent', [scored(1)], command('draw'), placed);
      expect(appended).toMatchObject({ outcome: 'appended', revision: 0 });
      expect([await fresh.store.envelopes(PLACE), await fresh.store.envelopes('envelopes-1-B')]).toEqual([
        [kept('a')],
        [kept('b')],
      ]);
      expect(await fresh.store.verifyAll()).toEqual({ intact: true, events: 1 });
    });

    it('with events are refused where they are none, and the events as well', async () => {
      const append = (place: string, one: KeptEnvelope) =>
        fresh.store.append('match-1', 'absent', [scored(1)], command('draw'), [{ place, ...one }]);
      await expect(append(PLACE, kept('a', { salt: '' }))).rejects.toThrow(/envelope.salt/);
      await expect(append('no place', kept('a'))).rejects.toThrow(/no stream name/);
      expect([await fresh.store.envelopes(PLACE), await fresh.store.read('match-1')]).toEqual([[], []]);
    });

    it('of a command that is appended again, or after others wrote, are kept once', async () => {
      const append = (revision: number) =>
        fresh.store.append('match-1', revision === -1 ? 'absent' : revision, [scored(1)], command('draw'), [
          { place: PLACE, ...kept('a') },
        ]);
      await fresh.store.append('match-1', 'absent', [scored(0)], command('score'));
      expect((await append(-1)).outcome).toBe('conflict');
      expect((await append(0)).outcome).toBe('appended');
      expect((await append(0)).outcome).toBe('duplicate');
      expect(await fresh.store.envelopes(PLACE)).toEqual([kept('a')]);
    });

    it('outlive the store that kept them', async () => {
      await fresh.store.keep(PLACE, [kept('a')]);
      const { reopen } = fresh.opened;
      expect(await (reopen ? await reopen() : fresh.store).envelopes(PLACE)).toEqual([kept('a')]);
    });

    it('tell each place that holds some, once', async () => {
      expect(await placesOf(fresh.store)).toEqual([]);
      await fresh.store.append('match-1', 'absent', [scored(1)], command('score'));
      await fresh.store.keep(PLACE, [kept('a')]);
      await fresh.store.keep('envelopes-2-Å', [kept('b'), kept('c')]);
      await fresh.store.keep(PLACE, [kept('d')]);
      await fresh.store.keep('envelopes-3-A', []);
      expect((await placesOf(fresh.store)).sort()).toEqual([PLACE, 'envelopes-2-Å']);
    });

    it('are refused where they are none', async () => {
      await expect(fresh.store.keep(PLACE, [kept('a', { salt: '' })])).rejects.toThrow(/envelope.salt/);
      await expect(fresh.store.keep('no place', [kept('a')])).rejects.toThrow(/no stream name/);
      expect(await fresh.store.envelopes(PLACE)).toEqual([]);
    });
  });
}
