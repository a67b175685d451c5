import type { MatchCommand } from '../index.js';
import { essenceOf } from '../index.js';
import {
  after,
  amid,
  begun,
  by,
  corrects,
  given,
  mustered,
  rewinds,
  ruledOn,
  rules,
  stateOf,
  SYSTEM,
  uses,
} from '@adjutant/testing/given';

const notes = (text: string, more: object = {}): MatchCommand =>
  ({ type: 'RecordNote', data: { kind: 'agreement', text, ...more } }) as MatchCommand;
const declares = (value: number, more: object = {}): MatchCommand =>
  ({ type: 'DeclareRunning', data: { player: 'A', account: 'cp', value, ...more } }) as MatchCommand;
const finished = after(amid(2), [{ type: 'FinishMatch', data: { ending: 'time' } }]);

describe('RecordNote', () => {
  it.each([
    ['before the battle', mustered()],
    ['in the battle', begun()],
    ['after its end', finished],
  ])('is recorded %s', (_, events) => {
    given(events)
      .when(notes('Both wings see the oak'))
      .then({ type: 'NoteRecorded', data: { kind: 'agreement', text: 'Both wings see the oak' } });
  });

  it('says whose word it is where it is said', () => {
    given(begun())
      .when(notes('14 inches', { kind: 'measurement', player: 'B' }))
      .then({ type: 'NoteRecorded', data: { kind: 'measurement', text: '14 inches', player: 'B' } });
  });

  it('changes nothing that counts, and stays when the match is rewound', () => {
    const noted = after(begun(), [notes('Back in ten minutes', { kind: 'pause' })]);
    expect(essenceOf(stateOf(noted))).toEqual(essenceOf(stateOf(begun())));
    const events = after(amid(2), [uses('Gust', 'A2'), notes('Back in ten minutes'), rewinds(3)], by('head-judge'));
    const state = stateOf(events);
    expect(state.status === 'running' && state.struck).toEqual([4]);
  });

  it('does not wait for the answer to a use', () => {
    given(amid(2))
      .when(notes('x'))
      .then({ type: 'NoteRecorded', data: { kind: 'agreement', text: 'x' } });
  });

  it('is refused without text, with too much of it, and of a kind that is none', () => {
    given(begun()).when(notes('  ')).thenRefused('note/no-text');
    given(begun())
      .when(notes('x'.repeat(1_001)))
      .thenRefused('note/no-text');
    given(begun())
      .when(notes('x', { kind: 'opinion' }))
      .thenRefused('note/unknown-kind');
    given([]).when(notes('x')).thenRefused('match/not-opened');
  });

  it('can be worded anew by a judge, and not into nothing', () => {
    const events = after(begun(), [notes('Wing sees the oak')]);
    const amends = (text: string) => corrects(4, { kind: 'amend', data: { text } });
    given(events).when(amends(''), by('judge')).thenRefused('entry/wrong-type');
    expect(after(events, [amends('Both wings see the oak')], by('judge'))).toHaveLength(6);
  });
});

describe('DeclareRunning', () => {
  it('puts down what the paper says, different or not, and moves no points', () => {
    const events = after(amid(2), [declares(2), declares(7)]);
    expect(essenceOf(stateOf(events))).toEqual(essenceOf(stateOf(amid(2))));
    given(finished)
      .when(declares(30, { account: 'vp', category: 'perches', after: 3 }))
      .then({
        type: 'RunningDeclared',
        data: { player: 'A', account: 'vp', category: 'perches', value: 30, after: 3 },
      });
  });

  it('is refused of an account, a number or a place that is none', () => {
    const refused = (more: object, code: string, value = 2) =>
      given(amid(2)).when(declares(value, more)).thenRefused(code);
    refused({ category: 'perches' }, 'points/no-category');
    refused({ account: 'vp', category: 'nests' }, 'score/unknown-category');
    refused({}, 'paper/not-a-balance', -1);
    refused({}, 'paper/not-a-balance', 0.5);
    refused({ after: 4 }, 'entry/not-recorded');
    refused({ after: 2 }, 'paper/before-battle');
    given(mustered()).when(declares(2)).thenRefused('match/not-started');
  });

  it('does not keep the last action from being taken back, and goes with it', () => {
    const declared = after(amid(2), [uses('Gust', 'A2'), declares(1)]);
    const state = stateOf(ruledOn(declared, [{ kind: 'rewind', to: 3, backup: 'simple' }]));
    expect(state.status === 'running' && state.struck).toEqual([4, 5]);
    given(after(amid(2), [declares(1)]))
      .when(rules([{ kind: 'rewind', to: 3, backup: 'simple' }]), SYSTEM)
      .thenRefused('rewind/nothing-after');
  });

  it('goes when the match is rewound behind it', () => {
    const events = after(amid(2), [uses('Gust', 'A2'), declares(1), rewinds(3)], by('head-judge'));
    const state = stateOf(events);
    expect(state.status === 'running' && state.struck).toEqual([4, 5]);
  });
});
