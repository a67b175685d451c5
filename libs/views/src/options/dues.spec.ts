import { packOf, type MatchEvent } from '@adjutant/match';
import { Shelf, type ChoiceRule, type Pack } from '@adjutant/rules';
import {
  advances,
  after,
  amid,
  begun,
  CARD_SHELF,
  CARDS,
  chooses,
  decideOn,
  looks,
  mustered,
  PACK,
  stateOf,
} from '@adjutant/testing/given';
import { duesOf, matchView, sentence } from '../index.js';

const source = { document: 'almanac', section: 'Skies' };
const option = (id: string, name: string) => ({ id, name });
const choice = (id: string, name: string, more: Partial<ChoiceRule>): ChoiceRule => ({
  id,
  name,
  of: 'match',
  options: [option('storm', 'Storm'), option('calm', 'Calm')],
  when: 'before-battle',
  summary: 'Something to decide.',
  source,
  ...more,
});
const pennant = choice('pennant', 'Pennant', { of: 'player', when: [{ phase: 'muster', turn: 'own' }] });
const CHOICES = {
  weather: choice('weather', 'Weather', { required: true }),
  tide: choice('tide', 'Tide', { default: 'calm' }),
  pennant: { ...pennant, times: { count: 1, per: 'battle-round' } as const },
};
const GAME: Pack = { ...PACK, id: 'skies', digest: 'digest-of-skies', choices: CHOICES };
const SKIES = new Shelf([GAME]);

const dues = (events: readonly MatchEvent[]) => {
  const state = stateOf(events, SKIES);
  return state.status === 'absent' ? [] : duesOf(GAME, state.table);
};
const made = (of: string, chosen: string, player: 'A' | 'B' | null = null): MatchEvent => ({
  type: 'ChoiceMade',
  data: { choice: of, player, option: chosen, roles: {}, answers: {} },
});
const before = mustered({}, GAME);
const storm = made('weather', 'storm');
const start: MatchEvent = { type: 'BattleStarted', data: { firstTurn: 'A' } };

describe('what is waited for', () => {
  it('is a choice that has to be made, and one that may', () => {
    expect(dues(before).map(({ what, id, player, must, says }) => [what, id, player, must, says])).toEqual([
      ['choose', 'weather', null, true, 'Decide on Weather.'],
      ['choose', 'tide', null, false, 'Decide on Tide.'],
    ]);
    expect(dues([...before, storm]).map(({ id }) => id)).toEqual(['tide']);
  });

  it('is a choice that was not made before the battle once players tell an option of it; the others stay closed', () => {
    const mission = choice('mission', 'Mission', { options: { kind: 'mission' }, required: true });
    const game: Pack = { ...GAME, id: 'fields', digest: 'digest-of-fields', choices: { mission } };
    const shelf = new Shelf([game]);
    const begins: readonly MatchEvent[] = [...mustered({}, game), start];
    const open = (events: readonly MatchEvent[]) => {
      const state = stateOf(events, shelf);
      return state.status === 'absent' ? [] : duesOf(packOf(shelf, state), state.table);
    };
    expect(open(begins)).toEqual([]);
    const told: MatchEvent = {
      type: 'BookEntriesAdded',
      data: { entries: [{ is: 'score', id: 'book/the-ford', name: 'The Ford', choice: 'mission' }] },
    };
    const says = 'Mission was not decided before the battle: what was told since is chosen late.';
    expect(open([...begins, told])).toMatchObject([{ what: 'choose', id: 'mission', must: false, says }]);
    expect(open([...begins, told])[0]?.options.filter((one) => one.open)).toEqual([
      { id: 'book/the-ford', name: 'The Ford', open: true, because: [] },
    ]);
    const ford = made('mission', 'book/the-ford');
    expect(open([...begins, told, ford])).toEqual([]);
    const read = (before: readonly MatchEvent[]) => {
      const state = stateOf(before, shelf);
      return state.status === 'absent' ? null : sentence(packOf(shelf, state), state.table, ford);
    };
    const late = 'Decided on Mission: The Ford, after the battle had begun.';
    expect([read([...begins, told]), read([...begins, told, ford])]).toEqual([late, late]);
    const early = [...mustered({}, game), told];
    const usual = 'Decided on Mission: The Ford.';
    expect([read(early), read([...early, ford, start])]).toEqual([usual, usual]);
  });

  it('is a choice of the turn, for the player whose turn it is, until it is made', () => {
    const begins = [...before, storm, start];
    expect(dues(begins).map(({ id, player, options }) => [id, player, options.map((one) => one.open)])).toEqual([
      ['pennant', 'A', [true, true]],
    ]);
    expect(dues([...begins, made('pennant', 'calm', 'A')])).toEqual([]);
  });

  it('shows an option that is spent, with why', () => {
    const round2: MatchEvent = { type: 'PhaseAdvanced', data: { to: { round: 2, turn: 'A', step: 'muster' } } };
    const [due] = dues([...before, storm, start, made('pennant', 'calm', 'A'), round2]);
    expect(due?.options).toMatchObject([
      { id: 'storm', open: true, because: [] },
      { id: 'calm', open: false, because: [{ code: 'choice/chosen-before' }] },
    ]);
  });

  it('is a roll, with what it is for', () => {
    const state = stateOf(after(amid(2), [looks()]));
    expect(state.status === 'absent' ? [] : duesOf(PACK, state.table)).toEqual([
      {
        what: 'roll',
        id: '4/spyglass',
        player: 'A',
        must: true,
        says: 'Roll 1D6 for Spyglass.',
        entry: 4,
        options: [],
      },
    ]);
  });

  it('is nothing where there is nothing', () => {
    const state = stateOf(begun());
    expect(state.status === 'absent' ? null : duesOf(PACK, state.table)).toEqual([]);
  });
});

describe('what was decided', () => {
  const view = (events: readonly MatchEvent[]) => matchView(SKIES, 'm1', stateOf(events, SKIES));

  it('is shown with its entry, and what the pack takes for granted without', () => {
    expect(view([...before, storm])?.table.choices).toEqual([
      {
        choice: 'weather',
        name: 'Weather',
        player: null,
        option: 'storm',
        optionName: 'Storm',
        summary: null,
        entry: 3,
      },
      { choice: 'tide', name: 'Tide', player: null, option: 'calm', optionName: 'Calm', summary: null, entry: null },
    ]);
  });

  it('is waited for no more when the match is over', () => {
    const conceded: MatchEvent = { type: 'MatchConceded', data: { player: 'A' } };
    expect(view([...before, storm, start, conceded])?.dues).toEqual([]);
  });
});

test('cards that the battle does not wait for are said to be lost with their step', () => {
  const due = decideOn(CARD_SHELF, mustered({}, CARDS), [
    chooses('style', 'A', 'free'),
    { type: 'StartBattle', data: { firstTurn: 'A' } },
    advances('1.A.muster'),
  ]);
  const says = (events: readonly MatchEvent[]) => {
    const state = stateOf(events, CARD_SHELF);
    return state.status === 'absent' ? [] : duesOf(CARDS, state.table).map((one) => [one.says, one.must]);
  };
  expect(says(due)).toContainEqual(['A draws 2 cards, before the end of Muster or not at all.', false]);
  const gone = decideOn(CARD_SHELF, due, [advances('1.A.wander')]);
  expect(says(gone).filter(([words]) => String(words).includes('draws'))).toEqual([]);
});
