import fc from 'fast-check';
import { recordOf, retell, type MatchCommand, type MatchEvent, type OpenedState } from '../index.js';
import { advance } from '../state/advance.js';
import { settled } from '../state/retold.js';
import { ABSENT } from '../state/state.js';
import {
  advances,
  amid,
  begun,
  by,
  decideOn,
  DISCIPLINED,
  DISCIPLINED_SHELF as SHELF,
  given,
  playedOut,
  RULED,
  seeded,
  SHELF as SHELF_OF_OLD,
  stateOf,
  strikes,
  uses,
} from '@adjutant/testing/given';

type More = Partial<Extract<MatchCommand, { type: 'RecordUnitAction' }>['data']>;
const acts = (unit: string, action: string, more: More = {}): MatchCommand => ({
  type: 'RecordUnitAction',
  data: { unit, action, ...more },
});
const tests = (unit: string, result: 'passed' | 'failed' = 'failed', more: More = {}): MatchCommand => ({
  type: 'RecordBattleShock',
  data: { unit, result, ...more },
});
const acted = (unit: string, act: string, more: object = {}): MatchEvent => ({
  type: 'UnitActed',
  data: { unit, act, ...more },
});
const strict = amid(4, {}, DISCIPLINED);
const advised = amid(4, { enforcement: 'advise' }, DISCIPLINED);
const on = (events: readonly MatchEvent[], ...commands: readonly MatchCommand[]) => decideOn(SHELF, events, commands);
const state = (events: readonly MatchEvent[]) => stateOf(events, SHELF) as OpenedState;

describe('what a unit does, in a match that enforces the rules', () => {
  it('is refused at the wrong time, and says when', () => {
    given(strict, SHELF).when(acts('A2', 'struck')).thenRefused('unit/wrong-phase');
    given(strict, SHELF).when(acts('B2', 'flew')).thenRefused('unit/wrong-turn');
    given(on(strict, advances()), SHELF).when(acts('A2', 'flew')).thenRefused('unit/wrong-phase');
  });

  it('is recorded at its time, and when a use or a vouched rule lets it', () => {
    given(on(strict, advances()), SHELF).when(acts('A2', 'struck')).then(acted('A2', 'struck'));
    given(on(strict, uses('Gust', 'A2')), SHELF)
      .when(acts('A2', 'struck'))
      .then(acted('A2', 'struck'));
    const answers = { 'omen-allows': 'yes' } as const;
    given(strict, SHELF)
      .when(acts('A2', 'struck', { answers }))
      .then(acted('A2', 'struck', { answers }));
  });

  it('is refused of a unit in reserves, against itself, its own side, and against one foe and one friend', () => {
    const clash = on(strict, advances('1.B.clash'));
    given(clash, SHELF).when(acts('B3', 'struck')).thenRefused('unit/not-on-battlefield');
    for (const targets of [['B2'], ['B1'], ['A2', 'B1']])
      given(clash, SHELF)
        .when(acts('B2', 'struck', { targets }))
        .thenRefused('unit/not-an-enemy');
    given(clash, SHELF)
      .when(acts('B2', 'struck', { targets: ['A2', 'A3'] }))
      .then(acted('B2', 'struck', { targets: ['A2', 'A3'] }));
  });

  it('is done so often and no more: for each unit, or for the army', () => {
    const clash = on(strict, advances(), acts('A2', 'struck'));
    given(clash, SHELF).when(acts('A2', 'struck')).thenRefused('unit/already-acted-this-step');
    given(clash, SHELF).when(acts('A1', 'struck')).then(acted('A1', 'struck'));
    const flown = on(strict, acts('A1', 'flew'), acts('A2', 'flew'));
    given(flown, SHELF).when(acts('A3', 'flew')).thenRefused('unit/already-acted-this-turn');
  });

  it('counts a test once in a step, and anew in the next', () => {
    const shaken = on(begun({}, DISCIPLINED), tests('A2', 'passed'));
    given(shaken, SHELF).when(tests('A2')).thenRefused('unit/already-acted-this-step');
    given(on(shaken, { type: 'AdvancePhase', data: { to: { round: 1, turn: 'A', step: 'roll-call' } } }), SHELF)
      .when(tests('A2'))
      .then({ type: 'BattleShockRecorded', data: { unit: 'A2', result: 'failed' } });
  });

  it('stands where a judge lets it, and is no matter for anybody else', () => {
    const override = { reason: 'both agreed' };
    const overridden = { by: 'a-judge', reason: 'both agreed', codes: ['unit/wrong-phase'] };
    given(strict, SHELF)
      .when(acts('A2', 'struck', { override }), by('judge'))
      .then(acted('A2', 'struck', { overridden }));
    given(strict, SHELF)
      .when(acts('A2', 'struck', { override }), by('player'))
      .thenRefused('override/judge-only');
    const twice = on(strict, tests('A2', 'passed'));
    given(twice, SHELF)
      .when(tests('A2', 'failed', { override }), by('judge'))
      .then({
        type: 'BattleShockRecorded',
        data: {
          unit: 'A2',
          result: 'failed',
          overridden: { ...overridden, codes: ['unit/already-acted-this-step'] },
        },
      });
  });
});

