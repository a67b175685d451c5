import { clockText, nextPlace, type Clock } from '../clock/sequence.js';
import { enterPlace } from '../economy/moments.js';
import { samePeriod } from '../judge/periods.js';
import { at, inventedPack, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { INVENTED } from '../testing/invented-files.js';
import type { Table } from '../table/table.js';
import {
  allPlaced,
  awaitPlacement,
  endSlot,
  handSlot,
  nextSlot,
  openSlots,
  takeSlot,
  unfitForSlot,
  unitsLeft,
} from './slots.js';

const head = INVENTED['pack.json'] as { readonly sequence: object; readonly economy: object };
const GAME = inventedPack({
  ...INVENTED,
  'pack.json': {
    ...head,
    economy: { ...head.economy, income: [], expiry: [] },
    sequence: {
      rounds: 2,
      advancedBy: 'anyone',
      setUp: [{ id: 'moor', name: 'Moor', slots: { of: 'placement', from: [{ location: 'harbour' }] } }],
      turn: ['kindle', 'march', 'clash'].map((id) => ({ id, name: id })),
      roundEnd: [
        {
          id: 'race',
          name: 'Race',
          slots: { of: 'activation', from: [{ location: 'battlefield' }, { location: 'fog', fromRound: 2 }] },
        },
      ],
    },
  },
});
const UNITS = unitsOf(unit('A1'), unit('A2'), unit('B1'), unit('B2', { location: 'fog' }));
const race = (changes: Partial<Table> = {}, clock: Clock = at('1..race')): Table =>
  openSlots(GAME, tableWith({ units: UNITS, clock, ...changes }), 'A');
const here = (table: Table): string => (table.clock ? clockText(GAME.sequence, table.clock) : '');
const ids = (table: Table, side: 'A' | 'B'): string[] => unitsLeft(GAME, table, side).map((one) => one.id);

describe('slots', () => {
  it('are the other player’s after a unit of one, as long as there is a unit for it', () => {
    const first = takeSlot(GAME, race(), 'A1', 7);
    expect([here(first), first.slot]).toEqual(['R1.A.Race#1', { unit: 'A1', settled: false }]);
    const second = endSlot(GAME, first);
    expect([here(second), ids(second, 'A'), ids(second, 'B')]).toEqual(['R1.B.Race#2', ['A2'], ['B1']]);
    const third = endSlot(GAME, takeSlot(GAME, second, 'B1', 8));
    expect([here(third), here(nextSlot(GAME, third, 'A'))]).toEqual(['R1.A.Race#3', 'R1.A.Race#4']);
    expect(here(endSlot(GAME, takeSlot(GAME, third, 'A2', 9)))).toBe('R1.Race#4');
  });

  it('may be handed to the other player, whose next one is the first player’s again', () => {
    const handed = handSlot(race(), 'B');
    expect([here(handed), handed.slot?.settled]).toEqual(['R1.B.Race#1', true]);
    expect(here(endSlot(GAME, takeSlot(GAME, handed, 'B1', 7)))).toBe('R1.A.Race#2');
    expect(samePeriod('activation', race().clock, handed.clock)).toBe(true);
  });

  it('are for units that are there, alive, and have not had one in this round', () => {
    const table = takeSlot(GAME, race(), 'A1', 7);
    const unfit = (id: string, from = table) => unfitForSlot(GAME, from, from.units[id] ?? unit(id));
    const gone = { at: null, entry: 3, statuses: [], wasAttached: false };
    expect([unfit('A1'), unfit('A2'), unfit('B2'), unfit('B2', race({}, at('2..race')))]).toEqual([
      'slot/unit-had-it',
      null,
      'unit/not-there',
      null,
    ]);
    expect(unfitForSlot(GAME, table, unit('A2', { destroyed: gone }))).toBe('unit/destroyed');
    expect(unfit('A1', { ...table, clock: at('1.A.march') })).toBe('unit/not-there');
  });

  it('bring on whoever was off the table, and forget what was done before', () => {
    const act = { number: 3, unit: 'A1', act: 'walked', at: at('1..race') };
    const late = takeSlot(GAME, race({ acts: [act] }, at('2..race')), 'B2', 9);
    expect([late.units['B2']?.location, late.acts]).toEqual(['battlefield', []]);
  });

  it('are nobody’s where nobody has a unit, and leave other steps alone', () => {
    const empty = race({ units: {} });
    const march = tableWith();
    expect(here(empty)).toBe('R1.Race#1');
    expect([
      openSlots(GAME, march, 'A'),
      endSlot(GAME, march),
      takeSlot(GAME, march, 'A1', 1),
      handSlot(march, 'B'),
    ]).toEqual([march, march, march, march]);
  });
});

describe('putting armies on the table', () => {
  const waiting = awaitPlacement(GAME, tableWith({ units: UNITS, clock: at('0..moor') }));
  const where = (table: Table) => Object.values(table.units).map((one) => one.location);

  it('begins with what was to stand there off it, and ends with it there', () => {
    expect(where(waiting)).toEqual(['harbour', 'harbour', 'harbour', 'fog']);
    expect(where(allPlaced(GAME, waiting))).toEqual(['battlefield', 'battlefield', 'battlefield', 'fog']);
    expect(where(awaitPlacement(inventedPack(), waiting))).toEqual(where(waiting));
  });

  it('is round 0, before the first round', () => {
    expect(nextPlace(GAME.sequence, at('0.A.moor.3'), 'A')).toEqual(at('1.A.kindle'));
    const on = enterPlace(GAME, openSlots(GAME, waiting, 'A'), at('1.A.march'), 5).table;
    expect([where(on), on.slot]).toEqual([['battlefield', 'battlefield', 'battlefield', 'fog'], null]);
  });
});
