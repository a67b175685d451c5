import fc from 'fast-check';
import { firstPlace, nextPlace, type Clock } from '../clock/sequence.js';
import type { Amount, Pack } from '../pack/pack.js';
import { at, PACK, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { IssuedOrder, Table } from '../table/table.js';
import { amountFor, enterPlace } from './moments.js';

function entering(from: string | null, to: string, changes: Partial<Table> = {}, pack: Pack = PACK) {
  return enterPlace(pack, tableWith({ clock: from === null ? null : at(from), ...changes }), at(to), 9);
}

const brief = (...args: Parameters<typeof entering>) =>
  entering(...args).lines.map((one) => `${one.player} ${one.kind} ${one.what} ${one.credited} ${one.account}`);

describe('points that come by themselves', () => {
  it.each<[string, string, string, string[]]>([
    ['a phase that they come in', '1..dawn', '1.A.kindle', ['A income daily-oil 1 oil', 'B income daily-oil 1 oil']],
    [
      'the same phase of the other turn',
      '1.A.clash',
      '1.B.kindle',
      ['A income daily-oil 1 oil', 'B income daily-oil 1 oil'],
    ],
    ['another phase', '1.A.kindle', '1.A.march', []],
    ['a new round', '1..dusk', '2..dawn', ['A income salt-tithe 3 salt', 'B income salt-tithe 2 salt']],
  ])('come on entering %s', (_, from, to, lines) => {
    expect(brief(from, to)).toEqual(lines);
  });

  it('come to the player whose turn it is, where the rule says so, and to nobody in a step of nobody', () => {
    const income = PACK.economy.income.map((one) => ({ ...one, to: 'active-player' as const }));
    const pack = { ...PACK, economy: { ...PACK.economy, income } };
    expect(brief('1.A.clash', '1.B.kindle', {}, pack)).toEqual(['B income daily-oil 1 oil']);
    expect(brief('1..dusk', '2..dawn', {}, pack)).toEqual([]);
  });

  it('name the place that was entered, and the entry of the record', () => {
    const [line] = entering('1..dawn', '1.A.kindle').lines;
    expect([line?.number, line?.at, line?.balance]).toEqual([9, at('1.A.kindle'), 6]);
  });

  it('come at the start of the battle, of the round and of the step, in the order of the pack', () => {
    const { lines, table } = entering(null, '1..dawn');
    expect(lines.map((one) => `${one.player} ${one.what}`)).toEqual(['A salt-tithe', 'B salt-tithe']);
    expect(table.rolls.map((one) => one.id)).toEqual(['9/spring-tide/A', '9/spring-tide/B']);
  });

  it('come at the end of nothing but what is left', () => {
    const income = [
      { ...(PACK.economy.income[0] as Pack['economy']['income'][number]), moment: { at: 'turn-start' as const } },
    ];
    const pack = { ...PACK, economy: { ...PACK.economy, income } };
    expect(brief('1..dawn', '1.A.kindle', {}, pack)).toHaveLength(2);
    expect(brief('1.A.kindle', '1.A.march', {}, pack)).toEqual([]);
    expect(brief('1.A.clash', '1.B.kindle', {}, pack)).toHaveLength(2);
    expect(brief('1.B.clash', '1..dusk', {}, pack)).toEqual([]);
  });
});

describe('points that come with a die', () => {
  it('are a roll that is due, with what each face brings', () => {
    expect(entering(null, '1..dawn').table.rolls[0]).toEqual({
      id: '9/spring-tide/A',
      number: 9,
      player: 'A',
      cause: 'spring-tide',
      roles: {},
      due: {
        purpose: 'spring-tide',
        dice: { count: 1, sides: 3 },
        outcomes: [
          { from: 1, to: 1, effects: [{ op: 'income', resource: 'salt', amount: 1 }] },
          { from: 2, to: 2, effects: [{ op: 'income', resource: 'salt', amount: 2 }] },
          { from: 3, to: 3, effects: [{ op: 'income', resource: 'salt', amount: 3 }] },
        ],
        blocks: 'all',
      },
    });
  });

  it.each<[Amount, number, number, number]>([
    [3, 1500, 6, 3],
    [{ perThousandPoints: 4, round: 'up' }, 1000, 1, 4],
    [{ perThousandPoints: 4, round: 'up' }, 1001, 1, 5],
    [{ perThousandPoints: 4, round: 'down' }, 1001, 1, 4],
    [{ perThousandPoints: 0.5, round: 'up' }, 1500, 3, 3],
    [{ perThousandPoints: 0.1, round: 'down' }, 3000, 1, 0],
    [{ perThousandPoints: 0.1, round: 'up' }, 3000, 1, 1],
    [{ perThousandPoints: 2, round: 'up' }, 0, 6, 0],
  ])('%j is for %d points and a %d: %d', (amount, points, die, total) => {
    expect(amountFor(amount, points, die)).toBe(total);
  });

  it('are never torn by fractions: whole thousands give whole multiples', () => {
    const tenths = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(tenths, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 6 }), (tenth, thousands, die) => {
        const amount = { perThousandPoints: tenth / 10, round: 'up' as const };
        expect(amountFor(amount, thousands * 1000, die)).toBe(Math.ceil((tenth * thousands * die) / 10));
      }),
    );
  });
});

