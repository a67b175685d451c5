import { createHash } from 'node:crypto';
import { People } from '@adjutant/people';
import { strToU8, zipSync } from 'fflate';
import { at, command, listAt, type Answer } from './running.js';
import { army, Evening, LISTS, PLAYERS } from './evening.js';
import { judged } from './staffed.js';

const here = judged();
const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const refused = ({ status, body }: Answer): unknown => [status, body['code']];

describe('the door for players', () => {
  test('whoever opens their link before round 1 looks at a list, brings it, and reads it again', async () => {
    const evening = await new Evening(here).begins();
    const ann = await evening.player('ann');
    expect((await ann.get('/api/access/me')).body).toMatchObject({
      seat: null,
      entrantOf: evening.id,
      roles: ['player'],
    });
    const look = await ann.ask('POST', `/api/tournaments/${evening.id}/lists/look`, { player: 'ann', text: army(75) });
    expect([look.status, look.body]).toEqual([200, expect.objectContaining({ check: 'legal', against: [] })]);
    expect(await evening.listOf('ann')).toBeUndefined();
    expect((await evening.brings(ann, 'ann')).body).toMatchObject({ outcome: 'recorded', check: 'legal' });
    expect((await evening.brings(ann, 'ann')).body).toMatchObject({ outcome: 'already' });
    const digest = sha256(army(75));
    expect(await evening.listOf('ann')).toEqual({ digest, check: 'legal', late: false });
    const read = await evening.reads(ann, 'ann');
    expect(read.body).toMatchObject({ text: army(75), file: null, list: { digest }, army: { units: [{}, {}] } });
  });

  test('is closed when the event is over, and says so before anything is read in a list', async () => {
    const evening = await new Evening(here).begins();
    const ann = await evening.player('ann');
    await here.event.organizer.ask('POST', `/api/tournaments/${evening.id}/commands`, command('EndTournament', {}));
    for (const text of [army(75), 'nothing that anybody reads'])
      expect(refused(await evening.brings(ann, 'ann', { text }))).toEqual([422, 'tournament/ended']);
    const look = await here.event.organizer.ask('POST', `/api/tournaments/${evening.id}/lists/look`, {
      player: 'ann',
      text: army(75),
    });
    expect(refused(look)).toEqual([422, 'tournament/ended']);
  });

  test('the server checks, and nobody sends along that a list is legal', async () => {
    const evening = await new Evening(here).begins({ pointsLimit: 150 });
    const ann = await evening.player('ann');
    const { body } = await evening.brings(ann, 'ann');
    expect(body).toMatchObject({ check: 'illegal', against: [{ code: 'muster/points-exceeded' }] });
    expect(refused(await evening.brings(ann, 'ann', { text: army(75), check: 'legal' }))).toEqual([
      400,
      'request/invalid',
    ]);
    const data = { player: 'ann', digest: sha256('x'), check: 'legal' };
    for (const who of [ann, here.event.organizer]) {
      const sent = await who.ask('POST', `/api/tournaments/${evening.id}/commands`, command('SubmitList', data));
      expect(refused(sent)).toEqual([400, 'command/unknown-type']);
    }
  });

  test('is closed to other players, strangers and whoever judges', async () => {
    const evening = await new Evening(here).begins();
    const other = await new Evening(here).begins();
    const [bob, elsewhere] = [await evening.player('bob'), await other.player('ann')];
    expect(refused(await evening.brings(bob, 'ann'))).toEqual([403, 'access/not-your-entry']);
    expect(refused(await evening.brings(elsewhere, 'ann'))).toEqual([403, 'access/not-your-entry']);
    expect(refused(await evening.brings(here.jo, 'ann'))).toEqual([403, 'access/no-role']);
    expect(refused(await evening.brings(here.event.someone(), 'ann'))).toEqual([401, 'access/sign-in-first']);
    expect((await evening.brings(here.event.organizer, 'ann')).status).toBe(200);
    expect(refused(await evening.brings(here.event.organizer, 'zoe'))).toEqual([422, 'entrant/unknown']);
  });

  test('a session by the link of an event says nothing in matches, of people or of the server', async () => {
    const evening = await new Evening(here).begins();
    const ann = await evening.player('ann');
    expect((await ann.get('/api/people/bob/penalties')).status).toBe(403);
    expect((await ann.get('/api/access/staff')).status).toBe(403);
    expect(
      (await evening.asks('DraftRound', { round: 1 }), await ann.get(`/api/tournaments/${evening.id}/staff`)).status,
    ).toBe(403);
  });

  test('at a table the seat of that event is enough, and an account of that id too', async () => {
    const evening = await new Evening(here).begins();
    await evening.asks('EnterPlayer', { player: here.jo.id });
    await evening.asks('EnterPlayer', { player: 'eve' });
    await evening.asks('DraftRound', { round: 1 });
    await evening.asks('PublishRound', { round: 1 });
    const ann = await evening.player('ann');
    expect(at((await ann.get('/api/access/me')).body, 'seat', 'side')).toMatch(/[AB]/);
    expect((await evening.brings(ann, 'ann')).status).toBe(200);
    expect((await evening.brings(here.jo, here.jo.id)).status).toBe(200);
    expect(refused(await evening.brings(here.jo, 'eve'))).toEqual([403, 'access/no-role']);
  });
});

