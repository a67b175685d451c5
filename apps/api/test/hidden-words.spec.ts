import { DISPUTE_COMMAND_SCHEMAS, PENALTY_COMMAND_SCHEMAS } from '@adjutant/dispute';
import { is } from '@adjutant/kernel';
import { MATCH_COMMAND_SCHEMAS } from '@adjutant/match';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { AppModule } from '../src/app.module.js';
import { messageFaults } from '../src/problems/messages.js';
import { hasNoWords, hiddenWords, PROSE_MEMBERS } from '../src/problems/words.js';
import { ANN, call, contested, JO, rules, sendTo } from './judges.js';
import { command, listAt, open, run, started, type Answer, type Running } from './running.js';

type Newable = new () => object;

/** Every class that anything sent is checked with, by way of the modules that need them. */
function bodies(): readonly (readonly [Newable, string])[] {
  expect(AppModule).toBeDefined();
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    readonly validationMetadatas: ReadonlyMap<Newable, readonly { propertyName: string; type: string }[]>;
  };
  return [...validationMetadatas].flatMap(([type, rules]) => {
    // Parts are classes of their own, and stand here themselves.
    const members = rules.map((rule) => rule.propertyName);
    const parts = rules
      .filter((rule) => rule.type === ValidationTypes.NESTED_VALIDATION)
      .map((rule) => rule.propertyName);
    return [...new Set(members)].filter((member) => !parts.includes(member)).map((member) => [type, member] as const);
  });
}

