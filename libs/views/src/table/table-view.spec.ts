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
