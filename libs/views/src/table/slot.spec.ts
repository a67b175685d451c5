import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { Shelf, type Entry, type Pack } from '@adjutant/rules';
import { decideOn, mustered, PACK, stateOf } from '@adjutant/testing/given';
import { courseOf, duesOf, pendingOf, tableView } from '../index.js';

const source = { document: 'almanac', section: 'Regatta' };
const dawdle: Entry = {
  id: 'dawdle',
  name: 'Dawdle',
  kind: 'stratagem',
  owner: 'core',
  costs: { cp: 1 },
  timing: { phases: [{ phase: 'race', turn: 'own' }] },
  answer: {
    asks: 'Stop it?',
    options: [
      { id: 'stop', name: 'Pays to stop it', costs: { cp: 5 }, stops: true },
      { id: 'let-be', name: 'Lets it be' },
    ],
  },
  effects: [{ op: 'pass-slot' }],
  summary: 'A ploy.',
  source,
};
const slots = { of: 'activation', from: [{ location: 'battlefield' }] } as const;
const GAME: Pack = {
  ...PACK,
  id: 'regatta',
  digest: 'digest-of-the-regatta',
  entries: { ...PACK.entries, dawdle },
  economy: { ...PACK.economy, start: { cp: 3 }, income: [] },
  sequence: {
    rounds: 2,
    advancedBy: 'anyone',
    setUp: [{ id: 'moor', name: 'Moor', slots: { of: 'placement', from: [{ location: 'shore' }] } }],
    turn: [],
    roundEnd: [{ id: 'race', name: 'Race', slots }],
  },
};
const SHELF = new Shelf([GAME]);
const begun: readonly MatchEvent[] = [...mustered({}, GAME), { type: 'BattleStarted', data: { firstTurn: 'A' } }];
const race: MatchCommand = { type: 'AdvancePhase', data: { to: { round: 1, turn: null, step: 'race' } } };
const activate: MatchCommand = { type: 'ActivateUnit', data: { unit: 'A2' } };
const use: MatchCommand = {
  type: 'UseStratagem',
  data: { stratagem: 'dawdle', player: 'A', answers: { 'within-reach': 'no', 'knot-in-sight': 'no' } },
};
const tableAfter = (...commands: readonly MatchCommand[]) => {
  const state = stateOf(decideOn(SHELF, begun, commands), SHELF);
  if (state.status === 'absent') throw new Error('no match');
  return state.table;
};

describe('where players alternate', () => {
  it('the slot says whose it is, and which units are left', () => {
    const slot = tableView(GAME, tableAfter()).slot;
    expect(slot).toMatchObject({ of: 'placement', number: 1, player: 'A', unit: null, unitName: null });
    expect(slot?.left.B.map(({ unit }) => unit)).toEqual(['B1', 'B2']);
    expect(duesOf(GAME, tableAfter())).toMatchObject([
      { what: 'place', id: '1', player: 'A', must: false, says: 'A places a unit.' },
    ]);
  });

  it('a unit is waited for until one is named', () => {
    expect(duesOf(GAME, tableAfter(race)).map((due) => [due.what, due.options.map(({ id }) => id)])).toEqual([
      ['activate', ['A1', 'A2', 'A3']],
    ]);
    const table = tableAfter(race, activate);
    expect(tableView(GAME, table).slot).toMatchObject({ of: 'activation', unit: 'A2', unitName: 'Scarlet Wing' });
    expect(duesOf(GAME, table)).toEqual([]);
  });

  it('the course begins with the set-up, and its steps are nobody’s', () => {
    expect(courseOf(GAME, tableAfter())).toEqual([
      { round: 0, parts: [{ turn: null, steps: [{ id: 'moor', name: 'Moor' }] }] },
      { round: 1, parts: [{ turn: null, steps: [{ id: 'race', name: 'Race' }] }] },
      { round: 2, parts: [{ turn: null, steps: [{ id: 'race', name: 'Race' }] }] },
    ]);
  });
});

describe('a use that waits for its answer', () => {
  const table = tableAfter(race, use);

  it('says who answers what, and what each way costs', () => {
    expect(pendingOf(GAME, table).answers).toEqual([
      {
        entry: 5,
        use: 'dawdle',
        useName: 'Dawdle',
        player: 'A',
        by: 'B',
        asks: 'Stop it?',
        options: [
          { id: 'stop', name: 'Pays to stop it', costs: { cp: 5 } },
          { id: 'let-be', name: 'Lets it be', costs: {} },
        ],
      },
    ]);
  });

  it('is waited for before anything else, with what stands against a way to answer', () => {
    const [due] = duesOf(GAME, table);
    expect(due).toMatchObject({
      what: 'answer',
      player: 'B',
      must: true,
      says: 'B answers Dawdle of A: Stop it?',
      entry: 5,
      options: [
        { id: 'stop', cost: { cp: 5 }, open: false, because: [{ code: 'stratagem/insufficient-cp' }] },
        { id: 'let-be', open: true, because: [] },
      ],
    });
  });
});
