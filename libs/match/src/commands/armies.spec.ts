import type { JsonObject } from '@adjutant/kernel';
import { Shelf, type ArmyCheckRule, type Pack, type Roster } from '@adjutant/rules';
import { by, given, opened, PACK, stateOf } from '@adjutant/testing/given';
import type { MatchCommand, MatchEvent } from '../index.js';

const source = { document: 'almanac', section: 'Regatta' };
const check = (id: string, tests: ArmyCheckRule['tests'], more: Partial<ArmyCheckRule> = {}): ArmyCheckRule => ({
  id,
  code: `muster/${id}`,
  tests,
  summary: 'A rule.',
  source,
  ...more,
});
const GAME: Pack = {
  ...PACK,
  id: 'regatta',
  digest: 'digest-of-the-regatta',
  armyChecks: {
    points: check('points', { check: 'points-within-limit' }),
    flights: check(
      'flights',
      { check: 'group-count', group: 'flight', most: 1 },
      { when: { record: 'chosen', choice: 'rules', options: ['tight'] } },
    ),
    aloft: check('aloft', { check: 'deployed-share', parts: 2 }),
  },
  choices: {
    rules: {
      id: 'rules',
      name: 'Rules',
      of: 'match',
      options: ['loose', 'tight'].map((id) => ({ id, name: id })),
      when: 'before-battle',
      default: 'loose',
      summary: 'How tight the rules are.',
      source,
    },
  },
};
const SHELF = new Shelf([GAME]);
const roster = (side: 'A' | 'B', more: Partial<Roster> = {}): Roster => ({
  faction: 'Kite',
  limit: 100,
  units: [
    { id: `${side}1`, name: 'Kite', points: 60 },
    { id: `${side}2`, name: 'Kite', points: 40, location: 'reserves' },
  ],
  ...more,
});
const submitted = (side: 'A' | 'B', more: Partial<Roster> = {}): MatchEvent => ({
  type: 'RosterSubmitted',
  data: { player: side, roster: roster(side, more) },
});
const submit = (more: Partial<Roster>, override?: string): MatchCommand => ({
  type: 'SubmitRoster',
  data: {
    player: 'A',
    roster: roster('A', more),
    ...(override === undefined ? {} : { override: { reason: override } }),
  },
});
const flights = { groups: [1, 2].map((number) => ({ kind: 'flight', units: [`A${number}`] })) };
const reserved = { units: roster('A').units.map((unit) => ({ ...unit, location: 'reserves' })) };
const tight: MatchEvent = {
  type: 'ChoiceMade',
  data: { choice: 'rules', player: null, option: 'tight', roles: {}, answers: {} },
};
const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
const begins: MatchEvent = { type: 'BattleStarted', data: { firstTurn: 'A' } };
const open = opened({}, GAME);

describe('a roster', () => {
  it('is held against the checks of the pack', () => {
    given([open], SHELF)
      .when(submit({ reserved: 1 }))
      .thenRefused('muster/points');
    given([open], SHELF).when(submit({})).then(submitted('A'));
  });

  it('is let stand by a judge, also when the battle starts', () => {
    const overridden = { by: 'a-judge', reason: 'Agreed', codes: ['muster/points'] };
    const event: MatchEvent = {
      type: 'RosterSubmitted',
      data: { player: 'A', roster: roster('A', { reserved: 1 }), overridden },
    };
    given([open], SHELF)
      .when(submit({ reserved: 1 }, 'Agreed'), by('judge'))
      .then(event);
    given([open, event, submitted('B')], SHELF)
      .when(start)
      .then(begins);
  });

  it('is taken as it is where the match says so', () => {
    given([opened({ rosters: 'as-declared' }, GAME)], SHELF)
      .when(submit({ reserved: 1 }))
      .then(submitted('A', { reserved: 1 }));
    given([opened({ rosters: 'as-declared' }, GAME), submitted('A', reserved), submitted('B')], SHELF)
      .when(start)
      .then(begins);
  });

  it('names in its groups only units that it has', () => {
    given([open], SHELF)
      .when(submit({ groups: [{ kind: 'flight', leader: 'A7', units: [] }] }))
      .thenRefused('unit/unknown');
  });
});

describe('the start of the battle', () => {
  it('looks at how the units are set up', () => {
    given([open, submitted('A', reserved), submitted('B')], SHELF)
      .when(start)
      .thenRefused('muster/aloft');
    given([open, submitted('A'), submitted('B')], SHELF)
      .when(start)
      .then(begins);
  });

  it('holds a choice that was made later against the rosters', () => {
    given([open, submitted('A', flights), submitted('B'), tight], SHELF)
      .when(start)
      .thenRefused('muster/flights');
    given([open, submitted('A', flights), submitted('B'), tight, submitted('A')], SHELF)
      .when(start)
      .then(begins);
  });

  it('looks at a roster as corrections leave it', () => {
    const struck: MatchEvent = {
      type: 'EntryCorrected',
      data: { entry: 3, correction: { kind: 'strike' }, because: 'Taken back' },
    };
    const amended: MatchEvent = {
      type: 'EntryCorrected',
      data: {
        entry: 1,
        correction: { kind: 'amend', data: { roster: roster('A') as unknown as JsonObject } },
        because: 'Misread',
      },
    };
    const before = [open, submitted('A', flights), submitted('B'), tight];
    given([...before, struck], SHELF)
      .when(start)
      .then(begins);
    given([...before, amended], SHELF)
      .when(start)
      .then(begins);
    const state = stateOf([open, submitted('A', { points: 90 }), submitted('B'), amended], SHELF);
    expect(state.status === 'absent' ? null : state.table.armies.A?.points).toBe(100);
  });
});
