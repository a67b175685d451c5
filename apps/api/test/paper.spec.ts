import { extractText, getDocumentProxy } from 'unpdf';
import { advance, at, command, grenade, listAt, run, started, toShooting, type Running } from './running.js';
import { staffed, type StaffedServer } from './staffed.js';

const JUDGE = { actor: { id: 'judy', role: 'judge' } };

describe('what the paper says', () => {
  let server: Running;
  beforeAll(async () => {
    server = await run();
    const scored = { player: 'A', category: 'primary', points: 60, what: 'everything' };
    await server.send('m', ...started(), toShooting(), command('ScoreVictoryPoints', scored));
  });
  afterAll(() => server.close());

  const declares = (data: object) => server.send('m', command('DeclareRunning', { player: 'A', ...data }));

  test('is answered with what the record has there', async () => {
    const same = await declares({ account: 'cp', value: 1 });
    expect(listAt(same.body, 'paper')).toEqual([
      expect.objectContaining({ says: 1, has: 1, text: 'The paper says 1 CP of A, the same as the record.' }),
    ]);
    const other = await declares({ account: 'vp', category: 'primary', value: 60 });
    expect(listAt(other.body, 'paper')).toEqual([
      {
        ...{ entry: 8, place: 8, player: 'A', account: 'vp', category: 'primary', says: 60, has: 50 },
        text: 'The paper says 60 VP (Primary mission) of A; the record has 50, 10 fewer.',
      },
    ]);
    const [again] = [await server.send('m', command('AdvancePhase', {}))];
    expect(again?.body).not.toHaveProperty('paper');
  });

  test('is at the place that it names', async () => {
    const { body } = await declares({ account: 'vp', value: 3, after: 5 });
    expect(at(body, 'paper', 0)).toMatchObject({ place: 5, says: 3, has: 0 });
  });

  test('is refused of a place that there is not, and malformed', async () => {
    expect((await declares({ account: 'cp', value: 1, after: 99 })).body['code']).toBe('entry/not-recorded');
    expect((await declares({ account: 'xp', value: 1 })).status).toBe(400);
    expect((await declares({ account: 'cp', value: -1 })).status).toBe(400);
  });

  test('and the record part at a place that is found, with both numbers', async () => {
    const first = async (when: string) => (await server.get(`/api/matches/m/first?player=A&when=${when}`)).body;
    expect(await first('paper')).toMatchObject({ entry: 5, paper: { says: 3, has: 0, account: 'vp', agreed: null } });
    expect(await first('paper-vp/primary')).toMatchObject({ entry: 8, paper: { says: 60, has: 50 } });
    expect(await first('paper-cp')).toMatchObject({ entry: null });
    expect(await first('paper-vp:6=50,8=51')).toMatchObject({ entry: 8, paper: { says: 51, has: 50, agreed: 6 } });
    const wrong = await server.get('/api/matches/m/first?player=A&when=paper-xp');
    expect([wrong.status, wrong.body['detail']]).toEqual([400, expect.stringContaining('paper-vp:12=30')]);
  });

  test('stands in the timeline and in the report', async () => {
    const said = 'The paper says 60 VP (Primary mission) of A; the record has 50, 10 fewer.';
    const { body } = await server.get('/api/matches/m/timeline');
    expect(listAt(body, 'entries')[8]).toMatchObject({ type: 'RunningDeclared', text: said });
    const report = await textOf(`${server.url}/api/matches/m/report.pdf`);
    // Columns beside it come between the lines of a long sentence.
    expect(report).toContain('The paper says 60 VP (Primary mission) of A; the record has');
    expect(report).toMatch(/ 50, 10 fewer\. /);
    expect(report).toContain('Paper and record differ');
  });
});

async function textOf(url: string): Promise<string> {
  const file = await (await fetch(url)).arrayBuffer();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

describe('a note', () => {
  let event: StaffedServer;
  beforeAll(async () => {
    event = await staffed();
  });
  afterAll(() => event.server.close());

  test('is put down by whoever sits at the table and by staff, before the battle and after its end', async () => {
    const clerk = await event.hire('Cleo Clerk', 'scorekeeper');
    const note = (text: string, more: object = {}) => command('RecordNote', { kind: 'agreement', text, ...more });
    expect((await clerk.send('m', ...started().slice(0, 3), note('Both see the ruin'))).status).toBe(200);
    const [ann, bob] = [await event.seatAt('m', 'A'), await event.seatAt('m', 'B')];
    expect((await ann.send('m', note('I go first', { player: 'A' }))).status).toBe(200);
    expect((await ann.send('m', note('Bob agrees', { player: 'B' }))).body['code']).toBe('access/not-your-seat');
    expect((await event.someone().send('m', note('I was here'))).status).toBe(401);
    await clerk.send('m', command('StartBattle', { firstTurn: 'A' }), advance());
    await clerk.send('m', command('FinishMatch', { ending: 'time' }));
    expect((await bob.send('m', note('Well played', { kind: 'note', player: 'B' }))).status).toBe(200);
    expect((await bob.send('m', note('x'.repeat(1_001)))).status).toBe(400);
    const { body } = await clerk.get('/api/matches/m/timeline');
    const texts = listAt(body, 'entries').map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['Agreement: Both see the ruin', 'Agreement (A): I go first', 'Note (B): Well played']),
    );
    const { server } = event;
    expect(await textOf(`${server.url}/api/matches/m/report.pdf`)).toContain('Agreement: Both see the ruin');
  });
});

describe('a balance that is set at its place', () => {
  test('is previewed with the later uses that fall', async () => {
    const server = await run();
    await server.send('m', ...started(), toShooting());
    await server.send('m', await grenade(server, 'm'));
    const call = command('CallJudge', { match: 'm', entry: 6, claim: 'There was no point left', side: 'B' });
    await server.post('/api/disputes/d/commands', call);
    await server.post('/api/disputes/d/commands', command('ClaimCall', {}, JUDGE));
    const remedies = [{ kind: 'set', player: 'A', resource: 'cp', value: 0, before: 6 }];
    const { status, body } = await server.post('/api/disputes/d/preview', { remedies, ...JUDGE });
    expect([status, body['refusal'] ?? null]).toEqual([200, null]);
    expect(listAt(body, 'differences').map(({ text }) => text)).toContain('Entry 6 has fallen with a correction.');
    expect(body['texts']).toEqual(['A has 0 CP before entry 6.']);
    await server.close();
  });
});
