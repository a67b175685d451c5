import { extractText, getDocumentProxy } from 'unpdf';
import { at, command, grenade, listAt, run, started, toShooting, type Running } from './running.js';

const opening = (settings: object) => {
  const [open, ...rest] = started();
  return [{ ...open, data: { ...(open as { data: object }).data, settings } }, ...rest];
};
const scores = (points: number) =>
  command('ScoreVictoryPoints', { player: 'A', category: 'primary', points, what: 'the centre' });
const gains = () => command('GainCommandPoints', { player: 'A', amount: 1, what: 'a card discarded' });

describe('the answer to a command', () => {
  let server: Running;
  beforeAll(async () => {
    server = await run();
    await server.send('m', ...started(), toShooting());
  });
  afterAll(() => server.close());

  test('says what became of victory points, and which rule kept some back', async () => {
    const { body } = await server.send('m', scores(90));
    expect(listAt(body, 'effects')).toEqual([
      expect.objectContaining({ player: 'A', account: 'vp/primary', due: 90, capped: 40, credited: 50, balance: 50 }),
    ]);
    expect(at(body, 'effects', 0)).toHaveProperty('cap.section');
    expect(at(body, 'effects', 0)).toHaveProperty('notes', [expect.stringContaining('40 of 90 VP kept back')]);
  });

  test('says it of a second bonus CP of the round', async () => {
    const first = await server.send('m', gains());
    expect(at(first.body, 'effects', 0)).toMatchObject({ account: 'cp', due: 1, capped: 0, credited: 1 });
    const second = await server.send('m', gains());
    expect(at(second.body, 'effects', 0)).toMatchObject({ account: 'cp', due: 1, capped: 1, credited: 0 });
    expect(at(second.body, 'effects', 0)).toHaveProperty('cap.document');
  });

  test('says it of every command of a list, and of a repeated one what was said before', async () => {
    const once = scores(5);
    const list = await server.send('m', once, command('AdvancePhase', {}));
    const answers = list.body as unknown as readonly Record<string, unknown>[];
    expect(answers.map((one) => (one['effects'] as unknown[]).length)).toEqual([1, 0]);
    expect((await server.send('m', once)).body).toMatchObject({ outcome: 'already', effects: answers[0]?.['effects'] });
  });
});

describe('a match that only advises', () => {
  let server: Running;
  beforeAll(async () => {
    server = await run();
    await server.send('m', ...opening({ enforcement: 'advise' }), toShooting());
  });
  afterAll(() => server.close());

  test('answers what the rules forbid with flags, and what they allow with none', async () => {
    const use = await grenade(server, 'm');
    expect((await server.send('m', use)).body).not.toHaveProperty('flags');
    const { body } = await server.send('m', { ...use, commandId: crypto.randomUUID() });
    expect(body).toMatchObject({ outcome: 'recorded' });
    expect(listAt(body, 'flags')).toContainEqual(
      expect.objectContaining({ code: 'stratagem/already-used-this-phase', cites: [expect.anything()] }),
    );
  });

  test('marks the entry in its timeline and lists it among its doubts', async () => {
    const { body } = await server.get('/api/matches/m/timeline');
    const entries = listAt(body, 'entries') as readonly Record<string, unknown>[];
    expect(entries.at(-1)).toMatchObject({ doubts: expect.arrayContaining([expect.stringContaining('1 of 1 time')]) });
    expect(entries.at(-2)).not.toHaveProperty('doubts');
    const doubts = (await server.get('/api/matches/m/doubts')).body;
    expect(at(doubts, 'groups', 0)).toMatchObject({ kind: 'unmet', title: 'Against the rules' });
  });

  test('has a chapter of its doubts in the report', async () => {
    const text = await textOf(`${server.url}/api/matches/m/report.pdf`);
    expect(text).toContain('What the record leaves in doubt');
    expect(text).toContain('Against the rules');
    expect(text).toContain('In doubt: Grenade was used 1 of 1 time(s) by A this phase.');
    expect(text).toContain('Vouched for');
  });
});

describe('a match written down after the fact', () => {
  let server: Running;
  beforeAll(async () => {
    server = await run();
    await server.send('m', ...opening({ attestations: 'presumed' }), toShooting());
  });
  afterAll(() => server.close());

  test('asks nothing, refuses nothing for it, and says what was presumed', async () => {
    const use = (await grenade(server, 'm')) as { readonly data: object };
    const used = await server.send('m', { ...use, data: { ...use.data, answers: {} } });
    expect(used.body).toMatchObject({ outcome: 'recorded' });
    const entry = Number(used.body['revision']);
    const replay = (await server.get(`/api/matches/m/replay?from=${entry}&to=${entry}`)).body;
    expect(at(replay, 'steps', 0)).toHaveProperty(
      'findings',
      expect.arrayContaining([
        expect.objectContaining({ footing: 'presumed', answer: 'met', says: expect.stringContaining('Not told') }),
      ]),
    );
    expect((await server.get('/api/matches/m/pending')).body).toMatchObject({ questions: [] });
    expect(await textOf(`${server.url}/api/matches/m/report.pdf`)).toContain('Not told, presumed');
  });

  test('takes an answer that comes later, in the replay as in the doubts', async () => {
    const presumed = async () => {
      const { groups } = (await server.get('/api/matches/m/doubts')).body as {
        groups?: { kind: string; doubts: { entry: number; question?: string }[] }[];
      };
      return groups?.find(({ kind }) => kind === 'presumed')?.doubts ?? [];
    };
    const [first, ...others] = await presumed();
    const answered = command('AnswerQuestion', { entry: first?.entry, question: first?.question, answer: 'yes' });
    expect((await server.send('m', answered)).body).toMatchObject({ outcome: 'recorded' });
    expect(await presumed()).toEqual(others);
    const replay = (await server.get(`/api/matches/m/replay?from=${first?.entry}&to=${first?.entry}`)).body;
    const findings = (at(replay, 'steps', 0) as { findings: { key?: string; footing: string }[] }).findings;
    expect(findings.find(({ key }) => key === first?.question)?.footing).toBe('attest');
  });
});

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  });
  return text;
}
