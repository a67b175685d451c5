import { rmSync } from 'node:fs';
import { draws, NIGHT_SHELF, nightfall } from '@adjutant/testing/given';
import { rebuildReadModels } from '@adjutant/lists';
import { command, grenade, listAt, run, SHELF, started, toShooting, type Body, type Running } from './running.js';

const JUDGE = { actor: { id: 'jo', role: 'judge' } };
const HEAD = { actor: { id: 'hal', role: 'head-judge' } };
const BOB = { actor: { id: 'bob', role: 'player' } };

let server: Running;
/** Where the grenade of each match stands in its record. */
const thrown: Record<string, number> = {};
beforeAll(async () => {
  server = await run({ keep: true });
  for (const match of ['first', 'second']) {
    await server.send(match, ...started(), toShooting());
    const { body } = await server.send(match, await grenade(server, match));
    thrown[match] = Number(body['revision']);
  }
});
afterAll(async () => {
  await server.close();
  rmSync(server.settings.data, { recursive: true, force: true });
});

const send = async (dispute: string, ...commands: readonly object[]): Promise<void> => {
  for (const one of commands) {
    const { status, body } = await server.post(`/api/disputes/${dispute}/commands`, one);
    expect([status, body['detail']]).toEqual([200, undefined]);
  }
};
const call = (match: string, claim: string, more: object = {}) =>
  command('CallJudge', { match, side: 'B', claim, ...more });
const rule = (because: string, more: object = {}) =>
  command('GiveRuling', { remedies: [{ kind: 'none' }], because, ...more }, JUDGE);
const find = async (query: string): Promise<readonly Body[]> =>
  listAt((await server.get(`/api/precedents?${query}`)).body, 'precedents');
const idsOf = (found: readonly Body[]) => found.map((one) => `${String(one['dispute'])}#${String(one['ruling'])}`);

beforeAll(async () => {
  const entry = thrown['first'];
  await send('smoke', call('first', 'The grenade was thrown through the smoke', { entry }));
  await send(
    'smoke',
    command('ClaimCall', {}, JUDGE),
    rule('Smoke hides nobody from grenades', { rules: ['core/smokescreen'] }),
  );
  await send('slow', call('first', 'My opponent plays slowly and checks every measure twice'));
  await send('slow', command('ClaimCall', {}, JUDGE), rule('Both have used their share of time'));
  await send('slow', command('AppealRuling', { side: 'B', because: 'No' }, BOB), command('ClaimAppeal', {}, HEAD));
  const final = {
    verdict: 'overturned',
    remedies: [{ kind: 'adjust', player: 'B', resource: 'cp', amount: 1 }],
    because: 'Half an hour went',
  };
  await send('slow', command('GiveFinalRuling', final, HEAD));
});

