import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { folder, run, type Running } from './running.js';

const asked = async (server: Running, method: 'PUT' | 'POST', path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: sent.status, body: (await sent.json()) as { readonly faults?: readonly { readonly at: string }[] } };
};
const sends = (server: Running, type: string, data: object, commandId: string = randomUUID()) =>
  asked(server, 'POST', '/api/matches/m/commands', { commandId, type, data });
const opens = (server: Running) =>
  sends(server, 'OpenMatch', {
    title: 'Table 7',
    pack: { id: 'wh40k-10e' },
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    depth: 'score',
  });

const BELL = { is: 'use', name: 'Ring the Bell', costs: { cp: 1 } };
const RELAY = { is: 'score', name: 'The Relay', within: 'primary', cap: 12 };
const bookOf = (entries: readonly object[], more: object = {}) => ({
  book: 'adjutant/1',
  packs: [{ pack: 'wh40k-10e', entries, cards: [], keywords: {}, ...more }],
});

describe('the book of an event', () => {
  test('offers to the next match what was told in one, and outlives the server', async () => {
    const data = folder();
    const first = await run({ data, keep: true });
    expect((await first.get('/api/event/book')).body).toEqual({ book: 'adjutant/1', packs: [] });
    await opens(first);
    await sends(first, 'AddBookEntries', { entries: [BELL, RELAY], player: 'A' });
    await sends(first, 'AddBookEntries', { entries: [BELL], player: 'A' });
    expect((await sends(first, 'AddBookEntries', { entries: [{ ...BELL, costs: { cp: 2 } }] })).status).toBe(422);
    const roster = {
      faction: 'Sand',
      units: [{ id: 'A1', name: 'Guard' }],
      datasheets: { Guard: { keywords: ['INFANTRY'] } },
    };
    await sends(first, 'SubmitRoster', { player: 'A', roster });
    const told = bookOf([BELL, RELAY], { keywords: { Guard: ['INFANTRY'] } });
    expect((await first.get('/api/event/book')).body).toEqual(told);
    await asked(first, 'PUT', '/api/event', { name: 'The open' });
    await first.close();
    const again = await run({ data, keep: true });
    expect((await again.get('/api/event/book')).body).toEqual(told);
    expect((await again.get('/api/event')).body).toMatchObject({ name: 'The open' });
    expect((await again.get('/api/event')).body).not.toHaveProperty('book');
    await again.close();
    rmSync(data, { recursive: true, force: true });
  });

  test('keeps a score card as one, and is put in its place as a whole', async () => {
    const server = await run();
    await opens(server);
    const card = { name: 'Autumn', cap: 90, instead: true };
    await sends(server, 'AddBookEntries', { card, entries: [{ is: 'score', name: 'Missions', cap: 50 }] });
    const told = { ...card, entries: [{ is: 'score', name: 'Missions', cap: 50 }] };
    expect((await server.get('/api/event/book')).body).toEqual(bookOf([], { cards: [told] }));
    const other = bookOf([RELAY]);
    expect(await asked(server, 'PUT', '/api/event/book', other)).toEqual({ status: 200, body: other });
    expect((await server.get('/api/event/book')).body).toEqual(other);
    await server.close();
  });

  test('what is read of a match says which depth it rests on, its disputes and replays too', async () => {
    const server = await run();
    await opens(server);
    const data = { match: 'm', side: 'A', claim: 'Is it 1?' };
    const actor = { id: 'ada', role: 'player' };
    await asked(server, 'POST', '/api/disputes/d/commands', {
      commandId: randomUUID(),
      type: 'CallJudge',
      data,
      actor,
    });
    for (const path of ['/api/disputes/d', '/api/matches/m/replay', '/api/matches/m'])
      expect((await server.get(path)).body).toMatchObject({ depth: expect.stringContaining('as a score') });
    await server.close();
  });

  test('says of a file that is none where it is wrong', async () => {
    const server = await run();
    for (const [wrong, at] of [
      [{}, 'book'],
      [{ book: 'adjutant/2', packs: [] }, 'book'],
      [bookOf([{ ...BELL, costs: { cp: -1 } }]), 'packs[0].entries[0].costs'],
      [bookOf([{ ...BELL, is: 'tea' }]), 'packs[0].entries[0]'],
      [bookOf([BELL, { ...BELL, name: 'ring the bell!' }]), 'packs[0].entries[1].name'],
    ] as const) {
      const { status, body } = await asked(server, 'PUT', '/api/event/book', wrong);
      expect({ status, body }).toMatchObject({ status: 400 });
      expect(JSON.stringify(body)).toContain(at);
    }
    await server.close();
  });
});