describe('what a unit did, told again after a correction', () => {
  const gusted = on(strict, uses('Gust', 'A2'), acts('A2', 'struck'));

  it('falls with what had allowed it, and comes back with that', () => {
    const struck = on(gusted, strikes(4));
    expect(state(struck).fallen).toMatchObject({ 5: { code: 'unit/wrong-phase' } });
    expect(state(struck).table.acts).toEqual([]);
    expect(state(on(struck, strikes(6))).table).toEqual(state(gusted).table);
  });

  it('stands, flagged, where the match only advises', () => {
    const written = on(advised, uses('Gust', 'A2'), acts('A2', 'struck'), strikes(4));
    const told = retell(SHELF, recordOf(state(written))).find(({ entered }) => entered.number === 5);
    expect(told).toMatchObject({ verdict: 'recorded', flagged: { code: 'unit/wrong-phase' } });
    expect(state(written).table.acts).toHaveLength(1);
  });

  it('stands where a judge has let it, whatever falls', () => {
    const override = { reason: 'so be it' };
    const early = on(strict, uses('Gust', 'A3'), acts('A2', 'struck', { override }), strikes(4));
    expect(state(early).fallen).toEqual({});
  });

  it('is a plain fact in a release without rules on it', () => {
    const plain = decideOn(SHELF_OF_OLD, amid(4), [uses('Gust', 'A2'), acts('A2', 'struck'), strikes(4)]);
    expect((stateOf(plain, SHELF_OF_OLD) as OpenedState).fallen).toEqual({});
  });
});

describe('whatever is played and ruled under rules on what units do', () => {
  const start = fc.constantFrom(begun({}, DISCIPLINED), strict, advised);

  it('a record told again from its beginning is the record as it was told along the way', () => {
    fc.assert(
      fc.property(start, RULED, (from, commands) => {
        const { events, state: at } = playedOut(from, commands, SHELF);
        expect(settled(SHELF, ABSENT, recordOf(at)).state).toStrictEqual(at);
        expect(events.reduce((now, event) => advance(SHELF, now, event).state, stateOf([], SHELF))).toStrictEqual(at);
      }),
      seeded(60),
    );
  });

  it('no unit is shaken twice in a step of a match that enforces it, unless a judge let it be', () => {
    fc.assert(
      fc.property(RULED, (commands) => {
        const { state: at } = playedOut(begun({}, DISCIPLINED), commands, SHELF);
        const { table } = at as OpenedState;
        const shaken = table.acts.filter(({ act }) => act === 'battle-shock');
        const keys = shaken.map(({ unit, at: place }) => JSON.stringify([unit, place]));
        expect(new Set(keys).size).toBe(keys.length);
      }),
      seeded(60),
    );
  });
});
