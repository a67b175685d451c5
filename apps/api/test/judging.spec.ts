import { verifyEvents, type StoredEvent } from '@adjutant/store';
import { advance, at, command, grenade, listAt, run, started, toShooting, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('m', ...started(), toShooting());
  // Both are legal now, but the command point is there once: the second is refused because of the first.
  const [first, second] = [await grenade(server, 'm'), await grenade(server, 'm')];
  expect((await server.send('m', first)).status).toBe(200);
  expect((await server.send('m', second)).status).toBe(422);
  await server.send('m', advance());
});
afterAll(() => server.close());

const suppose = (body: object) => server.post('/api/matches/m/suppose', body);

describe('what if', () => {
  test('an entry is left out: its line goes, the balance is another, and the place is told', async () => {
    const before = (await server.get('/api/matches/m')).body;
    const { status, body } = await suppose({ supposals: [{ leaveOut: [6] }] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ reading: 'corrected', divergence: { first: 6 } });
    const struck = listAt(body, 'story').find((line) => line['place'] === 6);
    expect(struck).toMatchObject({ what: 'StratagemUsed', verdict: 'struck', balances: { A: { cp: 1 } } });
    expect(struck?.['text']).toContain('uses Grenade');
    expect((await server.get('/api/matches/m')).body).toEqual(before);
  });

  test('what was refused and is legal now is carried out in the second reading', async () => {
    const { body } = await suppose({ supposals: [{ leaveOut: [6] }], reading: 're-executed' });
    const verdicts = listAt(body, 'story').map((line) => line['verdict']);
    expect(verdicts).toContain('now-legal');
    expect(at(listAt(body, 'story').at(-1), 'balances', 'A', 'cp')).toBe(0);
  });

  test('both readings stand side by side, beside the record, line by line', async () => {
    const { body } = await suppose({ supposals: [{ leaveOut: [6] }], reading: 'both' });
    expect(at(body, 'recorded', 'balances', 'A')).toEqual({ cp: 0, vp: 0 });
    expect(at(body, 'corrected')).toMatchObject({
      reading: 'corrected',
      first: 6,
      out: [{ place: 6, verdict: 'struck' }],
      refused: [],
      possible: [{ place: 6.5, text: 'A asked for UseStratagem Grenade', verdict: 'now-legal' }],
      balances: { A: { cp: 1 } },
      result: null,
    });
    expect(listAt(body, 'corrected', 'differences').map((one) => one['text'])).toEqual([
      'A did not spend 1 CP on Grenade, round 1',
      'Entry 6 is struck.',
    ]);
    expect(at(body, 'reExecuted', 'balances', 'A')).toEqual({ cp: 0, vp: 0 });
    const spent = listAt(body, 'reExecuted', 'ledgers', 'cp', 'A').filter((line) => line['kind'] === 'spend');
    expect(spent).toMatchObject([
      { number: 6, mark: 'struck' },
      { number: 6.5, mark: null, credited: -1 },
    ]);
  });

  test('nothing is supposed: in both readings nothing differs', async () => {
    const { body } = await suppose({ supposals: [], reading: 'both' });
    for (const reading of ['corrected', 'reExecuted']) {
      expect(at(body, reading)).toMatchObject({ first: null, out: [], refused: [], possible: [], differences: [] });
      expect(at(body, reading, 'ledgers')).toEqual(at(body, 'recorded', 'ledgers'));
    }
  });

  test('a command that is put in and cannot stand is named with its reasons', async () => {
    const insert = { after: 6, command: { type: 'UseStratagem', data: { player: 'A', stratagem: 'Grenade' } } };
    const { body } = await suppose({ supposals: [{ insert }], reading: 'both' });
    const [refused, ...more] = listAt(body, 'corrected', 'refused');
    expect([at(refused, 'refusal', 'code'), more]).toEqual([expect.stringMatching(/^stratagem\//), []]);
  });

  test('nothing is supposed: nothing differs', async () => {
    expect((await suppose({ supposals: [] })).body['divergence']).toEqual({ first: null, differences: [] });
  });

  test('a command is put in, and another release is taken', async () => {
    const insert = { after: 5, command: { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'x' } } };
    const { body } = await suppose({ supposals: [{ insert }] });
    expect(listAt(body, 'story').map((line) => line['verdict'])).toContain('inserted');
    const pack = listAt((await server.get('/api/packs')).body, 'packs').find((one) => one['pack'] === 'wh40k-10e');
    const release = { id: 'wh40k-10e', release: at(pack, 'releases', 0, 'release') };
    expect((await suppose({ supposals: [{ release }] })).status).toBe(200);
  });

  test.each<[string, object, number, string]>([
    ['two things at once', { supposals: [{ leaveOut: [1], redate: { entry: 2, before: 1 } }] }, 400, 'supposals[0]'],
    ['nothing at all', { supposals: [{}] }, 400, 'supposals[0]'],
    ['an unknown member', { supposals: [{ forget: 1 }] }, 400, 'supposals[0].forget'],
    [
      'a malformed command',
      { supposals: [{ insert: { after: 1, command: { type: 'StartBattle', data: {} } } }] },
      400,
      'insert.command.data.firstTurn',
    ],
    [
      'data of a wrong type',
      { supposals: [{ replace: { entry: 6, data: { roles: 'A1' } } }] },
      400,
      'supposals[0].replace.data.roles',
    ],
    [
      'data that names no entry of the pack',
      { supposals: [{ replace: { entry: 6, data: { entry: 'core/nothing' } } }] },
      400,
      'replace.data.entry',
    ],
    ['a place that is none', { supposals: [{ replace: { entry: 4, data: { to: {} } } }] }, 400, 'replace.data.to'],
    [
      'a roster that is none',
      { supposals: [{ replace: { entry: 1, data: { roster: { units: 7 } } } }] },
      400,
      'replace.data.roster',
    ],
    [
      'a member that the entry has not',
      { supposals: [{ leaveOut: [6] }, { replace: { entry: 6, data: { points: 1 } } }] },
      400,
      'supposals[1].replace.data',
    ],
    [
      'another opening',
      { supposals: [{ replace: { entry: 0, data: { title: 7 } } }] },
      400,
      'supposals[0].replace.entry',
    ],
    ['an entry that is not there', { supposals: [{ leaveOut: [77] }] }, 400, 'supposals[0].leaveOut[0]'],
    ['no opening', { supposals: [{ leaveOut: [0] }] }, 400, 'supposals[0].leaveOut[0]'],
    [
      'a place that is not there',
      { supposals: [{ redate: { entry: 6, before: 77 } }] },
      400,
      'supposals[0].redate.before',
    ],
    [
      'an answer to nothing',
      { supposals: [{ reanswer: { entry: 6, answers: { 'within-8': 'no' } } }] },
      400,
      'supposals[0].reanswer.answers',
    ],
    [
      'an answer of an entry that asks nothing',
      { supposals: [{ reanswer: { entry: 4, answers: { 'within-8': 'no' } } }] },
      400,
      'supposals[0].reanswer.entry',
    ],
    ['an unknown reading', { supposals: [], reading: 'kind' }, 400, 'reading'],
    ['an unknown release', { supposals: [{ release: { id: 'wh40k-10e', release: '1999' } }] }, 404, 'wh40k-10e@1999'],
  ])('%s is refused', async (_, body, status, where) => {
    const answer = await suppose(body);
    expect(answer.status).toBe(status);
    expect(answer.body['detail']).toContain(where);
  });
});

describe('the match file', () => {
  test('has a header and one line an event, and its chain can be followed by anybody', async () => {
    const { headers, body } = await server.get('/api/matches/m/export');
    expect(headers.get('content-type')).toContain('application/x-ndjson');
    expect(headers.get('content-disposition')).toContain('attachment');
    const [header, ...lines] = String(body['text'])
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(header).toMatchObject({ adjutant: 'match', version: 1, id: 'm', pack: { id: 'wh40k-10e' } });
    const events = lines.map(({ revision, type, data, meta }) => ({
      stream: 'match-m',
      position: '',
      revision,
      event: { type, data },
      meta,
    }));
    expect(verifyEvents(events as unknown as StoredEvent[])).toEqual({ intact: true, events: 8 });
    expect(at(events.at(-1), 'meta', 'hash')).toBe(header?.['head']);
  });
});

test('a corrected entry stays visible, struck', async () => {
  await server.send('m', command('CorrectEntry', { entry: 6, correction: { kind: 'strike' }, because: 'not thrown' }));
  const { body: ledger } = await server.get('/api/matches/m/ledger');
  expect(listAt(ledger, 'cp', 'A').filter((line) => line['mark'] === 'struck')).toMatchObject([
    { what: 'core/grenade' },
  ]);
  const { body: timeline } = await server.get('/api/matches/m/timeline');
  expect(at(timeline, 'entries', 6, 'mark')).toBe('struck');
});
