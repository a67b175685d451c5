import type { Correction, MatchEvent } from '../index.js';
import type { Json } from '@adjutant/kernel';
import { advances, after, amid, begun, corrects, destroys, given, uses } from '@adjutant/testing/given';

const SENT = { faction: 'Kite', detachment: 'red-kites', units: [{ id: 'a', name: 'A' }] };
const played = after(amid(3), [uses('Gust', 'A2'), advances(), destroys('B3'), uses('Gust', 'A3')]);
const corrected = (entry: number, correction: Correction): MatchEvent => ({
  type: 'EntryCorrected',
  data: { entry, correction, because: 'the judge ruled so' },
});
const amends = (entry: number, data: { readonly [member: string]: Json }) => corrects(entry, { kind: 'amend', data });

/** Whatever an amendment says, the record can be read afterwards: these would have made it unreadable. */
describe('an amendment that would spoil the record', () => {
  const points: MatchEvent = {
    type: 'VictoryPointsScored',
    data: { player: 'A', category: 'perches', points: 3, what: 'oak' },
  };
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
    ['a roster with a member that nobody knows', 1, 'roster', { ...SENT, commander: 'Ann' }],
    [
      'a roster whose unit has a name that is too long',
      1,
      'roster',
      { ...SENT, units: [{ id: 'a', name: 'x'.repeat(201) }] },
    ],
    [
      'a roster with an ability that claims what none can',
      1,
      'roster',
      {
        ...SENT,
        units: [
          {
            id: 'a',
            name: 'A',
            abilities: [{ id: 'b', name: 'B', claim: { names: [], kinds: [], reach: 'everywhere' } }],
          },
        ],
      },
    ],
    ['a roster of nobodies', 1, 'roster', { faction: 'Kite', detachment: 'red-kites', units: [null] }],
    ['a situation nowhere', 3, 'at', null],
    ['a debt', 3, 'balances', { A: { cp: -1 } }],
  ])('is refused for %s', (_, entry, member, value) => {
    given(played)
      .when(amends(entry, { [member]: value }))
      .thenRefused('entry/wrong-type');
  });

  it.each<[string, Json]>([
    ['points', 0],
    ['points', -3],
    ['points', 1.5],
    ['category', 'fame'],
    ['what', 7],
    ['player', null],
  ])('is refused for the score with %s %j', (member, value) => {
    given([...begun(), points])
      .when(amends(4, { [member]: value }))
      .thenRefused('entry/wrong-type');
  });

  it.each<[string, Json]>([
    ['dice', {}],
    ['dice', [null]],
    ['dice', [0]],
    ['dice', []],
    ['roll', 4],
    ['by', 'ghost'],
  ])('is refused for the dice with %s %j', (member, value) => {
    given(rolled)
      .when(amends(5, { [member]: value }))
      .thenRefused('entry/wrong-type');
  });

  it('is recorded where it fits', () => {
    const data = { points: 5, category: 'prizes' };
    given([...begun(), points])
      .when(amends(4, data))
      .then(corrected(4, { kind: 'amend', data }));
  });
});
