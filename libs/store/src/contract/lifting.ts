import { EventSchemas, type Upcaster } from '@adjutant/kernel';
import { BEGINNING } from '../port.js';
import { command, everything, fill, scored } from './fixtures.js';
import type { OpenStore } from './harness.js';

const addCharge: Upcaster = {
  type: 'PointsScored',
  from: 1,
  name: 'AddSide',
  up: (data) => ({ ...data, side: 'attacker' }),
};

export function describeLifting(open: OpenStore): void {
  describe('schema versions', () => {
    it('writes the version that the upcasters lead to', async () => {
      const { store, cleanup } = await open({ schemas: new EventSchemas([addCharge]) });
      const current = { type: 'PointsScored', data: { points: 1, side: 'defender' } };
      await store.append('match-1', 'absent', [current, { type: 'Noted', data: {} }], command('a'));
      const events = await store.read('match-1');
      expect(events.map(({ meta }) => meta.schemaVersion)).toEqual([2, 1]);
      expect(events.map(({ event }) => event)).toEqual([current, { type: 'Noted', data: {} }]);
      await cleanup();
    });

    it('hands out current events as they were written, everywhere', async () => {
      const { store, cleanup } = await open({ schemas: new EventSchemas([addCharge]) });
      await fill(store, 'match-1', 1);
      const expected = [scored(0)];
      expect((await store.read('match-1')).map(({ event }) => event)).toEqual(expected);
      expect((await everything(store)).map(({ event }) => event)).toEqual(expected);
      expect((await store.readBare('match-1')).map(({ event }) => event)).toEqual(expected);
      expect(await store.readVerified('match-1')).toEqual({ intact: true, events: await store.read('match-1') });
      expect((await store.readAllOriginal(BEGINNING, 100)).map(({ event }) => event)).toEqual(expected);
      expect((await store.readAllBare(BEGINNING, 100)).map(({ event }) => event)).toEqual(expected);
      expect((await store.readOriginal('match-1')).map(({ event }) => event)).toEqual(expected);
      await cleanup();
    });
  });
}
