import { at, command, listAt, run, type Running } from './running.js';
import { ANN, as, BOB, call, contested, HEAD, JO, rules, sendTo } from './judges.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await contested(server, 'm');
});
afterAll(() => server.close());

const send = (dispute: string, ...commands: readonly object[]) => sendTo(server, dispute, ...commands);
const show = async (dispute: string) => (await server.get(`/api/disputes/${dispute}`)).body;
const matchNow = async () => (await server.get('/api/matches/m')).body;

describe('a dispute', () => {
  test('goes from the call to the final ruling, and the match follows', async () => {
    const before = await matchNow();
    const called = await send('one', call('m', { entry: 6, table: '14' }));
    expect(called).toMatchObject({ status: 200, body: { outcome: 'recorded', revision: 0 } });
    await send('one', command('ClaimCall', {}, JO));
    const say = (side: string, text: string, who: object) => command('MakeStatement', { side, text }, who);
    await send('one', say('A', 'He measured it himself.', ANN), say('B', 'It was nine inches.', BOB));
    const strike = { kind: 'strike', entries: [6] };
    const preview = await server.post('/api/disputes/one/preview', { remedies: [strike], ...JO });
    expect(preview).toMatchObject({ status: 200, body: { before: { A: { cp: 0 } }, after: { A: { cp: 1 } } } });
    expect(preview.body['texts']).toEqual(['Entry 6 (A: Grenade) is struck.']);
    const { basis } = preview.body;
    const given = await send('one', rules([strike], { basis, rules: ['core/grenade'] }));
    expect(given.body).toMatchObject({ outcome: 'recorded' });
    const ruled = await show('one');
    expect(ruled).toMatchObject({
      ...{ status: 'ruled', judge: 'jo', title: 'A test', players: { A: 'ann', B: 'bob' }, table: '14', at: 6 },
      statements: [{ side: 'A' }, { side: 'B', text: 'It was nine inches.' }],
      rulings: [
        { ruling: '1', outcome: { carriedOut: true, entry: 7, asPreviewed: true }, rules: [{ name: 'Grenade' }] },
      ],
    });
    expect(at(ruled, 'rulings', 0, 'outcome', 'hash')).toBe(at(basis, 'after'));
    expect(await matchNow()).toMatchObject({ board: { cp: { A: 1 } }, struck: [6] });

    await send('one', command('AppealRuling', { side: 'B', because: 'Nobody measured.' }, BOB));
    await send('one', command('ClaimAppeal', {}, HEAD));
    const final = { verdict: 'overturned', remedies: [{ kind: 'none' }], because: 'In range.' };
    expect((await send('one', command('GiveFinalRuling', final, HEAD))).status).toBe(200);
    expect(await show('one')).toMatchObject({
      status: 'final',
      rulings: [
        { takenBack: { restored: true } },
        { instance: 'final', outcome: { carriedOut: true, asPreviewed: true } },
      ],
    });
    expect((await matchNow())['board']).toEqual(before['board']);
    expect((await send('one', command('AppealRuling', { side: 'A', because: 'Again.' }, ANN))).body).toMatchObject({
      status: 422,
      code: 'appeal/final',
    });
  });
});
void listAt;
void as;
