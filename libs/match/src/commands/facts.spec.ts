import type { MatchCommand, MatchEvent } from '../index.js';
import {
  after,
  amid,
  begun,
  corrects,
  destroys,
  given,
  mustered,
  stateOf,
  strikes,
  uses,
  advances,
  by,
} from '@adjutant/testing/given';

const acts = (action: string, more: object = {}): MatchCommand => ({
  type: 'RecordUnitAction',
  data: { unit: 'A2', action, ...more },
});
const gone = after(amid(1), [destroys('A3')]);

describe('facts about units', () => {
  it.each<[string, MatchCommand, MatchEvent]>([
    ['a destruction', destroys('A2'), { type: 'UnitDestroyed', data: { unit: 'A2' } }],
    [
      'who did it, and how',
      { type: 'RecordUnitDestroyed', data: { unit: 'A2', by: 'B2', how: 'attack' } },
      { type: 'UnitDestroyed', data: { unit: 'A2', by: 'B2', how: 'attack' } },
    ],
    [
      'a test with its dice',
      { type: 'RecordBattleShock', data: { unit: 'A2', result: 'failed', dice: [2, 3] } },
      { type: 'BattleShockRecorded', data: { unit: 'A2', result: 'failed', dice: [2, 3] } },
    ],
    [
      'an action with its targets',
      { type: 'RecordUnitAction', data: { unit: 'A2', action: 'struck', targets: ['B1', 'B2'] } },
      { type: 'UnitActed', data: { unit: 'A2', act: 'struck', targets: ['B1', 'B2'] } },
    ],
    [
      'an action without',
      { type: 'RecordUnitAction', data: { unit: 'A2', action: 'flew' } },
      { type: 'UnitActed', data: { unit: 'A2', act: 'flew' } },
    ],
    [
      'a return, to the reserves where nothing else is said',
      { type: 'RecordUnitReturned', data: { unit: 'A3', as: 'A3b', what: 'a rule of the house' } },
      { type: 'UnitReturned', data: { unit: 'A3', as: 'A3b', location: 'reserves', what: 'a rule of the house' } },
    ],
  ])('record %s', (_, command, event) => {
    given(gone).when(command).then(event);
  });

  it.each<[string, MatchCommand, string]>([
    ['the destruction of nobody', destroys('A9'), 'unit/unknown'],
    ['the destruction of a member of every object', destroys('constructor'), 'unit/unknown'],
    ['the return of nobody', { type: 'RecordUnitReturned', data: { unit: 'A9', as: 'A8', what: '' } }, 'unit/unknown'],
    [
      'the return of the living',
      { type: 'RecordUnitReturned', data: { unit: 'A2', as: 'A8', what: '' } },
      'unit/not-destroyed',
    ],
    [
      'the return under a name that is taken',
      { type: 'RecordUnitReturned', data: { unit: 'A3', as: 'B1', what: '' } },
      'unit/id-taken',
    ],
    ['a test of nobody', { type: 'RecordBattleShock', data: { unit: 'C1', result: 'passed' } }, 'unit/unknown'],
    ['a test of the dead', { type: 'RecordBattleShock', data: { unit: 'A3', result: 'passed' } }, 'unit/destroyed'],
    [
      'a die of seven',
      { type: 'RecordBattleShock', data: { unit: 'A2', result: 'passed', dice: [6, 7] } },
      'roll/dice-invalid',
    ],
    [
      'half a die',
      { type: 'RecordBattleShock', data: { unit: 'A2', result: 'passed', dice: [1.5] } },
      'roll/dice-invalid',
    ],
    ['an action of the dead', { type: 'RecordUnitAction', data: { unit: 'A3', action: 'flew' } }, 'unit/destroyed'],
    [
      'an action that is none',
      { type: 'RecordUnitAction', data: { unit: 'A2', action: 'danced' } },
      'unit/unknown-action',
    ],
    [
      'a target that nobody has',
      { type: 'RecordUnitAction', data: { unit: 'A2', action: 'struck', targets: ['B1', 'B9'] } },
      'unit/unknown',
    ],
    [
      'a target that every object has',
      { type: 'RecordUnitAction', data: { unit: 'A2', action: 'struck', targets: ['toString'] } },
      'unit/unknown',
    ],
  ])('refuse %s', (_, command, code) => {
    given(gone).when(command).thenRefused(code);
  });

  it('are already so for a unit destroyed before', () => {
    given(gone).when(destroys('A3')).thenAlready();
  });

  it('need a running battle', () => {
    given(mustered()).when(destroys('A3')).thenRefused('match/not-started');
    given([])
      .when({ type: 'RecordUnitAction', data: { unit: 'A1', action: 'flew' } })
      .thenRefused('match/not-opened');
  });

  it('place a unit where its action takes it, and shake one until its owner musters', () => {
    const shaken = after(amid(0), [
      { type: 'RecordUnitAction', data: { unit: 'A2', action: 'hid' } },
      { type: 'RecordBattleShock', data: { unit: 'A1', result: 'failed' } },
      { type: 'RecordBattleShock', data: { unit: 'A3', result: 'passed' } },
    ]);
    const unit = (events: readonly MatchEvent[], id: string) => {
      const state = stateOf(events);
      return state.status === 'running' ? state.table.units[id] : undefined;
    };
    expect(unit(shaken, 'A2')?.location).toBe('reserves');
    expect(unit(shaken, 'A1')?.statuses).toEqual(['battle-shocked']);
    expect(unit(shaken, 'A3')?.statuses).toEqual([]);
    expect(unit(after(shaken, [advances('1.B.clash')]), 'A1')?.statuses).toEqual(['battle-shocked']);
    expect(unit(after(shaken, [advances('2.A.muster')]), 'A1')?.statuses).toEqual([]);
  });
});