describe('what is sent as a list', () => {
  const answers = async (more: object): Promise<unknown> => {
    const evening = await new Evening(here).begins();
    const answer = await evening.brings(await evening.player('ann'), 'ann', more);
    const left = await here.event.server
      .from(People)
      .lists.find({ event: evening.id, player: 'ann', digest: sha256(String(Object.values(more)[0])) });
    if (answer.status !== 200) expect(left).toBeUndefined();
    return refused(answer);
  };

  test('is refused with what to do where it is none', async () => {
    expect(await answers({ text: '' })).toEqual([422, 'list/empty']);
    expect(await answers({ text: 'https://example.org/list' })).toEqual([422, 'list/link']);
    expect(await answers({ text: `${army(75)}\0` })).toEqual([422, 'list/not-text']);
    expect(await answers({ text: 'x'.repeat(1024 * 1024) })).toEqual([413, 'request/too-large']);
    expect(await answers({ text: `${army(75)}${'\nx'.repeat(20_000)}` })).toEqual([422, 'list/too-long']);
    expect(await answers({ file: Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x01, 0x02]).toString('base64') })).toEqual([
      422,
      'list/not-text',
    ]);
    expect(await answers({ file: 'no base' })).toEqual([400, 'request/invalid']);
    expect(await answers({ text: army(75), file: 'eA==' })).toEqual([400, 'request/invalid']);
    expect(await answers({})).toEqual([400, 'request/invalid']);
  });

  test('is taken as it is where nothing reads it, once its player says so', async () => {
    const text = 'Dear organizer,\nI bring my usual army of sea folk.\nYours, Ann';
    expect(await answers({ text })).toEqual([422, 'list/unknown']);
    const evening = await new Evening(here).begins();
    const { body } = await evening.brings(await evening.player('ann'), 'ann', { text, unread: true });
    expect(body).toMatchObject({ check: 'unchecked', reader: null, army: null, open: [{ code: 'list/unknown' }] });
  });

  test('of another game is not legal in this one', async () => {
    const evening = await new Evening(here).begins({ pack: { id: 'wh40k-10e' } });
    const { body } = await evening.brings(await evening.player('ann'), 'ann');
    expect(['illegal', 'unchecked']).toContain(body['check']);
    expect([...listAt(body, 'against'), ...listAt(body, 'open')].length).toBeGreaterThan(0);
  });

  test('may be a packed file: its digest is that of its bytes', async () => {
    const xml = `<roster xmlns="urn:example:rosterSchema" name="Low Tide" gameSystemName="Cinder Wars"><forces><force name="Patrol" catalogueName="Tidewardens"><selections><selection name="Reef Guard" type="unit" number="1"><costs><cost name="pts" value="90.0"/></costs><selections><selection name="Reef Guard" type="model" number="5"/></selections></selection></selections></force></forces></roster>`;
    const bytes = zipSync({ 'low-tide.ros': strToU8(xml) });
    const evening = await new Evening(here).begins();
    const ann = await evening.player('ann');
    const file = Buffer.from(bytes).toString('base64');
    expect((await evening.brings(ann, 'ann', { file })).body).toMatchObject({ list: { digest: sha256(bytes) } });
    expect((await evening.reads(ann, 'ann')).body).toMatchObject({
      text: null,
      file,
      army: { faction: 'Tidewardens' },
    });
  });
});

