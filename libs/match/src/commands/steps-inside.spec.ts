import type { MatchCommand, MatchEvent, OpenedState } from '../index.js';
import {
  amid,
  begun,
  decideOn,
  DISCIPLINED,
  DISCIPLINED_SHELF as SHELF,
  given,
  stateOf,
  uses,
} from '@adjutant/testing/given';

type To = Extract<MatchEvent, { type: 'PhaseAdvanced' }>['data']['to'];
const to = (round: number, turn: 'A' | 'B', step: string, part?: string): To => ({
  round,
  turn,
  step,
  ...(part === undefined ? {} : { part }),
});
const press: MatchCommand = { type: 'AdvancePhase', data: {} };
const goes = (place: To): MatchCommand => ({ type: 'AdvancePhase', data: { to: place } });
const gone = (place: To): MatchEvent => ({ type: 'PhaseAdvanced', data: { to: place } });
const start = begun({}, DISCIPLINED);
const rollCall = [...start, gone(to(1, 'A', 'muster', 'roll-call'))];

describe('steps inside phases', () => {
  it('are passed by a press that names no place', () => {
    given(start, SHELF)
      .when(press)
      .then(gone(to(1, 'A', 'wander')));
    given(rollCall, SHELF)
      .when(press)
      .then(gone(to(1, 'A', 'wander')));
  });

  it('are reached by their own name, and by phase and name', () => {
    for (const place of [to(1, 'A', 'roll-call'), to(1, 'A', 'muster', 'roll-call')])
      given(start, SHELF)
        .when(goes(place))
        .then(gone(to(1, 'A', 'muster', 'roll-call')));
  });

  it('are reached through the phases before them', () => {
    given(start, SHELF)
      .when(goes(to(1, 'A', 'lull')))
      .then(gone(to(1, 'A', 'wander')), gone(to(1, 'A', 'clash', 'lull')));
  });

  it('do not lie behind, and the opening one is the name of the phase', () => {
    given(rollCall, SHELF)
      .when(goes(to(1, 'A', 'muster')))
      .thenRefused('clock/not-ahead');
    given(rollCall, SHELF)
      .when(goes(to(1, 'A', 'roll-call')))
      .thenAlready();
    given(start, SHELF)
      .when(goes(to(1, 'A', 'wander', 'roll-call')))
      .thenRefused('clock/not-ahead');
  });

  it('bring nothing that belongs to the beginning or the end of their phase', () => {
    const cp = (events: readonly MatchEvent[]) => (stateOf(events, SHELF) as OpenedState).table.balances.A['cp'];
    expect([cp(start), cp(rollCall)]).toEqual([1, 1]);
    const there = decideOn(SHELF, rollCall, [goes(to(1, 'B', 'roll-call'))]);
    expect(cp(there)).toBe(2);
  });

  it('belong to their phase: what was used in it counts on', () => {
    const lull = decideOn(SHELF, amid(4, {}, DISCIPLINED), [goes(to(1, 'A', 'clash')), uses('Gust', 'A2')]);
    given(decideOn(SHELF, lull, [goes(to(1, 'A', 'lull'))]), SHELF)
      .when(uses('Gust', 'A3'))
      .thenRefused('stratagem/already-used-this-phase');
  });

  it('leave the end of the battle where it was', () => {
    const last = [...start, gone(to(3, 'B', 'clash'))];
    given(last, SHELF).when(press).thenRefused('clock/last-phase');
    given(last, SHELF)
      .when(goes(to(3, 'B', 'lull')))
      .then(gone(to(3, 'B', 'clash', 'lull')));
  });
});