describe('points', () => {
  const gains = (amount: number): MatchCommand => ({
    type: 'GainCommandPoints',
    data: { player: 'A', amount, what: 'a gift' },
  });
  const scores = (points: number, category = 'perches'): MatchCommand => ({
    type: 'ScoreVictoryPoints',
    data: { player: 'B', category, points, what: 'the old oak' },
  });

  it('are recorded as they were declared', () => {
    given(begun())
      .when(gains(3))
      .then({ type: 'CommandPointsGained', data: { player: 'A', amount: 3, what: 'a gift' } });
    given(begun())
      .when(scores(40))
      .then({
        type: 'VictoryPointsScored',
        data: { player: 'B', category: 'perches', points: 40, what: 'the old oak' },
      });
  });

  it.each([-1, 1.5, NaN, Infinity])('are refused when there are %p of them', (amount) => {
    given(begun()).when(gains(amount)).thenRefused('points/not-positive');
    given(begun()).when(scores(amount)).thenRefused('points/not-positive');
  });

  it('are a score when there are none, and no gain', () => {
    given(begun()).when(gains(0)).thenRefused('points/not-positive');
    given(begun())
      .when(scores(0))
      .then({
        type: 'VictoryPointsScored',
        data: { player: 'B', category: 'perches', points: 0, what: 'the old oak' },
      });
  });

  it('need no reason: it is “not said”, and may be told later', () => {
    const gain: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } };
    const unsaid: MatchEvent = { type: 'CommandPointsGained', data: { player: 'A', amount: 1, what: 'not said' } };
    given(begun()).when(gain).then(unsaid);
    const amended = corrects(begun().length, { kind: 'amend', data: { what: 'a feather' } });
    given([...begun(), unsaid])
      .when(amended, by('judge'))
      .then({ type: 'EntryCorrected', data: amended.data } as MatchEvent);
  });

  it('are refused in a category that the sheet does not have', () => {
    given(begun()).when(scores(5, 'secondary')).thenRefused('score/unknown-category');
  });

  it('are left to the record where they follow from it; a judge may write them down', () => {
    given(begun()).when(scores(5, 'flocks')).thenRefused('score/derived');
    given(begun())
      .when(scores(5, 'flocks'), by('judge'))
      .then({
        type: 'VictoryPointsScored',
        data: { player: 'B', category: 'flocks', points: 5, what: 'the old oak' },
      });
  });

  it('are refused outside the battle', () => {
    given(mustered()).when(gains(1)).thenRefused('match/not-started');
    given(mustered()).when(scores(1)).thenRefused('match/not-started');
    given([]).when(scores(1)).thenRefused('match/not-opened');
  });

  it('move only as far as the caps allow', () => {
    const state = stateOf(
      after(begun(), [gains(3), gains(1), scores(8), scores(5), scores(5, 'prizes'), uses('Gust', 'A2')]),
    );
    expect(state.status === 'running' && [state.table.balances, state.table.score]).toEqual([
      { A: { cp: 1 }, B: { cp: 1 } },
      { A: {}, B: { perches: 10, prizes: 2 } },
    ]);
  });
});

describe('steps of something that is under way', () => {
  const swooping = after(amid(1), [acts('swooped', { targets: ['B1'] })]);
  const turned = after(swooping, [acts('turned', { dice: [4] })]);

  it('are recorded in their order, with their dice', () => {
    given(swooping)
      .when(acts('turned', { dice: [4] }))
      .then({ type: 'UnitActed', data: { unit: 'A2', act: 'turned', dice: [4] } });
    given(turned)
      .when(acts('landed'))
      .then({ type: 'UnitActed', data: { unit: 'A2', act: 'landed' } });
  });

  it.each<[string, readonly MatchEvent[], MatchCommand, string]>([
    ['before it began', amid(1), acts('turned'), 'window/not-open'],
    ['of somebody else', swooping, acts('landed', { unit: 'A3' }), 'window/not-open'],
    ['a second time', turned, acts('turned'), 'window/stage-passed'],
    ['after it is over', after(turned, [acts('landed')]), acts('landed'), 'window/not-open'],
    ['in the next phase', after(swooping, [advances()]), acts('landed'), 'window/not-open'],
    [
      'against a unit that is gone',
      after(amid(1), [destroys('B1')]),
      acts('swooped', { targets: ['B1'] }),
      'unit/destroyed',
    ],
    ['with too many dice', swooping, acts('turned', { dice: [1, 2] }), 'roll/dice-invalid'],
    ['with a die that there is not', swooping, acts('turned', { dice: [7] }), 'roll/dice-invalid'],
  ])('are refused %s', (_, events, command, code) => given(events).when(command).thenRefused(code));

  it('may stand by a judge', () => {
    given(amid(1))
      .when(acts('landed', { override: { reason: 'it did swoop' } }), by('judge'))
      .then({
        type: 'UnitActed',
        data: {
          unit: 'A2',
          act: 'landed',
          overridden: { by: 'a-judge', reason: 'it did swoop', codes: ['window/not-open'] },
        },
      });
  });

  it('follow a correction: what was never begun has no steps', () => {
    const began = swooping.length - 1;
    expect(stateOf(turned)).toMatchObject({ table: { open: [{ unit: 'A2', stage: 'turned' }] } });
    expect(stateOf(after(turned, [strikes(began)]))).toMatchObject({ table: { open: [] } });
  });
});
