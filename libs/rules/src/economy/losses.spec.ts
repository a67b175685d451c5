import { at, PACK, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { enterPlace } from './moments.js';
import { moveUnit } from '../effects/units.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

const pack: Pack = {
  ...PACK,
  losses: [
    {
      id: 'left-at-sea',
      moment: { at: 'phase-start', phase: 'dusk' },
      round: 2,
      units: {
        any: [
          {
            all: [
              { record: 'unit-is-at', unit: '$unit', in: ['harbour'] },
              { not: { record: 'unit-has-been', unit: '$unit', in: ['battlefield'] } },
            ],
          },
          { record: 'carrier-is-at', unit: '$unit', in: ['harbour'] },
        ],
      },
      source: { document: 'almanac', section: 'Left at sea' },
    },
  ],
};

const TABLE = tableWith({
  clock: at('2.B.clash'),
  units: unitsOf(
    unit('A1'),
    unit('A2', { location: 'harbour' }),
    unit('A3', { location: 'harbour', been: ['battlefield'] }),
    unit('B1', { location: 'A2' }),
    unit('B2', { location: 'A1' }),
  ),
});
const lost = (table: Table, to: string) => enterPlace(pack, table, at(to), 30).table.destructions;

describe('units lost at a moment', () => {
  it('are those for which the condition holds then, all together', () => {
    expect(lost(TABLE, '2..dusk').map(({ unit: id, number, at: place }) => [id, number, place])).toEqual([
      ['A2', 30, at('2..dusk')],
      ['B1', 30, at('2..dusk')],
    ]);
  });

  it('are lost in that battle round and at that moment only', () => {
    expect(lost({ ...TABLE, clock: at('1.B.clash') }, '1..dusk')).toEqual([]);
    expect(lost(TABLE, '3.A.kindle')).toEqual([]);
  });

  it('are not those that arrived in time', () => {
    expect(lost(moveUnit(TABLE, 'A2', 'battlefield'), '2..dusk')).toEqual([]);
  });
});

describe('a unit that is moved', () => {
  it('remembers where it was', () => {
    expect(moveUnit(TABLE, 'A3', 'A1').units['A3']).toMatchObject({ location: 'A1', been: ['battlefield', 'harbour'] });
  });
});