describe('points that are lost', () => {
  const salted = { balances: { A: { oil: 1, salt: 4 }, B: { oil: 1, salt: 0 } } };

  it('are lost before new ones come', () => {
    expect(brief('1..dusk', '2..dawn', salted)).toEqual([
      'A expiry Salt melts -4 salt',
      'A income salt-tithe 3 salt',
      'B income salt-tithe 2 salt',
    ]);
  });

  it('are booked at the place that is left', () => {
    expect(entering('1..dusk', '2..dawn', salted).lines[0]?.at).toEqual(at('1..dusk'));
  });

  it('stay until then', () => {
    expect(brief('1.B.clash', '1..dusk', salted)).toEqual([]);
    const turnEnd = (PACK.economy.expiry ?? []).map((one) => ({ ...one, moment: { at: 'turn-end' as const } }));
    const phaseEnd = (PACK.economy.expiry ?? []).map((one) => ({
      ...one,
      moment: { at: 'phase-end' as const, phase: 'march' },
    }));
    const with_ = (expiry: Pack['economy']['expiry']): Pack => ({
      ...PACK,
      economy: { ...PACK.economy, ...(expiry ? { expiry } : {}), income: [] },
    });
    expect(brief('1.A.march', '1.A.clash', salted, with_(turnEnd))).toEqual([]);
    expect(brief('1.A.clash', '1.B.kindle', salted, with_(turnEnd))).toEqual(['A expiry Salt melts -4 salt']);
    expect(brief('1.B.clash', '1..dusk', salted, with_(turnEnd))).toEqual(['A expiry Salt melts -4 salt']);
    expect(brief('1.A.march', '1.A.clash', salted, with_(phaseEnd))).toEqual(['A expiry Salt melts -4 salt']);
    expect(brief('1.A.clash', '1.B.kindle', salted, with_(phaseEnd))).toEqual([]);
  });
});

describe('states and orders', () => {
  const wet = { statuses: ['drenched', 'dazzled'] };
  const statuses = (from: string, to: string) => {
    const { units } = entering(from, to, { units: unitsOf(unit('A1', wet), unit('B1', wet)) }).table;
    return [units['A1']?.statuses, units['B1']?.statuses];
  };

  it.each<[string, string, string[], string[]]>([
    ['1..dawn', '1.A.kindle', ['dazzled'], ['drenched', 'dazzled']],
    ['1.A.clash', '1.B.kindle', ['drenched', 'dazzled'], ['dazzled']],
    ['1.A.march', '1.A.clash', ['drenched'], ['drenched', 'dazzled']],
    ['1.A.kindle', '1.A.march', ['drenched', 'dazzled'], ['drenched', 'dazzled']],
  ])('from %s to %s leave A1 with %j and B1 with %j', (from, to, ofA, ofB) => {
    expect(statuses(from, to)).toEqual([ofA, ofB]);
  });

  const order = (player: 'A' | 'B', active: boolean): IssuedOrder => ({
    number: 1,
    player,
    issuer: `${player}1`,
    order: 'decree/hold-fast',
    recipient: `${player}1`,
    at: at('1.A.march'),
    counted: true,
    active,
  });

  it('end with the next phase of the player who issued them', () => {
    const orders = [order('A', true), order('B', true), order('A', false)];
    const active = (from: string, to: string) => entering(from, to, { orders }).table.orders.map((one) => one.active);
    expect(active('1..dawn', '1.A.kindle')).toEqual([false, true, false]);
    expect(active('1.A.clash', '1.B.kindle')).toEqual([true, false, false]);
    expect(active('1.A.kindle', '1.A.march')).toEqual([true, true, false]);
  });

  const changed = (from: string, to: string, changes: Partial<Table> = {}) => {
    const before = tableWith({ clock: at(from), ...changes });
    const { table } = enterPlace(PACK, before, at(to), 9);
    return (Object.keys(table) as (keyof Table)[]).filter((member) => table[member] !== before[member]);
  };

  it('end after the income of the phase, and what does not change is left alone', () => {
    expect(enterPlace(PACK, tableWith({ clock: at('1.A.kindle') }), at('1.A.march'), 9).table.clock).toEqual(
      at('1.A.march'),
    );
    expect(changed('1.A.kindle', '1.A.march')).toEqual(['clock']);
    expect(changed('1.B.clash', '1..dusk')).toEqual(['clock']);
    expect(changed('1.A.kindle', '1.A.march', { units: unitsOf(unit('A1', wet), unit('B1', wet)) })).toEqual(['clock']);
  });

  it('end with what units did in the turn, and what was scored in it', () => {
    const acts = [{ number: 3, unit: 'A1', act: 'moved', at: at('1.A.march') }];
    const scoredInTurn = [{ player: 'A' as const, category: 'glory', points: 2 }];
    const { table } = entering('1.B.clash', '1..dusk', { acts, scoredInTurn });
    expect([table.acts, 'scoredInTurn' in table]).toEqual([[], false]);
    expect(changed('1.A.kindle', '1.A.march', { acts, scoredInTurn })).toEqual(['clock']);
  });

  it('never end in a pack without orders', () => {
    const { orders: _orders, ...pack } = PACK;
    expect(entering('1..dawn', '1.A.kindle', { orders: [order('A', true)] }, pack).table.orders[0]?.active).toBe(true);
  });
});

describe('a whole battle', () => {
  it('pays what its rules say: a turn each for three rounds', () => {
    let table = tableWith({ clock: null, balances: { A: {}, B: {} } });
    let place: Clock | null = firstPlace(PACK.sequence, 'A');
    while (place) {
      table = enterPlace(PACK, table, place, 1).table;
      place = nextPlace(PACK.sequence, place, 'A');
    }
    expect(table.balances).toEqual({ A: { oil: 6, salt: 3 }, B: { oil: 6, salt: 2 } });
    expect(table.rolls).toHaveLength(2);
  });
});
