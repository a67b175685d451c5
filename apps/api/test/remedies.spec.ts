import { contested, call, HEAD, JO, rules, sendTo } from './judges.js';
import { advance, at, command, grenade, run, type Running } from './running.js';

let server: Running;
/** Grenade was refused for want of a point after this entry. */
let refused: object;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

/** A match of its own with the thrown Grenade of entry 6, one more refused, and the game gone on. */
async function played(match: string): Promise<void> {
  await contested(server, match);
  const { data } = (await grenade(server, match)) as unknown as { data: object };
  refused = { type: 'UseStratagem', data };
  await server.send(match, advance());
}

const matchNow = async (match: string) => (await server.get(`/api/matches/${match}`)).body;

/** Every kind of remedy goes the whole way: previewed, ruled, carried out, and revoked again. */
describe('a remedy of each kind', () => {
  const CASES: readonly [string, () => readonly object[], object][] = [
    ['none', () => [{ kind: 'none' }], {}],
    ['strike', () => [{ kind: 'strike', entries: [6] }], { struck: [6], board: { cp: { A: 1 } } }],
    [
      'correct',
      () => [
        { kind: 'correct', entry: 6, correction: { kind: 'amend', data: { roles: { target: 'A-1', enemy: 'B-2' } } } },
      ],
      { struck: [], board: { cp: { A: 0 } } },
    ],
    ['adjust', () => [{ kind: 'adjust', player: 'B', resource: 'vp', amount: 4 }], { board: { vp: { B: 4 } } }],
    [
      'set',
      () => [{ kind: 'set', player: 'A', resource: 'cp', value: 3, before: 6 }],
      { struck: [], board: { cp: { A: 2 } } },
    ],
    ['allow', () => [{ kind: 'allow', after: 6, command: refused }], { struck: [], board: { cp: { A: 0 } } }],
    ['rewind', () => [{ kind: 'rewind', to: 5, backup: 'full' }], { struck: [6, 7], board: { cp: { A: 1 } } }],
    [
      'several',
      () => [
        { kind: 'strike', entries: [6] },
        { kind: 'allow', after: 6, command: refused },
        { kind: 'adjust', player: 'A', resource: 'cp', amount: 2 },
      ],
      { struck: [6], board: { cp: { A: 2 } } },
    ],
  ];

  test.each(CASES)('%s', async (name, remedies, comesTo) => {
    const match = `m-${name}`;
    await played(match);
    const before = await matchNow(match);
    await sendTo(server, name, call(match, { entry: 6 }), command('ClaimCall', {}, HEAD));
    const preview = await server.post(`/api/disputes/${name}/preview`, { remedies: remedies(), ...HEAD });
    expect(preview.status).toBe(200);
    expect(preview.body['refusal'] ?? null).toBeNull();
    const { basis } = preview.body;
    const given = await sendTo(server, name, rules(remedies(), { basis }, HEAD));
    expect(given).toMatchObject({ status: 200, body: { outcome: 'recorded' } });

    const ruled = (await server.get(`/api/disputes/${name}`)).body;
    expect(at(ruled, 'rulings', 0, 'outcome')).toMatchObject({ carriedOut: true, asPreviewed: true });
    expect(at(ruled, 'rulings', 0, 'outcome', 'hash')).toBe(at(basis, 'after'));
    expect(await matchNow(match)).toMatchObject(comesTo);

    const revoked = await sendTo(server, name, command('RevokeRuling', { because: 'Measured again.' }, HEAD));
    expect(revoked.status).toBe(200);
    const after = await matchNow(match);
    for (const member of ['board', 'units', 'table', 'status', 'pending'])
      expect(after[member]).toEqual(before[member]);
  });

  test('of a judge goes no further back than the last action', async () => {
    await played('m-simple');
    await sendTo(server, 'simple', call('m-simple', { entry: 6 }), command('ClaimCall', {}, JO));
    const rewind = (to: number, backup: string) => rules([{ kind: 'rewind', to, backup }], {}, JO);
    expect((await sendTo(server, 'simple', rewind(5, 'simple'))).body['code']).toBe('rewind/not-the-last-action');
    expect((await sendTo(server, 'simple', rewind(6, 'simple'))).status).toBe(200);
    expect((await matchNow('m-simple'))['struck']).toEqual([7]);
  });
});
