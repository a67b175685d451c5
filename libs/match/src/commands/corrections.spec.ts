import type { Correction, MatchEvent } from '@adjutant/match';
import type { Json } from '@adjutant/kernel';
import { advances, after, amid, begun, corrects, destroys, given, opened, rewinds, strikes, uses } from '@adjutant/testing/given';

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

  it('refuses a second correction of a struck entry, until the strike is struck', () => {
    const struck = after(played, [strikes(4)]);
    given(struck).when(strikes(4)).thenRefused('entry/struck');
    given(struck).when(amends(4, { declared: 1 })).thenRefused('entry/struck');
    given(after(struck, [strikes(8)])).when(strikes(4)).then(corrected(4, { kind: 'strike' }));
  });

  it('refuses to amend or to move a correction, which would change nothing: strike it and correct anew', () => {
    const struck = after(played, [strikes(6)]);
    given(struck).when(amends(8, { entry: 4 })).thenRefused('entry/not-correctable');
    given(struck).when(corrects(8, { kind: 'redate', before: 7 })).thenRefused('entry/not-correctable');
    const answered = after(played, [{ type: 'AnswerQuestion', data: { entry: 4, question: 'wind-is-fair', answer: 'no' } }]);
    given(answered).when(amends(8, { answer: 'yes' })).thenRefused('entry/not-correctable');
    given(after(played, [rewinds(6)])).when(amends(8, { to: 5 })).thenRefused('entry/not-correctable');
  });

  it('needs a match', () => {
    given([]).when(strikes(0)).thenRefused('match/not-opened');
  });
});

/** Whatever an amendment says, the record can be read afterwards: these would have made it unreadable. */
describe('an amendment that would spoil the record', () => {
  const points: MatchEvent = { type: 'VictoryPointsScored', data: { player: 'A', category: 'perches', points: 3, what: 'oak' } };
  const rolled = after(amid(2), [
    { type: 'UseAbility', data: { ability: 'Spyglass', player: 'A', roles: { bearer: 'A1' }, dice: [[4]] } },
  ]);

  it.each<[string, number, string, Json]>([
    ['a player who does not sit there', 4, 'player', 'C'],
    ['no roles', 4, 'roles', null],
    ['a list of roles', 4, 'roles', ['A1']],
    ['a role that is no text', 4, 'roles', { target: 7 }],
    ['a unit that every object has', 4, 'roles', { target: 'A2', enemy: 'constructor' }],
    ['answers that are none', 4, 'answers', { 'wind-is-fair': 'perhaps' }],
    ['no answers', 4, 'answers', null],
    ['claims that are none', 4, 'claims', [null]],
    ['a claim without bearer', 4, 'claims', [{ ability: 'core/tail-wind' }]],
    ['a claim of what every object has', 4, 'claims', [{ ability: 'core/tail-wind', bearer: 'constructor' }]],
    ['an entry that the pack does not have', 4, 'entry', 'core/thunder'],
    ['no place', 5, 'to', null],
    ['half a place', 5, 'to', { round: 1 }],
    ['a place that is none', 5, 'to', { round: 1, turn: 'A', step: 'siesta' }],
    ['a unit that nobody has', 6, 'unit', 'A99'],
    ['no roster', 1, 'roster', null],
    ['a roster without units', 1, 'roster', { faction: 'Kite', detachment: 'red-kites' }],
    ['a roster of nobodies', 1, 'roster', { faction: 'Kite', detachment: 'red-kites', units: [null] }],
    ['a situation nowhere', 3, 'at', null],
    ['a debt', 3, 'balances', { A: { cp: -1 } }],
  ])('is refused for %s', (_, entry, member, value) => {
    given(played).when(amends(entry, { [member]: value })).thenRefused('entry/wrong-type');
  });

  it.each<[string, Json]>([['points', 0], ['points', -3], ['points', 1.5], ['category', 'fame'], ['what', 7], ['player', null]])(
    'is refused for the score with %s %j',
    (member, value) => {
      given([...begun(), points]).when(amends(4, { [member]: value })).thenRefused('entry/wrong-type');
    },
  );

  it.each<[string, Json]>([['dice', {}], ['dice', [null]], ['dice', [0]], ['dice', []], ['roll', 4], ['by', 'ghost']])(
    'is refused for the dice with %s %j',
    (member, value) => {
      given(rolled).when(amends(5, { [member]: value })).thenRefused('entry/wrong-type');
    },
  );

  it('is recorded where it fits', () => {
    const data = { points: 5, category: 'prizes' };
    given([...begun(), points]).when(amends(4, data)).then(corrected(4, { kind: 'amend', data }));
  });
});

describe('RewindMatch', () => {
  it('records to where, and why', () => {
    given(played).when(rewinds(5)).then({ type: 'MatchRewound', data: { to: 5, because: 'a mistake' } });
    given(played).when(rewinds(3)).then({ type: 'MatchRewound', data: { to: 3, because: 'a mistake' } });
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
