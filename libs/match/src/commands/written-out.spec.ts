import { Shelf, withRosters, type Answers, type Pack, type RosterStratagem, type Side } from '@adjutant/rules';
import { decideOn, given, PACK, release, ROSTERS, stateOf, opened, strikes, VOUCHED } from '@adjutant/testing/given';
import { retell, recordOf, type MatchCommand, type MatchEvent, type OpenedState } from '../index.js';

const cited = { document: 'almanac', section: 'No echo' };
const rule = { id: 'no-echo', name: 'No echo', kinds: ['stratagem'], summary: 'Once a phase.', source: cited };
const limit = { times: 1, per: 'phase', scope: 'army', source: cited } as const;
const RULED: Pack = release(
  'ruled',
  { 'core/gust': { aliases: ['Squall'] } },
  { rules: [{ ...rule, limits: [limit] }] },
);
const SHELF = new Shelf([PACK, RULED]);

const HIDE: RosterStratagem = { name: 'Hide!', costs: { cp: 1 } };
const SHOUT: RosterStratagem = {
  id: 'loud',
  name: 'Shout',
  costs: { cp: 2 },
  timing: { phases: [{ phase: 'clash', turn: 'own' }] },
  limits: [{ times: 1, per: 'battle' }],
};

const rosterWith = (player: Side, ...stratagems: readonly RosterStratagem[]): MatchEvent => ({
  type: 'RosterSubmitted',
  data: { player, roster: { ...ROSTERS[player], stratagems } },
});
const START: MatchEvent = {
  type: 'SituationAdopted',
  data: {
    at: { round: 1, turn: 'A', step: 'wander' },
    firstTurn: 'A',
    balances: { A: { cp: 5 }, B: { cp: 5 } },
  },
};
const PLAYED = [
  opened({}, RULED),
  rosterWith('A', HIDE, SHOUT),
  rosterWith('B', { ...HIDE, costs: { cp: 3 } }, { name: 'Burrow', costs: {} }),
  START,
];
const uses = (stratagem: string, player: Side = 'A', answers: Answers = VOUCHED): MatchCommand => ({
  type: 'UseStratagem',
  data: { stratagem, player, roles: {}, answers },
});
const used = (entry: string, player: Side = 'A'): MatchEvent => ({
  type: 'StratagemUsed',
  data: { player, entry, roles: {}, answers: VOUCHED, claims: [] },
});
const given5 = given(PLAYED, SHELF);
const tableOf = (events: readonly MatchEvent[]) => (stateOf(events, SHELF) as OpenedState).table;

describe('a stratagem that a roster writes out', () => {
  it.each<[string, Side, string]>([
    ['hide', 'A', 'roster/A/hide'],
    ['HIDE', 'B', 'roster/B/hide'],
    ['loud hide', 'B', ''],
    ['Burrow', 'B', 'roster/B/burrow'],
  ])('is found by its name: %s by %s', (name, player, id) => {
    if (id === '') given5.when(uses(name, player)).thenRefused('stratagem/unknown');
    else given5.when(uses(name, player)).then(used(id, player));
  });

  it('costs each player what stands on the own roster', () => {
    const record = decideOn(SHELF, PLAYED, [uses('Hide'), uses('Hide', 'B')]);
    expect(tableOf(record).balances).toEqual({ A: { cp: 4 }, B: { cp: 2 } });
  });

  it('costs more where an ability of the opponent makes stratagems dearer', () => {
    const record = decideOn(SHELF, PLAYED, [uses('Hide', 'A', { ...VOUCHED, 'within-reach': 'yes' })]);
    expect(tableOf(record).balances).toEqual({ A: { cp: 3 }, B: { cp: 5 } });
  });

  it('stands under the general rules for every stratagem', () => {
    const once = given(decideOn(SHELF, PLAYED, [uses('Hide')]), SHELF);
    once.when(uses('Hide')).thenRefused('stratagem/already-used-this-phase');
    once.when(uses('Hide', 'B')).then(used('roster/B/hide', 'B'));
  });

  it('keeps the time and the limits that the roster gives it, and may be named by its id', () => {
    given5.when(uses('Shout')).thenRefused('stratagem/wrong-phase');
    const clash = decideOn(SHELF, PLAYED, [{ type: 'AdvancePhase', data: {} }]);
    given(clash, SHELF).when(uses('loud')).then(used('roster/A/loud'));
    const later = decideOn(SHELF, clash, [
      uses('Shout'),
      { type: 'AdvancePhase', data: { to: { round: 2, turn: 'A', step: 'clash' } } },
    ]);
    given(later, SHELF).when(uses('Shout')).thenRefused('stratagem/already-used-this-battle');
  });

  it('is nothing that the opponent may use', () => {
    given5.when(uses('Burrow')).thenRefused('stratagem/not-on-roster');
  });

  it('is judged again when something before it is struck', () => {
    const record = decideOn(SHELF, PLAYED, [uses('Hide'), strikes(4), uses('Hide')]);
    const verdicts = retell(SHELF, recordOf(stateOf(record, SHELF))).map((one) => one.verdict);
    expect(verdicts.filter((one) => one === 'struck' || one === 'stands')).toEqual(['struck', 'stands']);
  });

  it('leaves the pack as it is where no roster writes anything out', () => {
    expect(withRosters(PACK, { A: null, B: { detachment: null } })).toBe(PACK);
  });
});

describe('a roster is refused that writes out', () => {
  const submitted = given([opened({}, RULED)], SHELF);
  const submits = (...stratagems: readonly RosterStratagem[]): MatchCommand => ({
    type: 'SubmitRoster',
    data: { player: 'A', roster: { ...ROSTERS.A, stratagems } },
  });

  it.each<[string, readonly RosterStratagem[], string]>([
    ['what the pack describes', [{ name: 'gust', costs: { cp: 0 } }], 'roster/stratagem-in-pack'],
    ['another name of it', [{ name: 'squall', costs: { cp: 0 } }], 'roster/stratagem-in-pack'],
    ['the id of an entry', [{ id: 'core/gust', name: 'Blow', costs: {} }], 'roster/stratagem-in-pack'],
    ['what its detachment has', [{ name: 'Second Flight', costs: { cp: 0 } }], 'roster/stratagem-in-pack'],
    ['one name twice', [HIDE, { name: 'HIDE', costs: {} }], 'roster/stratagem-twice'],
    ['the id of another as a name', [SHOUT, { name: 'Loud', costs: {} }], 'roster/stratagem-twice'],
    ['a name without letters', [{ name: '!', costs: {} }], 'roster/stratagem-malformed'],
    ['a resource that the game has not', [{ name: 'Hide', costs: { gold: 1 } }], 'roster/stratagem-malformed'],
    [
      'a step that the game has not',
      [{ ...HIDE, timing: { phases: [{ phase: 'tea', turn: 'own' }] } }],
      'roster/stratagem-malformed',
    ],
  ])('%s', (_, stratagems, code) => {
    submitted.when(submits(...stratagems)).thenRefused(code);
  });

  it('and may be submitted again with the same', () => {
    given([opened({}, RULED), rosterWith('A', HIDE)], SHELF)
      .when(submits(HIDE))
      .then(rosterWith('A', HIDE));
  });
});