describe('policies', () => {
  const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

  test('after the deadline only an official brings one, with a reason, where the event records that', async () => {
    const evening = await new Evening(here).begins({ lists: { ...LISTS, deadline: hourAgo() } });
    const ann = await evening.player('ann');
    expect(refused(await evening.brings(ann, 'ann'))).toEqual([422, 'lists/locked']);
    expect(refused(await evening.reads(ann, 'ann'))).toEqual([404, 'lists/none']);
    expect(refused(await evening.brings(here.event.organizer, 'ann'))).toEqual([422, 'lists/locked']);
    const late = { text: army(75), because: 'The train was late' };
    expect((await evening.brings(here.event.organizer, 'ann', late)).status).toBe(200);
    expect(await evening.listOf('ann')).toMatchObject({ late: true });
  });

  test('one that breaks a rule is refused where the event says so, and an official overrules the pack with a reason', async () => {
    const lists = { ...LISTS, illegal: 'refused' };
    const evening = await new Evening(here).begins({ pointsLimit: 150, lists });
    const ann = await evening.player('ann');
    expect(refused(await evening.brings(ann, 'ann'))).toEqual([422, 'lists/illegal']);
    await evening.brings(here.event.organizer, 'ann', { text: army(75), because: 'The pack misses an erratum' });
    const overruling = {
      player: 'ann',
      digest: sha256(army(75)),
      check: 'legal',
      because: 'The pack misses an erratum',
    };
    await evening.asks('OverruleList', overruling, here.jo);
    expect(await evening.listOf('ann')).toMatchObject({ check: 'legal', overruled: true });
    const { body } = await here.event.someone().get(`/api/tournaments/${evening.id}`);
    expect(listAt(body, 'irregular')).toMatchObject([{ type: 'ListOverruled', by: { role: 'judge' } }]);
  });

  test('a list is read by its player and officials always, by others once lists are locked, or at once, or never', async () => {
    const who = async (evening: Evening): Promise<unknown> => {
      const readers = [await evening.player('ann'), here.jo, await evening.player('bob'), here.event.someone()];
      return Promise.all(readers.map(async (one) => (await evening.reads(one, 'ann')).status));
    };
    const opened = async (shown: string): Promise<Evening> => {
      const evening = await new Evening(here).begins({ lists: { ...LISTS, shown } });
      await evening.brings(here.event.organizer, 'ann');
      return evening;
    };
    const [locked, once, never] = [await opened('when-locked'), await opened('at-once'), await opened('never')];
    expect(await who(locked)).toEqual([200, 200, 403, 403]);
    expect(await who(once)).toEqual([200, 200, 200, 200]);
    await locked.asks('LockLists', {});
    await never.asks('LockLists', {});
    expect(await who(locked)).toEqual([200, 200, 200, 200]);
    expect(await who(never)).toEqual([200, 200, 403, 403]);
  });

  test('whoever meets somebody at a table that is published reads their list, and the match carries its digest alone', async () => {
    const evening = await new Evening(here).begins({ lists: { ...LISTS, shown: 'never' } });
    for (const player of PLAYERS) await evening.brings(here.event.organizer, player);
    await evening.asks('DraftRound', { round: 1 });
    const early = await evening.player('ann');
    for (const player of ['bob', 'cy', 'di']) expect((await evening.reads(early, player)).status).toBe(403);
    await evening.asks('PublishRound', { round: 1 });
    const { body } = await here.event.someone().get(`/api/tournaments/${evening.id}`);
    const tables = listAt(body, 'rounds', 0, 'tables');
    const mine = tables.find(({ A, B }) => A === 'ann' || B === 'ann');
    const opponent = String(mine?.['A'] === 'ann' ? mine['B'] : mine?.['A']);
    const ann = await evening.player('ann');
    for (const player of ['bob', 'cy', 'di'])
      expect([player, (await evening.reads(ann, player)).status]).toEqual([player, player === opponent ? 200 : 403]);
    const match = await here.event.someone().get(`/api/matches/${String(mine?.['match'])}/events`);
    expect(JSON.stringify(match.body)).toContain(sha256(army(75)));
    expect(JSON.stringify(match.body)).not.toContain('Reef Guard');
  });
});

describe('what is kept', () => {
  test('is held to the digest in the record whenever it is read', async () => {
    const evening = await new Evening(here).begins();
    await evening.brings(here.event.organizer, 'ann');
    const { lists } = here.event.server.from(People);
    const kept = await lists.find({ event: evening.id, player: 'ann', digest: sha256(army(75)) });
    if (kept === undefined) throw new Error('nothing is kept');
    await lists.forget(kept);
    expect(refused(await evening.reads(here.event.organizer, 'ann'))).toEqual([404, 'lists/gone']);
    await lists.keep({ ...kept, content: army(80) });
    expect(refused(await evening.reads(here.event.organizer, 'ann'))).toEqual([409, 'lists/changed']);
  });

  test('goes with its player, and the record keeps the digest', async () => {
    const evening = await new Evening(here).begins();
    const { body } = await here.event.organizer.ask('POST', '/api/people', { name: 'Zdenka' });
    const id = String(body['id']);
    await evening.asks('EnterPlayer', { player: id });
    await evening.brings(here.event.organizer, id);
    expect((await here.event.organizer.ask('DELETE', `/api/people/${id}`)).status).toBe(200);
    expect(refused(await evening.reads(here.event.organizer, id))).toEqual([404, 'lists/gone']);
    expect(await evening.listOf(id)).toMatchObject({ digest: sha256(army(75)) });
    expect(refused(await evening.brings(here.event.organizer, id, { text: army(76) }))).toEqual([409, 'person/erased']);
  });

  test('is the last twenty of a player', async () => {
    const { lists } = here.event.server.from(People);
    const list = (n: number) => ({
      ...({
        event: 'many',
        player: 'ann',
        digest: sha256(String(n)),
        form: 'text',
        content: 'x',
        reader: null,
      } as const),
      at: new Date(n * 1_000).toISOString(),
    });
    for (let n = 0; n < 22; n++) await lists.keep(list(n));
    const found = await Promise.all([1, 2, 21].map((n) => lists.find(list(n))));
    expect(found.map((one) => one !== undefined)).toEqual([false, true, true]);
  });
});
