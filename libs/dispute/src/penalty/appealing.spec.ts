import { fold } from '@adjutant/kernel';
import { appealUntil, isUnderAppeal, whyNoAppeal } from './appealing.js';
import { penaltyDecider } from './decider.js';
import type { PenaltyEvent } from './messages.js';
import type { Penalty } from './record.js';
import {
  answer,
  answered,
  appeal,
  appealed,
  AROUND,
  by,
  given,
  issue,
  issued,
  NOON,
  rescind,
  rescinded,
} from './testing/given.js';

const ANN = by('player', 'ann');
const HEAD = { id: 'head-judge', role: 'head-judge' } as const;
const HALF_HOUR = { appeals: { minutes: 30, own: null }, received: NOON } as const;
const at = (time: string) => ({ ...ANN, now: `2031-05-04T${time}:00.000Z` });
const GIVEN_BY_HEAD = issued('p1', { by: { id: 'hal', role: 'head-judge' } });
const HOUSE_OF_TODAY = { id: 'house', version: '1', digest: 'd1' };
const CARD = {
  from: 'nudge',
  level: 'card',
  effects: [{ kind: 'points', resource: 'vp', whose: 'own', amount: -5 }],
  policy: HOUSE_OF_TODAY,
};

function standing(...events: readonly PenaltyEvent[]): Penalty {
  const [first] = fold(penaltyDecider({ ...AROUND, roles: [] }), events).penalties;
  if (!first) throw new Error('no penalty was given');
  return first;
}

describe('an appeal against a penalty', () => {
  it('is made by whom it was given to', () => {
    given(issued('p1')).when(appeal(), ANN).then(appealed('p1'));
  });

  it('may be written down by staff for them, and says who did', () => {
    const desk = { id: 'desk', role: 'scorekeeper' } as const;
    given(issued('p1'))
      .when(appeal(), by('scorekeeper', 'desk'))
      .then(appealed('p1', { by: desk }));
  });

  it('is not for another player, nor about a penalty that nobody gave', () => {
    given(issued('p1')).when(appeal(), by('player', 'bob')).thenRefused('penalty/not-yours-to-appeal');
    given().when(appeal(), ANN).thenRefused('penalty/unknown');
  });

  it('is made once, and what is decided on it is final', () => {
    given(issued('p1'), appealed('p1')).when(appeal(), ANN).thenRefused('penalty/appeal-made');
    given(issued('p1'), appealed('p1'), answered('upheld')).when(appeal(), ANN).thenRefused('penalty/appeal-answered');
    given(issued('p1'), rescinded('p1')).when(appeal(), ANN).thenRefused('penalty/rescinded');
  });

  it('is made in the time of the event, from when the server received the penalty', () => {
    given(issued('p1')).when(appeal(), at('12:30'), HALF_HOUR).then(appealed('p1'));
    given(issued('p1')).when(appeal(), at('12:31'), HALF_HOUR).thenRefused('penalty/appeal-too-late');
    const told = { ...HALF_HOUR, received: '2031-05-04T13:00:00.000Z' };
    given(issued('p1')).when(appeal(), at('13:20'), told).then(appealed('p1'));
    expect(appealUntil(told)).toBe('2031-05-04T13:30:00.000Z');
    expect(appealUntil({ appeals: { minutes: null, own: null }, received: NOON })).toBeNull();
  });

  it('is for the ruling, where the penalty goes with one', () => {
    given(issued('p1', { match: 'm1', dispute: 'd1', ruling: '1' }))
      .when(appeal(), ANN)
      .thenRefused('penalty/appeal-with-ruling');
  });

  it('is not heard against a head judge, where the event has it so', () => {
    const final = { appeals: { minutes: null, own: 'final' } } as const;
    given(GIVEN_BY_HEAD).when(appeal(), ANN, final).thenRefused('penalty/appeal-own-final');
    given(issued('p1')).when(appeal(), ANN, final).then(appealed('p1'));
  });

  it('can be told beforehand to be possible or not', () => {
    expect(whyNoAppeal(standing(issued('p1')), { now: NOON, received: NOON })).toBeNull();
    expect(whyNoAppeal(standing(issued('p1'), appealed('p1')), { now: NOON, received: NOON })).toMatchObject({
      code: 'penalty/appeal-made',
    });
  });
});

