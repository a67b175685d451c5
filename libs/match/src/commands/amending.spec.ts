import type { Correction, MatchEvent } from '../index.js';
import type { Json } from '@adjutant/kernel';
import { advances, after, amid, begun, corrects, destroys, given, PACK, stateOf, uses } from '@adjutant/testing/given';
import { isAmended, misfit } from './amending.js';

const SENT = { faction: 'Kite', detachment: 'red-kites', units: [{ id: 'a', name: 'A' }] };
const AT = { round: 1, turn: 'A', step: 'clash' };
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
    [
      'a claim with a member that nobody knows',
      4,
      'claims',
      [{ ability: 'core/tail-wind', bearer: 'A1', because: 'so' }],
    ],
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

  it.each<[string, string, Json]>([
    ['a unit that stands somewhere and else', 'units', { A1: { location: 'battlefield', hull: 3 } }],
    ['a fact with a member that nobody knows', 'facts', [{ fact: 'f', player: 'A', data: {}, at: AT, by: 'B' }]],
    ['a fact without a place', 'facts', [{ fact: 'f', player: 'A', data: {} }]],
    ['a turn order before the first round', 'turnOrders', [{ round: 0, first: 'A' }]],
    ['a use with half a place', 'uses', [{ player: 'A', entry: 'core/gust', at: { round: 1 } }]],
  ])('is refused for a situation with %s', (_, member, value) => {
    const declared = { facts: [], turnOrders: [], uses: [], units: {} };
    const record = played.map((event) =>
      event.type === 'SituationAdopted' ? { ...event, data: { ...event.data, ...declared } } : event,
    );
    given(record)
      .when(amends(3, { [member]: value }))
      .thenRefused('entry/wrong-type');
  });

  it.each<[string, Json]>([
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

describe('an entry of a type of which nothing says what an amendment of it is checked against', () => {
  it('is not amended, whatever of it is asked for', () => {
    const state = stateOf(begun());
    if (!('table' in state)) throw new Error('There is no table.');
    const about = {
      pack: PACK,
      table: state.table,
      event: { type: 'MatchVoided', data: { because: 'a storm' } },
    } as const;
    expect(isAmended(about)).toBe(false);
    expect(misfit(about, { because: 'a flood' })).toBe('because');
  });
});
