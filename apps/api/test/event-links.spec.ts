import { randomUUID } from 'node:crypto';
import { TableFollower } from '@adjutant/event';
import { advance, at, command, listAt, type Answer } from './running.js';
import { judged } from './staffed.js';

const here = judged();
const PATIENCE_MS = 60_000;
const PLAYERS = ['ann', 'bob', 'cy', 'di'];

/** An event of a staffed server, with a link for each of its players. */
class Linked {
  readonly id = `open-${randomUUID()}`;
  readonly links = new Map<string, string>();

  async asks(type: string, data: object): Promise<void> {
    const sent = command(type, data);
    const { status, body } = await here.event.organizer.ask('POST', `/api/tournaments/${this.id}/commands`, sent);
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(body)}`);
    await here.event.server.from(TableFollower).caughtUp(PATIENCE_MS);
  }

  async begins(): Promise<this> {
    await this.asks('SetUpTournament', { name: 'The open', rounds: 2, checkIn: false, pack: { id: 'wh40k-10e' } });
    for (const player of PLAYERS) await this.asks('EnterPlayer', { player });
    const { body } = await here.event.organizer.ask('POST', `/api/tournaments/${this.id}/links`, {});
    for (const { player, link } of listAt(body, 'links')) this.links.set(String(player), String(link));
    return this;
  }

  async publishes(round: number): Promise<void> {
    await this.asks('DraftRound', { round });
    await this.asks('PublishRound', { round });
  }

  async tables(): Promise<ReturnType<typeof listAt>> {
    const { body } = await here.event.someone().get(`/api/tournaments/${this.id}`);
    return listAt(body, 'rounds', 0, 'tables');
  }

  opens(player: string): Promise<Answer> {
    return here.event.someone().ask('POST', '/api/access/event', { link: this.links.get(player) ?? '' });
  }
}

const refused = ({ status, body }: Answer): unknown => [status, body['code'], body['detail']];

test('every link of a player opens their own seat of the round that is out, and no other', async () => {
  const day = await new Linked().begins();
  expect([...day.links.keys()]).toEqual(PLAYERS);
  expect(refused(await day.opens('ann'))).toEqual([409, 'tournament/no-table', expect.stringContaining('No round')]);
  await day.publishes(1);
  for (const table of await day.tables()) {
    for (const side of ['A', 'B'] as const) {
      const { body } = await day.opens(String(table[side]));
      expect(at(body, 'me')).toMatchObject({ person: { id: table[side] }, seat: { match: table['match'], side } });
    }
  }
});

test('whoever sat down by it plays for themselves, and is nobody in another match', async () => {
  const day = await new Linked().begins();
  await day.publishes(1);
  const [mine, other] = await day.tables();
  const { body } = await day.opens(String(mine?.['A']));
  const seat = here.event.someone(String(body['token']));
  expect(at((await seat.get('/api/access/me')).body, 'seat', 'match')).toBe(mine?.['match']);
  const elsewhere = await seat.send(String(other?.['match']), advance());
  expect([elsewhere.status, elsewhere.body['code']]).toEqual([403, 'access/other-match']);
});

test('a publication that changes leads to the new match', async () => {
  const day = await new Linked().begins();
  await day.publishes(1);
  const [first] = await day.tables();
  const { A, B } = first as { readonly A: string; readonly B: string };
  const before = at((await day.opens(A)).body, 'me', 'seat');
  await day.asks('ChangePublished', { round: 1, tables: [{ table: 1, A: B, B: A }], because: 'sides' });
  const after = at((await day.opens(A)).body, 'me', 'seat');
  expect([at(before, 'side'), at(after, 'side')]).toEqual(['A', 'B']);
  expect(at(after, 'match')).not.toBe(at(before, 'match'));
});

test('who has left, and everybody once the event is over, is told so with the page of the event', async () => {
  const day = await new Linked().begins();
  await day.asks('DropPlayer', { player: 'ann' });
  const left = await day.opens('ann');
  expect(refused(left)).toEqual([409, 'tournament/no-table', expect.stringContaining('left the event')]);
  expect(at(left.body, 'facts')).toEqual({ event: day.id, player: 'ann', page: `/tournaments/${day.id}/me` });
  await day.asks('EndTournament', {});
  expect(refused(await day.opens('bob'))).toEqual([409, 'tournament/no-table', expect.stringContaining('ended')]);
  const late = await here.event.organizer.ask('POST', `/api/tournaments/${day.id}/links`, {});
  expect([late.status, late.body['code']]).toEqual([422, 'tournament/ended']);
});

test('who leaves during a round still has the seat of its table, until the round is closed', async () => {
  const day = await new Linked().begins();
  await day.publishes(1);
  const [first] = await day.tables();
  const leaving = String(first?.['A']);
  await day.asks('DropPlayer', { player: leaving, because: 'Leaves after this round' });
  const { body } = await day.opens(leaving);
  expect(at(body, 'me', 'seat')).toEqual({ match: first?.['match'], side: 'A' });
  for (const { match } of await day.tables()) {
    const decision = { outcome: { A: 'win', B: 'loss' }, ground: 'judge', because: 'As the slip says' };
    await here.event.organizer.send(String(match), command('DecideResult', decision));
  }
  await here.event.server.from(TableFollower).caughtUp(PATIENCE_MS);
  await day.asks('CloseRound', { round: 1 });
  expect(refused(await day.opens(leaving))).toEqual([
    409,
    'tournament/no-table',
    expect.stringContaining('left the event'),
  ]);
});

test('strangers and judges hand out none, nobody has one for who did not enter, and what is made up opens nothing', async () => {
  const day = await new Linked().begins();
  const path = `/api/tournaments/${day.id}/links`;
  expect((await here.event.someone().ask('POST', path, {})).status).toBe(401);
  expect((await here.jo.ask('POST', path, {})).status).toBe(403);
  const scorekeeper = await here.event.hire('Sam', 'scorekeeper');
  expect(listAt((await scorekeeper.ask('POST', path, { players: ['cy'] })).body, 'links')).toMatchObject([
    { player: 'cy' },
  ]);
  expect(refused(await scorekeeper.ask('POST', path, { players: ['zoe'] }))).toEqual([
    422,
    'entrant/unknown',
    expect.stringContaining('zoe'),
  ]);
  const forged = await here.event.someone().ask('POST', '/api/access/event', { link: `x#${'a'.repeat(43)}` });
  expect([forged.status, forged.body['code']]).toEqual([403, 'access/link-forged']);
});