describe('what is decided on it', () => {
  const open = () => given(issued('p1'), appealed('p1'));

  it('upholds the penalty', () => {
    open().when(answer('upheld'), by('head-judge')).then(answered('upheld'));
  });

  it('takes it back, as every penalty is taken back', () => {
    const back = rescinded('p1', { because: 'Looked at', by: HEAD });
    open().when(answer('rescinded'), by('head-judge')).then(answered('rescinded'), back);
  });

  it('makes it one of another level, with what that brings', () => {
    open()
      .when(answer('changed', 'card'), by('head-judge'))
      .then(answered('changed', { changed: CARD }));
    const changed = standing(issued('p1'), appealed('p1'), answered('changed', { changed: CARD }));
    expect(changed).toMatchObject({ level: 'card', effects: CARD.effects, appeal: { answer: { verdict: 'changed' } } });
    given(issued('p1'), appealed('p1'), answered('changed', { changed: CARD }))
      .when(issue({ penalty: 'p9', infraction: 'rude', level: 'card' }), by('head-judge'))
      .thenRefused('penalty/deviation-unexplained');
  });

  it('names another level where it changes the penalty, and none elsewhere', () => {
    for (const asked of [answer('changed'), answer('changed', 'nudge'), answer('upheld', 'card')])
      open().when(asked, by('head-judge')).thenRefused('penalty/appeal-changes-nothing');
    open().when(answer('changed', 'other'), by('head-judge')).thenRefused('penalty/unknown-level');
    open().when(answer('changed', 'card'), by('organizer')).thenRefused('penalty/level-not-yours');
  });

  it('is for a head judge or an organizer, and never for who gave it', () => {
    open().when(answer('upheld'), by('judge', 'another')).thenRefused('penalty/appeal-head-judge-only');
    open()
      .when(answer('upheld'), by('organizer'))
      .then(answered('upheld', { by: { id: 'organizer', role: 'organizer' } }));
    given(GIVEN_BY_HEAD, appealed('p1'))
      .when(answer('upheld'), by('head-judge', 'hal'))
      .thenRefused('penalty/appeal-own');
  });

  it('is for whom the event has named, where a head judge gave the penalty', () => {
    const named = { appeals: { minutes: null, own: { to: 'nora' } } } as const;
    const nora = { id: 'nora', role: 'judge' } as const;
    given(GIVEN_BY_HEAD, appealed('p1'))
      .when(answer('upheld'), by('judge', 'nora'), named)
      .then(answered('upheld', { by: nora }));
    open().when(answer('upheld'), by('judge', 'nora'), named).thenRefused('penalty/appeal-head-judge-only');
  });

  it('is for whoever is there on a machine of one’s own', () => {
    const judge = { id: 'judge', role: 'judge' } as const;
    open()
      .when(answer('upheld'), by('judge'), { roles: 'unbound' })
      .then(answered('upheld', { by: judge }));
  });

  it('needs an appeal that is open', () => {
    given(issued('p1')).when(answer('upheld'), by('head-judge')).thenRefused('penalty/appeal-none');
    given().when(answer('upheld'), by('head-judge')).thenRefused('penalty/unknown');
    given(issued('p1'), appealed('p1'), rescinded('p1'))
      .when(answer('upheld'), by('head-judge'))
      .thenRefused('penalty/appeal-none');
    given(issued('p1'), appealed('p1')).when(rescind()).then(rescinded('p1'));
    expect(isUnderAppeal(standing(issued('p1'), appealed('p1')))).toBe(true);
    expect(isUnderAppeal(standing(issued('p1'), appealed('p1'), answered('upheld')))).toBe(false);
  });
});