const HIDDEN = ['a\u001bb', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b', 'a\u200fb', 'a\u2060b'];
const shapes = (text: string): readonly unknown[] => [text, ['x', text], { deep: [{ deeper: text }] }, { [text]: 1 }];

describe('every member of everything that is sent', () => {
  const all = bodies();
  const unread = all.filter(([type, member]) => hasNoWords(type.prototype as object, member));

  it('refuses what nobody would see, but where no words stand', () => {
    expect(all.length).toBeGreaterThan(50);
    const lax = all.filter(([type, member]) =>
      HIDDEN.flatMap(shapes).some((value) => hiddenWords(type, { [member]: value }, '').length === 0),
    );
    expect(lax).toEqual(unread);
    expect(unread.map(([type, member]) => `${type.name}.${member}`).sort()).toEqual([
      'Envelope.data',
      // Looked at as the numbers and ids that it has to be.
      'Envelope.forecast',
      // Looked at as the place of a battle that it has to be.
      'Envelope.place',
      'FirstOrganizerBody.password',
      'NewStaffBody.password',
      // Looked at as OpenMatch, which is tried in players-open.spec.
      'OpenBody.opening',
      'PasswordBody.new',
      'PasswordBody.old',
      'SignInBody.name',
      'SignInBody.password',
      'StaffChangeBody.password',
    ]);
  });

  it('is looked at in messages as well, whatever their members are', () => {
    const messages = Object.values({
      ...MATCH_COMMAND_SCHEMAS,
      ...DISPUTE_COMMAND_SCHEMAS,
      ...PENALTY_COMMAND_SCHEMAS,
    });
    const members = messages.flatMap(({ properties }) => Object.keys(properties.data.properties ?? {}));
    expect(members.length).toBeGreaterThan(150);
    const lax = members.filter((member) =>
      HIDDEN.flatMap(shapes).some((value) => messageFaults(is.anything(), { [member]: value }, '').length === 0),
    );
    expect(lax).toEqual([]);
  });

  it('has line breaks only where somebody says something, or why', () => {
    expect([...PROSE_MEMBERS.keys()].sort()).toEqual(['because', 'claim', 'deviation', 'reason', 'text']);
    const prose = (type: Newable, member: string): boolean =>
      [...(PROSE_MEMBERS.get(member) ?? [])].some(
        (one) => one === type.prototype || type.prototype instanceof one.constructor,
      );
    const others = all.filter(([type, member]) => !prose(type, member));
    expect(others.filter(([, member]) => PROSE_MEMBERS.has(member)).map(([type]) => type.name)).toEqual([]);
    const lax = others.filter(([type, member]) => hiddenWords(type, { [member]: 'a\nb' }, '').length === 0);
    expect(lax).toEqual(unread);
  });
});

describe('a server', () => {
  let server: Running;
  beforeAll(async () => {
    server = await run();
    await server.send('m', ...started());
    await contested(server, 'c');
    await sendTo(server, 'd', call('c'));
  });
  afterAll(() => server.close());

  const put = async (path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${server.url}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
  };
  const ESC = 'Final\u001b[2K';
  const sends: readonly (readonly [string, string, () => Promise<Answer>])[] = [
    ['the title of a match', 'data.title', () => server.send('n', open(ESC))],
    ['a line break in it', 'data.title', () => server.send('n', open('Final\nProved: it is'))],
    [
      'what points are for',
      'data.what',
      () => server.send('m', command('GainCommandPoints', { player: 'A', amount: 1, what: ESC })),
    ],
    ['a note', 'data.text', () => server.send('m', command('RecordNote', { kind: 'note', text: ESC }))],
    [
      'who acts',
      'actor.id',
      () => server.send('m', { ...command('AdvancePhase', {}), actor: { id: ESC, role: 'judge' } }),
    ],
    [
      'a correction',
      'data.correction.data.what',
      () =>
        server.send(
          'm',
          command('CorrectEntry', { entry: 1, because: 'x', correction: { kind: 'amend', data: { what: ESC } } }, JO),
        ),
    ],
    [
      'what is supposed',
      'supposals[0].replace.data.title',
      () => server.post('/api/matches/m/suppose', { supposals: [{ replace: { entry: 0, data: { title: ESC } } }] }),
    ],
    ['a claim', 'data.claim', () => sendTo(server, 'e', call('c', { claim: ESC }))],
    ['where to go', 'data.table', () => sendTo(server, 'e', call('c', { table: 'Table\u202e7' }))],
    ['why a judge rules', 'data.because', () => sendTo(server, 'd', rules([], { because: ESC }))],
    [
      'a remedy',
      'data.remedies[0].correction.data.what',
      () =>
        sendTo(server, 'd', rules([{ kind: 'correct', entry: 5, correction: { kind: 'amend', data: { what: ESC } } }])),
    ],
    [
      'a caption',
      'data.caption',
      () => sendTo(server, 'd', command('AddEvidence', { hash: '0'.repeat(64), caption: ESC }, ANN)),
    ],
    ['a name', 'name', () => server.post('/api/people', { name: ESC })],
    ['a contact', 'contact', () => server.post('/api/people', { name: 'Ann', contact: 'ann@\u202eexample' })],
    ['the id of a person', 'id', () => put(`/api/people/${encodeURIComponent('ann\u202e')}`, { name: 'Ann' })],
    ['the name of the event', 'name', () => put('/api/event', { name: ESC, conflicts: [], ownAppeals: 'final' })],
  ];

  test.each(sends)('refuses %s that holds what nobody sees', async (_, where, send) => {
    const { status, body } = await send();
    expect([status, body['code']]).toEqual([400, 'request/invalid']);
    expect(listAt(body, 'errors').map((one) => one['at'])).toContain(where);
  });

  test('takes what people write in all scripts, and reasons in several lines', async () => {
    const note = command('RecordNote', { kind: 'note', text: 'Measured:\n\t6 inches.\nBoth agree.' });
    expect((await server.send('m', note)).body['outcome']).toBe('recorded');
    for (const name of ['ישראל', 'محمد', 'می‌خواهم', 'ශ්‍රී', '山田 太郎', 'Zoë 👩🏽‍⚕️'])
      expect((await server.post('/api/people', { name })).status).toBe(201);
  });
});
