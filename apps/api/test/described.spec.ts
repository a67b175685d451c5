import { at, command, open, roster, run, type Body, type Running } from './running.js';

let server: Running;
beforeAll(async () => (server = await run()));
afterAll(() => server.close());

const CLOCK = { round: 2, turn: 'A', step: 'command' };
const SITUATION = { at: CLOCK, firstTurn: 'A', balances: { A: { cp: 3 }, B: { cp: 2 } } };

describe('a situation', () => {
  it('may say who had the first turn before, and what a use named', async () => {
    await server.send('s', open(), roster('A'), roster('B'));
    const before = { round: 1, turn: 'A', step: 'shooting' };
    const uses = [
      { player: 'A', entry: 'stratagems/grenade', at: before, unit: 'A-1', roles: { unit: 'A-1', target: 'B-1' } },
    ];
    const more = { turnOrders: [{ round: 1, first: 'A', by: 'B' }], uses };
    const { body } = await server.send('s', command('AdoptSituation', { ...SITUATION, ...more }));
    expect(body['code']).not.toBe('request/invalid');
    const wrong = await server.send(
      's',
      command('AdoptSituation', { ...SITUATION, turnOrders: [{ round: 0, first: 'C' }] }),
    );
    expect(wrong.body['errors']).toMatchObject([
      { at: 'data.turnOrders[0].round' },
      { at: 'data.turnOrders[0].first' },
    ]);
  });
});

describe('the OpenAPI document', () => {
  let document: Body;
  beforeAll(async () => (document = (await server.get('/api/docs-json')).body));

  it('has the data of every command under a name, closed to what is unknown', () => {
    const use = at(document, 'components', 'schemas', 'UseStratagemData');
    expect(use).toMatchObject({ type: 'object', additionalProperties: false, required: ['stratagem', 'player'] });
    expect(at(document, 'components', 'schemas', 'ApplyRulingData', 'properties', 'remedies', 'items')).toEqual({
      $ref: '#/components/schemas/Remedy',
    });
  });
});

test('what is not known is refused with what was meant', async () => {
  const { body } = await server.send('t', command('OpenMatch', { titel: 'x' }));
  expect(at(body, 'errors', 0)).toEqual({ at: 'data.titel', message: 'titel is not known here; did you mean title?' });
});
