import 'fake-indexeddb/auto';
import type { Me } from '@adjutant/access';
import { QueryClient } from '@tanstack/react-query';
import { keptHere } from '../engine/kept/kept-record.js';
import { keepUnread } from '../engine/kept/unread.js';
import { itemOf } from '../engine/queue/item-of.js';
import { KeptInDatabase } from '../engine/queue/kept-in-database.js';
import { forget, recall, remember } from './remembering.js';

const me = (more: Partial<Me>): Me => ({ mode: 'staffed', person: null, roles: [], seat: null, until: null, ...more });
const seated = (id: string): Me =>
  me({ person: { id, name: id }, seat: { match: 'm', side: id === 'ann' ? 'A' : 'B' }, until: '22:00' });
const item = itemOf({ match: 'm', command: { type: 'AdvancePhase', data: {} }, by: 'ann' });
const record = keptHere(['ann', 'm', 'A']);
const events = [{ revision: 0, type: 'MatchOpened', data: {}, meta: { hash: 'h' } }] as never;

/** A phone at which Ann sits, has read a match, and has pressed something that waits. */
async function phone() {
  const client = new QueryClient();
  client.setQueryData(['me'], seated('ann'));
  client.setQueryData(['people'], { people: [{ id: 'bob', name: 'Bob' }] });
  const leave = remember(client);
  await settled();
  await record.add(0, { events, envelopes: [], openTo: 0, ahead: 0 }, []);
  await keepUnread(item);
  await new KeptInDatabase().put({ item });
  const told = async (next: Me): Promise<void> => {
    client.setQueryData(['me'], next);
    await settled();
  };
  return { told, end: leave };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function kept() {
  const waits = (await new KeptInDatabase().all()).kept.filter(({ item: { id } }) => id === item.id).length;
  return { read: (await record.read()) !== null, me: await recall<Me>('/access/me'), waits };
}

test('a seat whose session has ended of itself stays open on its phone, and whoever sits there again finds everything', async () => {
  const { told, end } = await phone();
  await told(me({}));
  expect(await kept()).toMatchObject({ read: true, me: seated('ann'), waits: 1 });
  expect(await recall('/people')).not.toBeNull();
  const later = { ...seated('ann'), until: '23:00' };
  await told(later);
  expect(await kept()).toMatchObject({ read: true, me: later, waits: 1 });
  end();
});

test.each([
  ['whose link was taken back', me({ takenBack: true })],
  ['that somebody else holds', seated('bob')],
  ['on which somebody has signed in to an account', me({ person: { id: 'jo', name: 'Jo' }, roles: ['judge'] })],
])('a phone %s forgets what was read, and nothing that was pressed', async (_, next) => {
  const { told, end } = await phone();
  await told(next);
  expect(await kept()).toEqual({ read: false, me: next, waits: 1 });
  expect(await recall('/people')).toBeNull();
  end();
});

test('whoever signs out leaves nothing that was read, also where they had been away for long', async () => {
  const { told, end } = await phone();
  await forget();
  await told(me({}));
  expect(await kept()).toMatchObject({ read: false, me: me({}), waits: 1 });
  end();
});

test('an account leaves nothing behind when its session has ended', async () => {
  const { told, end } = await phone();
  const jo = me({ person: { id: 'jo', name: 'Jo' }, roles: ['scorekeeper'] });
  await told(jo);
  const theirs = keptHere(['jo', 'm', 'spectator']);
  await theirs.add(0, { events, envelopes: [], openTo: 0, ahead: 0 }, []);
  await told(me({}));
  expect([await theirs.read(), await recall('/access/me')]).toEqual([null, me({})]);
  end();
});
