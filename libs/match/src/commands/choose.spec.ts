import { Shelf, type ChoiceRule, type Entry, type Pack } from '@adjutant/rules';
import { given, mustered, opened, PACK, rosterOf, stateOf, by } from '@adjutant/testing/given';
import type { MatchCommand, MatchEvent } from '../index.js';

const source = { document: 'almanac', section: 'Skies' };
const weather = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  name: id,
  kind: 'weather',
  owner: 'core',
  summary: 'Weather.',
  source,
  ...more,
});
const CHOICES: { readonly [id: string]: ChoiceRule } = {
  weather: {
    id: 'weather',
    name: 'Weather',
    of: 'match',
    options: { kind: 'weather' },
    when: 'before-battle',
    required: true,
    dice: { count: 1, sides: 2, table: [{ from: 1, to: 2, option: 'storm' }] },
    summary: 'The weather.',
    source,
  },
  pennant: {
    id: 'pennant',
    name: 'Pennant',
    of: 'player',
    options: [
      { id: 'white', name: 'White' },
      { id: 'black', name: 'Black' },
    ],
    when: [{ phase: 'muster', turn: 'own' }],
    times: { count: 1, per: 'turn' },
    again: true,
    summary: 'The pennant of the turn.',
    source,
  },
};
const GAME: Pack = {
  ...PACK,
  id: 'skies',
  digest: 'digest-of-skies',
  choices: CHOICES,
  entries: { ...PACK.entries, storm: weather('storm'), calm: weather('calm') },
};
const SKIES = new Shelf([GAME]);
const before = mustered({}, GAME);
const choose = (choice: string, more: object = {}): MatchCommand => ({ type: 'Choose', data: { choice, ...more } });
const made = (choice: string, option: string, more: object = {}): MatchEvent => ({
  type: 'ChoiceMade',
  data: { choice, player: null, option, roles: {}, answers: {}, ...more },
});
const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
const storm = made('weather', 'storm');
const begun: readonly MatchEvent[] = [...before, storm, { type: 'BattleStarted', data: { firstTurn: 'A' } }];

describe('Choose', () => {
  it('records an option that is picked, by its name', () => {
    given(before, SKIES)
      .when(choose('weather', { option: 'Calm' }))
      .then(made('weather', 'calm'));
  });

  it('records an option that is rolled, with the dice', () => {
    given(before, SKIES)
      .when(choose('weather', { dice: [2] }))
      .then(made('weather', 'storm', { dice: [2] }));
  });

  it.each([
    ['of something the pack does not know', 'tide', {}, 'choice/unknown'],
    ['without an option', 'weather', {}, 'choice/no-option'],
    ['of an option there is not', 'weather', { option: 'hail' }, 'choice/unknown-option'],
    ['with dice that there are not', 'weather', { dice: [3] }, 'roll/dice-invalid'],
    ['with dice where nothing is rolled', 'pennant', { player: 'A', dice: [1] }, 'roll/dice-invalid'],
    ['of another option than the dice give', 'weather', { option: 'calm', dice: [1] }, 'choice/dice-differ'],
    ['of nobody', 'pennant', { option: 'white' }, 'choice/whose'],
    ['before its time', 'pennant', { player: 'A', option: 'white' }, 'choice/wrong-time'],
  ])('is refused %s', (_, choice, data, code) => {
    given(before, SKIES).when(choose(choice, data)).thenRefused(code);
  });

  it('is made once', () => {
    given([...before, storm], SKIES)
      .when(choose('weather', { option: 'calm' }))
      .thenRefused('choice/already-made');
    given(begun, SKIES)
      .when(choose('weather', { option: 'calm' }))
      .thenRefused('choice/too-late', 'choice/already-made');
  });

  it('is made again in the next turn where it is of the turn', () => {
    const white = made('pennant', 'white', { player: 'A' });
    given(begun, SKIES)
      .when(choose('pennant', { player: 'A', option: 'white' }))
      .then(white);
    given(begun, SKIES)
      .when(choose('pennant', { player: 'B', option: 'white' }))
      .thenRefused('choice/wrong-time');
    given([...begun, white], SKIES)
      .when(choose('pennant', { player: 'A', option: 'black' }))
      .thenRefused('choice/already-made');
    const round2: MatchEvent = { type: 'PhaseAdvanced', data: { to: { round: 2, turn: 'A', step: 'muster' } } };
    given([...begun, white, round2], SKIES)
      .when(choose('pennant', { player: 'A', option: 'white' }))
      .then(white);
  });

  it('is let stand by a judge', () => {
    const overridden = { by: 'a-judge', reason: 'Agreed', codes: ['choice/already-made'] };
    given([...before, storm], SKIES)
      .when(choose('weather', { option: 'calm', override: { reason: 'Agreed' } }), by('judge'))
      .then(made('weather', 'calm', { overridden }));
  });
});

describe('StartBattle', () => {
  it('waits for what has to be chosen', () => {
    given(before, SKIES).when(start).thenRefused('choice/missing');
    given([...before, storm], SKIES)
      .when(start)
      .then({ type: 'BattleStarted', data: { firstTurn: 'A' } });
  });

  it('goes on without it where the match only advises', () => {
    const advised = [opened({ enforcement: 'advise' }, GAME), rosterOf('A'), rosterOf('B')];
    given(advised, SKIES)
      .when(start)
      .then({ type: 'BattleStarted', data: { firstTurn: 'A' } });
  });
});

describe('a corrected choice', () => {
  it('is the one that holds', () => {
    const correction: MatchEvent = {
      type: 'EntryCorrected',
      data: { entry: 3, correction: { kind: 'amend', data: { option: 'calm' } }, because: 'Misread' },
    };
    const state = stateOf([...begun, correction], SKIES);
    expect(state.status === 'absent' ? null : state.table.choices.map((one) => one.option)).toEqual(['calm']);
  });
});
