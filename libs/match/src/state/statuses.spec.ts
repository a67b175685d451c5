import type { MatchCommand, MatchEvent } from '../index.js';
import { after, begun, by, mustered, opened, rewinds, stateOf, strikes } from '@adjutant/testing/given';

const RECORDED = ['history', 'title', 'pack', 'settings', 'seats', 'table', 'struck', 'fallen', 'status'].sort();
const OVER = [...RECORDED, 'result', 'confirmedBy'].sort();
const concedes: MatchCommand = { type: 'ConcedeMatch', data: { player: 'A' } };
const finishes: MatchCommand = { type: 'FinishMatch', data: { ending: 'time' } };
const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });
const ANN = by('player', 'person-a');
const BOB = by('player', 'person-b');
const over = after(begun(), [finishes, confirms('A')], ANN);
const voids: MatchCommand = { type: 'VoidMatch', data: { because: 'Opened twice' } };

const HEAD = by('head-judge');
/** Of records from before settled results were spared. */
const taken = (entry: number): MatchEvent => ({
  type: 'EntryCorrected',
  data: { entry, correction: { kind: 'strike' }, because: 'a slip' },
});

/** A member that makes no sense in a status is not there, whichever way the match came to it. */
describe('the state of a match', () => {
  it.each([
    ['absent', [], ['status']],
    ['opened', [opened()], RECORDED],
    ['opened', mustered(), RECORDED],
    ['running', begun(), RECORDED],
    ['finished', over, OVER],
    ['finished', after(begun(), [concedes]), OVER],
    ['confirmed', after(over, [confirms('B')], BOB), OVER],
    ['confirmed', after(over, [confirms('B')]), [...OVER, 'enteredFor'].sort()],
    ['running', after(begun(), [voids], by('head-judge')), [...RECORDED, 'voided'].sort()],
    ['running', after(over, [strikes(4)]), RECORDED],
    ['running', after(over, [rewinds(3)]), RECORDED],
    ['finished', after(over, [strikes(4), strikes(6)]), OVER],
    ['finished', [...after(over, [confirms('B')], BOB), taken(6)], OVER],
    ['opened', after([opened()], [concedes, strikes(1)], HEAD), RECORDED],
  ] as const)('is %s with exactly its members', (status, events, members) => {
    const state = stateOf(events);
    expect(state.status).toBe(status);
    expect(Object.keys(state).sort()).toEqual(members);
  });

  it('stays over when a concession before the battle is restored after the battle began', () => {
    const conceded = after(mustered(), [concedes, strikes(3)], HEAD);
    const restored = after([...conceded, ...begun().slice(3)], [strikes(4)]);
    const state = stateOf(restored);
    expect(state.status).toBe('finished');
    expect(Object.keys(state).sort()).toEqual(OVER);
  });

  it('is decided by its first end, whatever is recorded after it', () => {
    const twice = [...over, { type: 'MatchConceded', data: { player: 'B' } } as const];
    expect(stateOf(twice)).toMatchObject({ status: 'finished', result: { ending: 'time' }, confirmedBy: ['A'] });
  });
});
