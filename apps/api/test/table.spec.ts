import { composed, type Now, type Said, type Tap, type Weighed } from '@adjutant/table';
import { command, run, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  const seats = { A: { player: 'ann' }, B: { player: 'bob' } };
  await server.send('m', command('OpenMatch', { title: 'Table', pack: { id: 'wh40k-10e' }, seats }));
  for (const player of ['A', 'B']) {
    const unit = { id: `${player}1`, name: 'Guard', keywords: ['INFANTRY', 'GRENADES'], models: 10 };
    await server.send('m', command('SubmitRoster', { player, roster: { faction: 'Free Folk', units: [unit] } }));
  }
});
afterAll(async () => {
  await server.close();
});

async function now(asked = ''): Promise<Now> {
  return (await server.get(`/api/matches/m/now${asked}`)).body as unknown as Now;
}

function tapCalled({ waits, next, acts }: Now, name: string): Tap {
  const all = [...waits, ...(next ? [next] : []), ...acts];
  const found = all.find((tap) => tap.name === name);
  if (!found) throw new Error(`no ${name} among ${all.map((tap) => tap.name).join()}`);
  return found;
}

async function weigh({ type, data }: Tap, values: Said): Promise<Weighed> {
  const said = Object.entries(values).map(([place, value]) => ({ into: place.split('.'), value }));
  return (await server.post('/api/matches/m/weigh', { type, data, said })).body as unknown as Weighed;
}

test('a turn is recorded with nothing but what the server offers', async () => {
  const start = composed(tapCalled(await now(), 'Start the battle'), { firstTurn: 'A' });
  expect((await server.send('m', command(start.type, start.data))).status).toBe(200);
  const { next } = await now('?player=A');
  if (!next) throw new Error('no next step');
  expect(next).toMatchObject({
    open: true,
    type: 'AdvancePhase',
    data: { to: { round: 1, turn: 'A', step: 'movement' } },
  });
  const twice = [next, next].map((tap) => server.send('m', command(tap.type, tap.data)));
  await Promise.all(twice);
  expect(await now('?player=A')).toMatchObject({ board: { clockText: 'R1.A.Movement', cp: { A: 1, B: 1 } } });
});

test('what is vouched for is said before it is pressed, and nothing is recorded by asking', async () => {
  const before = await now('?player=A');
  const { next } = before;
  if (next) await server.send('m', command(next.type, next.data));
  const grenade = tapCalled(await now('?player=A'), 'Grenade');
  const weighed = await weigh(grenade, { 'roles.target': 'A1', 'roles.enemy': 'B1' });
  expect(weighed).toMatchObject({ refusal: null, effects: [{ account: 'cp', balance: 0 }] });
  expect(weighed.vouched.length).toBeGreaterThan(2);
  expect(Object.values((weighed.command.data as { answers: object }).answers)).not.toContain('no');
  const { revision } = await now();
  expect((await server.send('m', command(weighed.command.type, weighed.command.data))).body['revision']).toBe(
    revision + 1,
  );
  const { open, because } = tapCalled(await now('?player=A'), 'Grenade');
  expect([open, because.map(({ code }) => code)]).toEqual([
    false,
    expect.arrayContaining(['stratagem/already-used-this-phase', 'stratagem/insufficient-cp']),
  ]);
});

test('what no command is cannot be weighed', async () => {
  const { status, body } = await server.post('/api/matches/m/weigh', { type: 'UseStratagem', data: {} });
  expect([status, body['code']]).toEqual([400, 'request/invalid']);
});
