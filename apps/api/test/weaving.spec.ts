import { at, command, listAt, started, toShooting, type Answer } from './running.js';
import { judged, type Person } from './staffed.js';

const here = judged();

const COMMANDED = { round: 1, turn: 'A', step: 'command' };
const SHOT = { round: 1, turn: 'A', step: 'shooting' };

interface Played {
  readonly ann: Person;
  readonly bob: Person;
  /** The last entry that both have seen. */
  readonly basedOn: number;
}

/** A match in A's first Shooting phase, with both at their seats. */
async function played(match: string): Promise<Played> {
  const opened = await here.jo.send(match, ...started());
  expect(opened.status).toBe(200);
  const basedOn = Number(at(listAt({ all: opened.body }, 'all').at(-1), 'revision'));
  expect((await here.jo.send(match, toShooting())).status).toBe(200);
  return { ann: await here.event.seatAt(match, 'A'), bob: await here.event.seatAt(match, 'B'), basedOn };
}

const each = (person: Person, match: string, ...commands: readonly unknown[]): Promise<Answer> =>
  person.ask('POST', `/api/matches/${match}/commands?each=true`, commands);
const told = (answer: Answer): unknown =>
  listAt({ all: answer.body }, 'all').map((one) => [one['outcome'], one['code']]);
const revisionOf = async (match: string): Promise<number> =>
  Number((await here.jo.get(`/api/matches/${match}`)).body['revision']);

test('what comes late is told at its place, once, whoever sends it again', async () => {
  const { bob, basedOn } = await played('late');
  const before = await revisionOf('late');
  const late = command('RecordUnitDestroyed', { unit: 'A-2' }, { place: COMMANDED, basedOn });
  const answer = await bob.send('late', late);
  expect([answer.status, answer.body['outcome']]).toEqual([200, 'recorded']);
  expect(listAt(answer.body, 'events').map((one) => [one['revision'], one['type']])).toEqual([
    [before + 1, 'UnitDestroyed'],
    [before + 2, 'EntryCorrected'],
  ]);
  const again = await bob.send('late', { ...late, place: SHOT });
  expect([again.body['outcome'], listAt(again.body, 'events').length, await revisionOf('late')]).toEqual([
    'already',
    2,
    before + 2,
  ]);
  // Before the entry with which the battle left A's Command phase.
  expect(at(listAt(answer.body, 'events')[1], 'data', 'correction')).toEqual({ kind: 'redate', before: basedOn + 1 });
});

test('the same act of both is asked about; said to be two it is recorded, and otherwise nothing is', async () => {
  const { ann, basedOn } = await played('both');
  const gain = (more: object) =>
    command('GainCommandPoints', { player: 'A', amount: 1, what: 'x' }, { place: COMMANDED, basedOn, ...more });
  const first = await here.jo.send('both', gain({}));
  expect(first.body['outcome']).toBe('recorded');
  const entry = Number(listAt(first.body, 'events')[0]?.['revision']);
  const before = await revisionOf('both');
  const asked = await ann.send('both', gain({}));
  expect([asked.status, asked.body['code'], at(asked.body, 'facts', 'entries')]).toEqual([
    422,
    'weave/same-act',
    [entry],
  ]);
  expect(await revisionOf('both')).toBe(before);
  expect((await ann.send('both', gain({ distinctFrom: [entry] }))).body['outcome']).toBe('recorded');
});

test('what is refused where it was pressed is let stand there, and not where the battle has gone on to', async () => {
  const { bob, basedOn } = await played('allowed');
  const late = { place: COMMANDED, basedOn };
  const destroyed = command('RecordUnitDestroyed', { unit: 'A-2' }, late);
  const [fallen] = listAt((await here.jo.send('allowed', destroyed)).body, 'events');
  const refused = await bob.send('allowed', command('RecordBattleShock', { unit: 'A-2', result: 'passed' }, late));
  expect(refused.status).toBe(422);
  const attempts = listAt((await here.jo.get('/api/matches/allowed/attempts')).body, 'attempts');
  expect(attempts.at(-1)).toMatchObject({ after: fallen?.['revision'], command: { type: 'RecordBattleShock' } });
});

