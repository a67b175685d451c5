import { Shelf, type Pack } from '@adjutant/rules';
import { by, given, mustered, PACK } from '@adjutant/testing/given';
import type { MatchCommand, MatchEvent } from '../index.js';

/** Perched units do not hide with others on the wing; whoever holds perches beforehand flies first. */
const GAME: Pack = {
  ...PACK,
  id: 'conditions',
  digest: 'digest-of-conditions',
  actions: [
    {
      id: 'boarded',
      name: 'went aboard',
      places: 'aloft',
      boards: true,
      conditions: {
        not: { record: 'carrier-is-at', unit: 'target', in: ['battlefield'] },
        code: 'unit/carrier-aloft',
      },
    },
  ],
  start: {
    conditions: {
      any: [
        { record: 'compares', of: { count: 'facts', fact: 'perches-held' }, is: '=', to: 0 },
        { record: 'compares', of: { count: 'facts', fact: 'perches-held', by: 'own' }, is: '>', to: 0 },
      ],
      code: 'match/not-first',
    },
  },
};
const SHELF = new Shelf([GAME]);
const start = (firstTurn: 'A' | 'B'): MatchCommand => ({ type: 'StartBattle', data: { firstTurn } });
const begun = (firstTurn: 'A' | 'B', more: object = {}): MatchEvent => ({
  type: 'BattleStarted',
  data: { firstTurn, ...more },
});
const perches: MatchEvent = { type: 'FactRecorded', data: { fact: 'perches-held', player: 'B', data: { held: 2 } } };
const board = (unit: string, carrier: string, more: object = {}): MatchCommand => ({
  type: 'RecordUnitAction',
  data: { unit, action: 'boarded', targets: [carrier], ...more },
});
const boarded = (unit: string, carrier: string, more: object = {}): MatchEvent => ({
  type: 'UnitActed',
  data: { unit, act: 'boarded', targets: [carrier], ...more },
});

describe('the start of the battle', () => {
  const before = mustered({}, GAME);

  it('is held against what the pack asks of whoever goes first', () => {
    given(before, SHELF).when(start('A')).then(begun('A'));
    given([...before, perches], SHELF)
      .when(start('B'))
      .then(begun('B'));
    given([...before, perches], SHELF)
      .when(start('A'))
      .thenRefused('match/not-first');
  });
});

describe('an action with conditions', () => {
  const running = [...mustered({}, GAME), begun('A')];
  const aloft = [...running, boarded('A2', 'A3')];

  it('is recorded where they hold, with who carries whom', () => {
    given(running, SHELF).when(board('A2', 'A3')).then(boarded('A2', 'A3'));
  });

  it('is refused where they do not, unless a judge lets it stand', () => {
    given(aloft, SHELF).when(board('A3', 'A2')).thenRefused('unit/carrier-aloft');
    const overridden = { by: 'a-judge', reason: 'so be it', codes: ['unit/carrier-aloft'] };
    given(aloft, SHELF)
      .when(board('A3', 'A2', { override: { reason: 'so be it' } }), by('judge'))
      .then(boarded('A3', 'A2', { overridden }));
  });
});