describe('rulings', () => {
  test('are found by words, by rule and by pack', async () => {
    expect(await find('words=smoke')).toMatchObject([
      {
        ...{ dispute: 'smoke', ruling: '1', match: 'first', title: 'A test', pack: 'wh40k-10e', judge: 'jo' },
        ...{ claim: 'The grenade was thrown through the smoke', because: 'Smoke hides nobody from grenades' },
        ...{ standing: 'stands', remedies: ['No action: the record stands.'] },
      },
    ]);
    expect(idsOf(await find('rule=core/grenade'))).toEqual(['smoke#1']);
    expect(idsOf(await find('rule=core/smokescreen&pack=wh40k-10e&words=gren'))).toEqual(['smoke#1']);
    expect(await find('rule=core/grenade&pack=opr')).toEqual([]);
    expect(await find('words=smoke+slowly')).toEqual([]);
    expect(idsOf(await find('words=SLOWLÝ'))).toHaveLength(2);
    expect(await find('limit=1')).toHaveLength(1);
  });

  test('that were overturned say so', async () => {
    expect((await find('words=slowly')).map((one) => [one['ruling'], one['instance'], one['standing']]).sort()).toEqual(
      [
        ['1', 'first', 'overturned'],
        ['2', 'final', 'stands'],
      ],
    );
    expect((await find('words=slowly')).find((one) => one['ruling'] === '2')?.['remedies']).toEqual(['B gets 1 CP.']);
  });

  test('that were revoked say so', async () => {
    await send(
      'revoked',
      call('second', 'The dice were cocked'),
      command('ClaimCall', {}, JUDGE),
      rule('They were flat'),
    );
    await send('revoked', command('RevokeRuling', { because: 'They were not' }, HEAD));
    expect(await find('words=cocked')).toMatchObject([{ standing: 'revoked' }]);
  });

  test('are searched with whatever somebody types', async () => {
    for (const words of [
      '"',
      '*',
      'smoke"',
      'a AND',
      'NEAR(',
      'claim:smoke',
      '-smoke',
      "'; DROP TABLE",
      '(((',
      '^',
      '\u0000',
      '💥',
      ' ',
    ]) {
      const answer = await server.get(`/api/precedents?words=${encodeURIComponent(words)}`);
      expect([words, answer.status]).toEqual([words, 200]);
    }
    expect(idsOf(await find(`words=${encodeURIComponent('"smoke" (grenade)')}`))).toEqual(['smoke#1']);
    expect(await server.get('/api/precedents?limit=0')).toMatchObject({ status: 400 });
  });

  test('name nobody', async () => {
    await fetch(`${server.url}/api/people/jo`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Josephine Stern' }),
    });
    const { body } = await server.get('/api/precedents');
    expect(JSON.stringify(body)).not.toContain('Josephine');
  });
});

describe('a like question', () => {
  test('shows rulings on the same rule first, then those with like words, and never its own', async () => {
    const entry = thrown['second'];
    await send('new', call('second', 'She plays slowly and threw a grenade', { entry }));
    await send('new', command('ClaimCall', {}, JUDGE), rule('Go on'));
    const { body } = await server.get('/api/disputes/new/precedents');
    const found = listAt(body, 'precedents');
    expect(found[0]).toMatchObject({
      dispute: 'smoke',
      alike: ['same rule: core/grenade', 'same game system', 'like words'],
    });
    expect(idsOf(found)).toContain('slow#1');
    expect(found.map((one) => one['dispute'])).not.toContain('new');
    expect(found.find((one) => one['dispute'] === 'slow')?.['alike']).toEqual(['same game system', 'like words']);
    expect(await server.get('/api/disputes/none/precedents')).toMatchObject({
      status: 404,
      body: { code: 'dispute/unknown' },
    });
  });

  test('of which nothing is known shows nothing', async () => {
    await send('odd', call('second', 'Zzz'));
    expect((await server.get('/api/disputes/odd/precedents')).body).toEqual({ precedents: [] });
  });
});

test('rebuilt from the log, the search finds the same in the same order', async () => {
  const queries = ['', 'words=the', 'words=slowly', 'rule=core/grenade', 'pack=wh40k-10e&limit=2'];
  const before = await Promise.all(queries.map(find));
  expect(before[0]?.length).toBeGreaterThan(4);
  await rebuildReadModels(server.settings, { shelf: SHELF });
  expect(await Promise.all(queries.map(find))).toEqual(before);
});

test('what a hand keeps sealed does not come out in a precedent', async () => {
  const night = await run({ shelf: NIGHT_SHELF });
  const story = [...nightfall(), draws('A', 11), draws('A', 12)].map(({ type, data }) => command(type, data));
  expect((await night.send('n', ...story)).status).toBe(200);
  const ask = (body: object) => night.post('/api/disputes/d/commands', body);
  const entry = Number((await night.get('/api/matches/n')).body['revision']);
  await ask(command('CallJudge', { match: 'n', side: 'B', claim: 'That was drawn twice', entry }));
  await ask(command('ClaimCall', {}, JUDGE));
  expect((await ask(rule('It was not'))).status).toBe(200);
  const { body } = await night.get('/api/precedents?words=drawn');
  expect(listAt(body, 'precedents')).toMatchObject([{ rules: [], codes: [], pack: 'night-kites' }]);
  expect(JSON.stringify(body)).not.toMatch(/errand/);
  await night.close();
});
