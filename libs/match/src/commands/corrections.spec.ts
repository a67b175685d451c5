import { decideMatch, type Correction, type MatchEvent } from '../index.js';
import type { Json } from '@adjutant/kernel';
import {
  advances,
  after,
  amid,
  by,
  corrects,
  destroys,
  given,
  opened,
  rewinds,
  SHELF,
  stateOf,
  strikes,
  uses,
} from '@adjutant/testing/given';

const played = after(amid(3), [uses('Gust', 'A2'), advances(), destroys('B3'), uses('Gust', 'A3')]);
const corrected = (entry: number, correction: Correction): MatchEvent => ({
  type: 'EntryCorrected',
  data: { entry, correction, because: 'the judge ruled so' },
});
const amends = (entry: number, data: { readonly [member: string]: Json }) => corrects(entry, { kind: 'amend', data });

describe('CorrectEntry', () => {
  it.each<Correction>([
    { kind: 'strike' },
    { kind: 'amend', data: { roles: { target: 'A3' } } },
    { kind: 'answer', answers: { 'wind-is-fair': 'no' } },
    { kind: 'redate', before: 7 },
  ])('records %j beside the entry', (correction) => {
    given(played).when(corrects(4, correction)).then(corrected(4, correction));
  });

  it.each<[string, number, Correction, string]>([
    ['an entry that is not there', 9, { kind: 'strike' }, 'entry/not-recorded'],
    ['striking the opening', 0, { kind: 'strike' }, 'entry/not-correctable'],
    ['striking a roster', 1, { kind: 'strike' }, 'entry/not-correctable'],
    ['striking the situation', 3, { kind: 'strike' }, 'entry/not-correctable'],
    ['amending the opening', 0, { kind: 'amend', data: { title: 'x' } }, 'entry/not-correctable'],
    ['answering what it does not ask', 4, { kind: 'answer', answers: { 'moon-is-full': 'no' } }, 'question/not-asked'],
    [
      'answering an entry that asks nothing',
      5,
      { kind: 'answer', answers: { 'wind-is-fair': 'no' } },
      'question/not-asked',
    ],
    [
      'amending an answer that no question wants',
      4,
      { kind: 'amend', data: { answers: { 'wind-is-fare': 'no' } } },
      'question/unknown',
    ],
    ['amending nothing', 4, { kind: 'amend', data: {} }, 'entry/nothing-amended'],
    ['a member that it does not have', 4, { kind: 'amend', data: { points: 3 } }, 'entry/unknown-member'],
    ['a member of another type', 4, { kind: 'amend', data: { player: 3 } }, 'entry/wrong-type'],
    ['answers to a fact', 6, { kind: 'answer', answers: { 'wind-is-fair': 'no' } }, 'question/not-asked'],
    ['moving before what is not there', 4, { kind: 'redate', before: 44 }, 'entry/not-recorded'],
    ['moving before the battle', 4, { kind: 'redate', before: 2 }, 'entry/not-correctable'],
    ['moving a roster', 2, { kind: 'redate', before: 4 }, 'entry/not-correctable'],
    ['moving before itself', 4, { kind: 'redate', before: 4 }, 'entry/not-correctable'],
  ])('refuses %s', (_, entry, correction, code) => {
    given(played).when(corrects(entry, correction)).thenRefused(code);
  });

  it('names an entry by its number, and what it says, where another member is to be replaced', () => {
    const decision = decideMatch(SHELF, amends(4, { points: 3 }), stateOf(played), by('judge'));
    const message = decision.outcome === 'refused' ? decision.refusal.message : '';
    expect(message).toMatch(/^Entry 4 has no points\. What it says is: player, entry, roles, answers, claims\.$/);
  });

  it('refuses a second correction of a struck entry, until the strike is struck', () => {
    const struck = after(played, [strikes(4)]);
    given(struck).when(strikes(4)).thenRefused('entry/struck');
    given(struck)
      .when(amends(4, { declared: 1 }))
      .thenRefused('entry/struck');
    given(after(struck, [strikes(8)]))
      .when(strikes(4))
      .then(corrected(4, { kind: 'strike' }));
  });

  it('refuses to amend or to move a correction, which would change nothing: strike it and correct anew', () => {
    const struck = after(played, [strikes(6)]);
    given(struck)
      .when(amends(8, { entry: 4 }))
      .thenRefused('entry/not-correctable');
    given(struck)
      .when(corrects(8, { kind: 'redate', before: 7 }))
      .thenRefused('entry/not-correctable');
    const answered = after(played, [
      { type: 'AnswerQuestion', data: { entry: 4, question: 'wind-is-fair', answer: 'no' } },
    ]);
    given(answered)
      .when(amends(8, { answer: 'yes' }))
      .thenRefused('entry/not-correctable');
    given(after(played, [rewinds(6)]))
      .when(amends(8, { to: 5 }))
      .thenRefused('entry/not-correctable');
  });

  it('needs a match', () => {
    given([]).when(strikes(0)).thenRefused('match/not-opened');
  });
});

describe('RewindMatch', () => {
  it('records to where, and why', () => {
    given(played)
      .when(rewinds(5))
      .then({ type: 'MatchRewound', data: { to: 5, because: 'a mistake' } });
    given(played)
      .when(rewinds(3))
      .then({ type: 'MatchRewound', data: { to: 3, because: 'a mistake' } });
  });

  it.each([
    ['an entry that is not there', played, 12, 'entry/not-recorded'],
    ['a point before the battle', played, 2, 'rewind/before-battle'],
    ['a point of a match that has not begun', [opened()], 0, 'rewind/before-battle'],
    ['the last entry', played, 7, 'rewind/nothing-after'],
    ['nothing', [], 0, 'match/not-opened'],
  ] as const)('is refused to %s', (_, events, to, code) => {
    given(events).when(rewinds(to)).thenRefused(code);
  });
});
