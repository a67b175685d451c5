import { at, command, run, type Answer, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

const list = (player: 'A' | 'B', points: number): object =>
  command('SubmitRoster', {
    player,
    roster: {
      faction: player === 'A' ? 'Battle Brothers' : 'Orc Marauders',
      points,
      units: [1, 2].map((number) => ({ id: `${player}${number}`, name: `Squad ${number}`, keywords: ['INFANTRY'] })),
    },
  });
const send = (type: string, data: object): Promise<Answer> => server.send('slots', command(type, data));
const recorded = async (type: string, data: object): Promise<void> => {
  const answer = await send(type, data);
  expect({ type, body: answer.body }).toMatchObject({ type, body: { outcome: 'recorded' } });
};
const refused = async (type: string, data: object): Promise<unknown> => {
  const { body } = await send(type, data);
  return at(body, 'refusal', 'code') ?? body['code'] ?? body;
};
const balances = async (): Promise<unknown> => at((await server.get('/api/matches/slots')).body, 'board', 'cp');

describe('a match of players who alternate', () => {
  test('is opened, its play style and doctrines chosen, and started with its dice', async () => {
    const seats = { A: { player: 'ann' }, B: { player: 'bob' } };
    const open = command('OpenMatch', { title: 'Slots', pack: { id: 'opr' }, seats });
    expect((await server.send('slots', open)).status).toBe(200);
    for (const roster of [list('A', 1000), list('B', 2000)])
      expect((await server.send('slots', roster)).status).toBe(200);
    await recorded('Choose', { choice: 'playstyle', dice: [4] });
    expect(await refused('StartBattle', { firstTurn: 'A' })).toBe('choice/missing');
    await recorded('Choose', { choice: 'doctrine', player: 'A', option: 'Shock Doctrine' });
    await recorded('Choose', { choice: 'doctrine', player: 'B', dice: [3] });
    expect(await refused('StartBattle', { firstTurn: 'A' })).toBe('roll/dice-missing');
    await recorded('StartBattle', { firstTurn: 'A', dice: [[5], [6]], thrown: 6 });
    expect(await balances()).toEqual({ A: 6, B: 12 });
  });

  test('waits for an answer, and both have paid', async () => {
    await recorded('PlaceUnit', { unit: 'A1' });
    await recorded('AdvancePhase', { to: { round: 1, turn: null, step: 'activations' } });
    await recorded('UseStratagem', { player: 'B', stratagem: 'Seize Initiative' });
    expect(await refused('ActivateUnit', { unit: 'A1', player: 'A' })).toBe('answer/pending');
    await recorded('AnswerUse', { player: 'A', option: 'counter' });
    expect(await balances()).toEqual({ A: 4, B: 10 });
  });

  test('goes from slot to slot', async () => {
    await recorded('ActivateUnit', { unit: 'A1', player: 'A' });
    await recorded('EndActivation', {});
    expect(await refused('ActivateUnit', { unit: 'A2', player: 'A' })).toBe('slot/not-your-turn');
    const { body } = await server.get('/api/matches/slots');
    expect(JSON.stringify(body)).toContain('R1.B.Activations#2');
  });
});
