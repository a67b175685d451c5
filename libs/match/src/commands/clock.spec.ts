import type { MatchCommand, MatchEvent } from '../index.js';
import {
  advances,
  after,
  amid,
  at,
  begun,
  by,
  FORMAL_PACK,
  given,
  looks,
  mustered,
  opened,
  stateOf,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';

const advanced = (place: string): MatchEvent => ({ type: 'PhaseAdvanced', data: { to: at(place) } });
const knot = { ...VOUCHED, 'knot-in-sight': 'yes' } as const;

describe('AdvancePhase', () => {
  it('goes on to the next phase', () => {
    given(begun()).when(advances()).then(advanced('1.A.wander'));
  });

  it('goes over from one turn to the other, step by step', () => {
    given(amid(0)).when(advances('1.B.muster')).then(advanced('1.A.clash'), advanced('1.B.muster'));
  });

  it('goes over to the next round', () => {
    const end = after(begun(), [advances('1.B.clash')]);
    given(end).when(advances()).then(advanced('2.A.muster'));
  });

  it('is done where the battle stands there', () => {
    given(amid(0)).when(advances('1.A.wander')).thenAlready();
  });

  it('is refused backwards, nowhere and at the end', () => {
    given(amid(0)).when(advances('1.A.muster')).thenRefused('clock/not-ahead');
    given(amid(0)).when(advances('1.A.siesta')).thenRefused('clock/not-ahead');
    given(after(begun(), [advances('3.B.clash')]))
      .when(advances())
      .thenRefused('clock/last-phase');
  });

  it('is refused before and after the battle', () => {
    given([]).when(advances()).thenRefused('match/not-opened');
    given(mustered()).when(advances()).thenRefused('match/not-started');
    given([...begun(), { type: 'MatchFinished', data: { ending: 'time' } }])
      .when(advances())
      .thenRefused('match/over');
  });

  it.each([
    ['only the phase', uses('Gust', 'A2', { answers: knot })],
    ['everything', looks()],
  ])('waits for an open roll that blocks %s', (_, command) => {
    const waiting = after(amid(2), [command]);
    given(waiting).when(advances()).thenRefused('roll/pending');
    given(after(waiting, [{ type: 'RecordRoll', data: { dice: [1] } }]))
      .when(advances())
      .then(advanced('1.A.clash'));
  });

  it('goes on past an open roll when a judge lets it, or when the match only advises', () => {
    const waiting = after(amid(2), [looks()]);
    const override = { type: 'AdvancePhase', data: { override: { reason: 'dice lost' } } } as const;
    given(waiting).when(override).thenRefused('override/judge-only');
    const overridden = { by: 'a-head-judge', reason: 'dice lost', codes: ['roll/pending'] };
    given(waiting)
      .when(override, by('head-judge'))
      .then({ type: 'PhaseAdvanced', data: { to: at('1.A.clash'), overridden } });
    given(after(amid(2, { enforcement: 'advise' }), [looks()]))
      .when(advances())
      .then(advanced('1.A.clash'));
  });
});

describe('AdvancePhase where only the active player may end a phase', () => {
  const events: readonly MatchEvent[] = [
    opened({}, FORMAL_PACK),
    ...mustered().slice(1),
    { type: 'BattleStarted', data: { firstTurn: 'B' } },
  ];
  const rolled = after(events, [
    { type: 'RecordRoll', data: { roll: '3/dawn-pay/A', dice: [2] } },
    { type: 'RecordRoll', data: { roll: '3/dawn-pay/B', dice: [3] } },
  ]);
  const advance = (player?: 'A' | 'B', to?: string): MatchCommand => ({
    type: 'AdvancePhase',
    data: { ...(player ? { player } : {}), ...(to ? { to: at(to) } : {}) },
  });

  it('lets anybody end a step that belongs to nobody', () => {
    given(rolled).when(advance('A')).then(advanced('1.B.muster'));
    given(rolled).when(advance()).then(advanced('1.B.muster'));
  });

  it('is refused to the other player and to nobody in particular', () => {
    const inTurn = after(rolled, [advance('B')]);
    given(inTurn).when(advance('A')).thenRefused('clock/not-your-turn');
    given(inTurn).when(advance()).thenRefused('clock/not-your-turn');
    given(inTurn).when(advance('B')).then(advanced('1.B.wander'));
  });

  it('waits for the dice of an income', () => {
    given(events).when(advance('B')).thenRefused('roll/pending', 'roll/pending');
    const state = stateOf(rolled);
    expect(state.status === 'running' && state.table.balances).toEqual({ A: { cp: 2 }, B: { cp: 6 } });
  });

  it('does not pass over dice that fall due on the way', () => {
    const last = after(rolled, [advance('B'), advance('B', '1.A.muster'), advance('A', '1.A.clash')]);
    given(last).when(advance('A', '2..dawn')).then(advanced('2..dawn'));
    given(last).when(advance('A', '2.B.muster')).thenRefused('roll/on-the-way', 'roll/on-the-way');
  });
});
