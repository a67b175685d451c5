import { EMPTY_TABLE, type Pack, type Table } from '@adjutant/rules';
import { after, amid, PACK, stateOf } from '@adjutant/testing/given';
import { tableView } from '../index.js';

const source = { document: 'almanac', section: 'Perches' };

describe('what is under way', () => {
  const swooped = after(amid(2), [
    { type: 'RecordUnitAction', data: { unit: 'A2', action: 'swooped', targets: ['B1'] } },
    { type: 'RecordUnitAction', data: { unit: 'A2', action: 'turned', dice: [4] } },
  ]);

  it('is shown with who takes part in it and how far it has come', () => {
    const state = stateOf(swooped);
    expect(state.status === 'absent' ? [] : tableView(PACK, state.table).underway).toEqual([
      {
        window: 'swoop',
        name: 'swoop',
        player: 'A',
        unit: 'A2',
        unitName: 'Scarlet Wing',
        targets: [{ unit: 'B1', name: 'Master Smith' }],
        stage: 'turned',
        stages: ['turned'],
        figures: {},
        entry: 4,
      },
    ]);
  });
});

describe('counters', () => {
  const pack: Pack = {
    ...PACK,
    counters: [
      { id: 'feathers', name: 'Feathers', of: 'unit', source },
      { id: 'luck', name: 'Luck', of: 'player', source },
      { id: 'storm', name: 'Storm', of: 'match', source },
    ],
  };
  const table: Table = {
    ...EMPTY_TABLE,
    counters: { feathers: { A1: 3, A2: 0, A9: 1 }, luck: { B: 2 } },
  };

  it('are shown for players and for the match even with nothing, for units only with something', () => {
    expect(tableView(pack, table).counters.map(({ counter, counts }) => [counter, counts])).toEqual([
      [
        'feathers',
        [
          { of: 'A1', name: 'A1', count: 3 },
          { of: 'A9', name: 'A9', count: 1 },
        ],
      ],
      [
        'luck',
        [
          { of: 'A', name: 'A', count: 0 },
          { of: 'B', name: 'B', count: 2 },
        ],
      ],
      ['storm', [{ of: 'match', name: 'The match', count: 0 }]],
    ]);
  });
});

describe('what was written down', () => {
  const fact = (order: number, player: 'A' | 'B', data: object) => ({
    number: 4 + order,
    fact: 'perches-held',
    player,
    at: null,
    data: data as Table['facts'][number]['data'],
    order,
  });
  const facts = [
    fact(0, 'A', { held: 1 }),
    fact(1, 'B', { held: 3, by: 'B1', near: { A: 1, B: 0 } }),
    fact(2, 'A', { seen: [true, 'A9', 7], none: [] }),
  ];

  it('is shown as it was last written down by each player, newest first, units by name', () => {
    const state = stateOf(amid(2));
    const table = state.status === 'absent' ? EMPTY_TABLE : state.table;
    expect(tableView(PACK, { ...table, facts }).facts).toEqual([
      { fact: 'perches-held', name: 'Perches held', player: 'A', text: 'seen yes, A9, 7; none none', entry: 6 },
      {
        fact: 'perches-held',
        name: 'Perches held',
        player: 'B',
        text: 'held 3; by Master Smith; near A 1, B 0',
        entry: 5,
      },
    ]);
    expect(tableView(PACK, { ...table, facts: facts.slice(0, 1) }).facts[0]?.text).toBe('1');
  });
});
