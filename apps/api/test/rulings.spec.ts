import { remedyFaults } from '../src/matches/commands/remedies.js';
import { at, command, listAt, run, started, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
  await server.send('m', ...started());
});
afterAll(() => server.close());

const as = (role: string) => ({ actor: { id: `person-${role}`, role } });
const adjust = { player: 'B', resource: 'vp', amount: 3, because: 'a round late' };
const ruling = {
  dispute: 'd',
  ruling: '1',
  by: { id: 'jo', role: 'judge' },
  remedies: [{ kind: 'none' }],
  because: 'so',
};

describe('points that a judge adjusts', () => {
  test('stand in the ledger with the reason', async () => {
    const { status } = await server.send('m', command('AdjustPoints', adjust, as('judge')));
    expect(status).toBe(200);
    const { body } = await server.get('/api/matches/m/ledger');
    expect(listAt(body, 'vp', 'B')).toEqual([
      expect.objectContaining({ kind: 'adjustment', whatName: 'a round late', credited: 3, balance: 3 }),
    ]);
    const match = (await server.get('/api/matches/m')).body;
    expect(listAt(match, 'categories')).toContainEqual({ id: 'adjusted', name: 'Adjusted by judges' });
  });

  test.each(['player', 'scorekeeper', 'organizer', 'spectator'])('are not for a %s', async (role) => {
    const before = at((await server.get('/api/matches/m')).body, 'revision');
    const { status, body } = await server.send('m', command('AdjustPoints', adjust, as(role)));
    expect([403, 422]).toContain(status);
    expect(body['code']).toMatch(/^(points|access)\//);
    expect(at((await server.get('/api/matches/m')).body, 'revision')).toBe(before);
  });
});

describe('a ruling from outside', () => {
  test.each(['ApplyRuling', 'ReverseRuling'])('%s is refused, whoever asks', async (type) => {
    const data = type === 'ApplyRuling' ? ruling : { entry: 3, because: 'so' };
    for (const more of [{}, as('judge'), as('head-judge'), as('organizer')]) {
      const { status, body } = await server.send('m', command(type, data, more));
      expect([403, 422]).toContain(status);
      expect(body['code']).toMatch(/^(ruling\/through-dispute|access\/.*)$/);
    }
  });

  test('nobody acts as the server itself', async () => {
    const { status, body } = await server.send('m', command('ApplyRuling', ruling, as('system')));
    expect(status).toBe(400);
    expect(body['detail']).toContain('actor.role');
  });
});

describe('the shape of a remedy', () => {
  test.each<[unknown, readonly string[]]>([
    [{ kind: 'none' }, []],
    [{ kind: 'strike', entries: [4, 5] }, []],
    [{ kind: 'correct', entry: 4, correction: { kind: 'redate', before: 3 } }, []],
    [{ kind: 'adjust', player: 'A', resource: 'cp', amount: -1 }, []],
    [{ kind: 'set', player: 'A', resource: 'vp', category: 'primary', value: 3, before: 4 }, []],
    [{ kind: 'allow', after: 4, command: { type: 'AdvancePhase', data: {} } }, []],
    [{ kind: 'rewind', to: 4, backup: 'full' }, []],
    ['strike', ['r.kind']],
    [{ kind: 'pardon' }, ['r.kind']],
    [{ kind: 'constructor' }, ['r.kind']],
    [{ kind: 'strike', entries: 'all' }, ['r.entries']],
    [{ kind: 'strike', entries: [4], entry: 4 }, ['r.entry']],
    [{ kind: 'correct', entry: 4, correction: { kind: 'redate' } }, ['r.correction.before']],
    [{ kind: 'correct', entry: 4, correction: { kind: 'forget' } }, ['r.correction']],
    [{ kind: 'adjust', player: 'C', resource: 'xp', amount: 0.5 }, ['r.player', 'r.resource', 'r.amount']],
    [{ kind: 'set', player: 'A', resource: 'cp', value: -1 }, ['r.value', 'r.before']],
    [{ kind: 'allow', after: 4, command: { type: 'AdvancePhase', data: { to: 'R1' } } }, ['r.command.data.to']],
    [{ kind: 'allow', after: 4, command: { type: 'Fly', data: {} } }, ['r.command.type']],
    [{ kind: 'allow', after: 4, command: { type: 'AdvancePhase', data: {}, actor: 1 } }, ['r.command.actor']],
    [{ kind: 'allow', after: 4 }, ['r.command']],
    [{ kind: 'rewind', to: 4, backup: 'partial' }, ['r.backup']],
  ])('%j', (remedy, places) => {
    expect(remedyFaults(remedy, 'r').map((fault) => fault.at)).toEqual(places);
  });
});