describe('what names an entry by the number that its device had forecast', () => {
  const gain = (basedOn: number) =>
    command('GainCommandPoints', { player: 'A', amount: 1, what: 'x' }, { place: COMMANDED, basedOn });
  const asks = (entry: number, basedOn: number, of: unknown) =>
    command('AskTakeBack', { player: 'A', entry }, { place: COMMANDED, basedOn, forecast: [{ entry, of }] });
  const namedBy = (answer: Answer): unknown => at(listAt(answer.body, 'events')[0], 'data', 'entry');

  test('means the entry that the same device has written, and is once what it was at first', async () => {
    const { ann, basedOn } = await played('forecast');
    const [first, second] = [gain(basedOn), { ...gain(basedOn), data: { player: 'A', amount: 1, what: 'y' } }];
    const ask = asks(basedOn + 1, basedOn, at(first, 'commandId'));
    const answers = listAt({ all: (await each(ann, 'forecast', first, second, ask)).body }, 'all');
    expect(answers.map(({ outcome }) => outcome)).toEqual(['recorded', 'recorded', 'recorded']);
    const entry = listAt(answers[0] as Answer['body'], 'events')[0]?.['revision'];
    expect(entry).toBeGreaterThan(basedOn + 1);
    expect(at(listAt(answers[2] as Answer['body'], 'events')[0], 'data', 'entry')).toBe(entry);
    const again = await ann.send('forecast', ask);
    expect([again.body['outcome'], namedBy(again)]).toEqual(['already', entry]);
    const { place: _, basedOn: __, forecast: ___, ...bare } = ask as { [member: string]: unknown };
    expect((await ann.send('forecast', bare)).body['outcome']).toBe('already');
  });

  test('waits where that is not recorded', async () => {
    const { ann, basedOn } = await played('unwritten');
    const before = await revisionOf('unwritten');
    const answer = await ann.send('unwritten', asks(basedOn + 1, basedOn, at(gain(basedOn), 'commandId')));
    expect([answer.status, answer.body['code']]).toEqual([422, 'weave/not-there-yet']);
    expect(await revisionOf('unwritten')).toBe(before);
  });

  test.each([
    ['a forecast that is none', { place: COMMANDED, forecast: [{ entry: 4 }] }],
    ['a forecast without a place', { forecast: [] }],
  ])('%s is a fault that is named', async (_, more) => {
    const answer = await here.jo.send('any', command('AskTakeBack', { player: 'A', entry: 4 }, more));
    expect([answer.status, at(answer.body, 'errors', 0, 'at')]).toEqual([400, 'forecast']);
  });
});

test('what the record has not come to waits for it', async () => {
  const { ann, basedOn } = await played('ahead');
  const place = { round: 2, turn: 'B', step: 'fight' };
  const answer = await ann.send('ahead', command('RecordUnitDestroyed', { unit: 'B-2' }, { place, basedOn }));
  expect([answer.status, answer.body['code']]).toEqual([422, 'weave/not-there-yet']);
});

test.each([
  ['a place that is none', { place: { round: 'one', turn: 'A', step: 'command' } }, 'place'],
  ['a place with more in it', { place: { ...COMMANDED, weather: 'fair' } }, 'place'],
  ['a number that is none', { place: COMMANDED, basedOn: 'x' }, 'basedOn'],
  ['entries that are none', { place: COMMANDED, distinctFrom: [1.5] }, 'distinctFrom'],
  ['what goes with a place and has none', { basedOn: 4 }, 'basedOn'],
])('%s is a fault that is named', async (_, more, member) => {
  const answer = await here.jo.send('any', command('RecordUnitDestroyed', { unit: 'B-2' }, more));
  expect([answer.status, at(answer.body, 'errors', 0, 'at')]).toEqual([400, member]);
});

test('a dispute has no place in the battle, and says so', async () => {
  const call = command('CallJudge', { match: 'late', side: 'A', claim: 'x' }, { place: COMMANDED });
  const answer = await here.jo.ask('POST', '/api/disputes/placed/commands', call);
  expect([answer.status, at(answer.body, 'errors', 0)]).toEqual([
    400,
    { at: 'place', message: expect.stringContaining('commands of a match') as string },
  ]);
});

describe('a list of which each is for itself', () => {
  const future = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString();
  const mixed = (): readonly object[] => [
    { commandId: 'no uuid', type: 'RecordUnitDestroyed', data: { unit: 'B-2' } },
    command('RecordUnitDestroyed', { unit: 'B-1' }, { occurredAt: future }),
    command('SingASong', {}),
    command('RecordUnitDestroyed', { unit: 'Z-9' }),
    command('AdjustPoints', { player: 'A', resource: 'cp', amount: 1, because: 'x' }),
    command('RecordUnitDestroyed', { unit: 'B-2' }),
  ];

  test('holds nothing up for another: each has an answer of its own', async () => {
    const { ann } = await played('mixed');
    const before = await revisionOf('mixed');
    const answer = await each(ann, 'mixed', ...mixed());
    expect([answer.status, told(answer)]).toEqual([
      200,
      [
        ['refused', 'request/invalid'],
        ['refused', 'request/invalid'],
        ['refused', 'command/unknown-type'],
        ['refused', 'unit/unknown'],
        ['refused', 'access/no-role'],
        ['recorded', undefined],
      ],
    ]);
    expect(await revisionOf('mixed')).toBe(before + 1);
  });

  test('and as a list like any other nothing of it is taken', async () => {
    const { ann } = await played('whole');
    const before = await revisionOf('whole');
    expect((await ann.send('whole', ...mixed())).status).toBe(400);
    expect(await revisionOf('whole')).toBe(before);
  });

  test('is asked for in one way', async () => {
    const answer = await here.jo.ask('POST', '/api/matches/any/commands?each=perhaps', mixed());
    expect([answer.status, at(answer.body, 'errors', 0, 'at')]).toEqual([400, 'each']);
  });
});
