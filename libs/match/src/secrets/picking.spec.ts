import fc from 'fast-check';
import { SEALING } from '@adjutant/testing';
import { by, mustered, stateOf, StorelessMatch, strikes } from '@adjutant/testing/given';
import { Shelf, type Entry, type Pack } from '@adjutant/rules';
import { CARDS } from '@adjutant/testing/given';
import {
  brokenSeal,
  decideHere,
  matchStream,
  neverOpened,
  openState,
  tellsOfHand,
  type MatchCommand,
  type MatchEvent,
  type OpenedState,
} from '../index.js';

const style = CARDS.choices?.['style'];
const set = CARDS.entries['style/set'] as Entry;
if (style === undefined || set.hand === undefined) throw new Error('The cards have no styles.');
const { step: _step, due: _due, ...hand } = set.hand;
/** The same cards; two of Gold, Tin and Salt are picked along with a style, and both pick in secret. */
const SECRET: Pack = {
  ...CARDS,
  digest: 'ce'.repeat(32),
  choices: { ...CARDS.choices, style: { ...style, sealed: true } },
  entries: { ...CARDS.entries, 'style/set': { ...set, hand: { ...hand, picks: 2 } } },
};
const SHELF = new Shelf([SECRET]);

type Side = 'A' | 'B';
const picks = (player: Side, ...cards: readonly string[]): MatchCommand => ({
  type: 'Choose',
  data: {
    choice: 'style',
    player,
    option: 'style/set',
    roles: Object.fromEntries(cards.map((card, index) => [`card-${index + 1}`, card])),
  },
});
const draws = (player: Side): MatchCommand => ({
  type: 'Choose',
  data: { choice: 'style', player, option: 'style/free' },
});
const rosters = () =>
  mustered({}, SECRET).flatMap((event): MatchCommand[] =>
    event.type === 'RosterSubmitted' ? [{ type: 'SubmitRoster', data: event.data }] : [],
  );
const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };

let desk: StorelessMatch;
const held = (player: Side, sides: readonly Side[] = []) =>
  (openState(SHELF, desk.state, sides, desk.envelopes) as OpenedState).table.objectives
    .filter((one) => one.player === player)
    .map(({ objective }) => objective);
const types = (events: readonly MatchEvent[]) => events.map(({ type }) => type);

beforeEach(() => {
  desk = new StorelessMatch(SHELF);
  const [opened] = mustered({}, SECRET);
  if (opened?.type !== 'MatchOpened') throw new Error('Nothing is opened.');
  expect(desk.take({ type: 'OpenMatch', data: { title: 'm', pack: opened.data.pack, seats: opened.data.seats } })).toBe(
    'recorded',
  );
});

describe('a pick that is sealed', () => {
  it('is known as made, and nothing of it', () => {
    expect(desk.take(picks('A', 'Gold', 'Tin'))).toBe('recorded');
    expect(desk.events.at(-1)).toEqual({
      type: 'ChoiceMade',
      data: {
        choice: 'style',
        player: 'A',
        roles: {},
        answers: {},
        sealed: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    });
    expect([held('A'), held('A', ['B']), held('A', ['A'])]).toEqual([[], [], ['card/Gold', 'card/Tin']]);
    expect(desk.take(picks('A', 'Tin', 'Salt'))).toBe('choice/already-made');
  });

  it.each([
    ['the same', picks('A', 'Gold', 'Tin')],
    ['other cards', picks('A', 'Tin', 'Salt')],
    ['another way', draws('A')],
  ])('is told to nobody by the refusal of %s, a judge included', (_, again) => {
    desk.take(picks('A', 'Gold', 'Tin'));
    const entries = [desk.events.length - 1];
    expect(desk.takeAs(by('judge'), again)).toBe('choice/already-made');
    expect(desk.refusal?.facts).toEqual({ check: 'times', footing: 'record', entries });
    expect(JSON.stringify(desk.refusal)).not.toMatch(/style\/set|chosen-before/);
  });

  it('takes no cards where the way takes none', () => {
    const { data } = picks('A', 'Gold') as Extract<MatchCommand, { type: 'Choose' }>;
    expect(desk.take({ type: 'Choose', data: { ...data, option: 'style/free' } })).toBe('card/too-many-picked');
  });

  it('is shown with the pick of the other, whatever that is', () => {
    desk.take(picks('A', 'Gold', 'Tin'));
    const before = desk.events.length;
    expect(desk.take(draws('B'))).toBe('recorded');
    expect(types(desk.events.slice(before))).toEqual(['ChoiceMade', 'ObjectiveRevealed', 'ObjectiveRevealed']);
    expect([held('A'), held('B')]).toEqual([['card/Gold', 'card/Tin'], []]);
    expect(brokenSeal(matchStream('m'), desk.events, SEALING.commit)).toBeUndefined();
    expect(neverOpened(desk.events)).toEqual([]);
  });

  it('is shown when the battle begins, where the other has picked nothing', () => {
    desk.take(picks('B', 'Gold', 'Salt'));
    expect(desk.take(...rosters(), start)).toBe('recorded');
    expect(held('B')).toEqual(['card/Gold', 'card/Salt']);
  });

  it.each([
    ['one too few', ['Gold'], 'card/not-picked'],
    ['one too many', ['Gold', 'Tin', 'Salt'], 'card/too-many-picked'],
    ['one twice', ['Gold', 'Gold'], 'card/picked-twice'],
    ['one of another kind', ['Gold', 'Wind'], 'card/unknown'],
    ['none at all', ['Gold', 'style/free'], 'card/unknown'],
  ])('is refused with %s', (_, cards, code) => {
    expect(desk.take(picks('A', ...cards))).toBe(code);
    expect(desk.envelopes).toEqual([]);
  });

  it('is for its player and whoever keeps the score', () => {
    expect(desk.takeAs(by('player', 'person-b'), picks('A', 'Gold', 'Tin'))).toBe('hand/not-yours');
    expect(desk.takeAs(by('player', 'person-a'), picks('A', 'Gold', 'Tin'))).toBe('recorded');
  });

  it('is not rewritten; where a judge strikes it, another is picked and shown at once', () => {
    desk.take(picks('A', 'Gold', 'Tin'));
    const entry = desk.events.length - 1;
    desk.take(picks('B', 'Gold', 'Salt'));
    const option = { kind: 'amend', data: { roles: { 'card-1': 'card/Salt' } } } as const;
    const amends: MatchCommand = { type: 'CorrectEntry', data: { entry, correction: option, because: 'so' } };
    expect(desk.takeAs(by('judge'), amends)).toBe('entry/wrong-type');
    expect(desk.takeAs(by('judge'), strikes(entry))).toBe('recorded');
    expect([held('A'), held('B')]).toEqual([[], ['card/Gold', 'card/Salt']]);
    expect(desk.take(picks('A', 'Tin', 'Salt'))).toBe('recorded');
    expect(held('A')).toEqual(['card/Tin', 'card/Salt']);
  });

  it('tells nothing by what a judge let stand, until both have picked', () => {
    const wrong = picks('A', 'Gold') as Extract<MatchCommand, { type: 'Choose' }>;
    const allowed: MatchCommand = { ...wrong, data: { ...wrong.data, override: { reason: 'one was lost' } } };
    expect(desk.takeAs(by('judge'), allowed)).toBe('recorded');
    expect(desk.events.at(-1)?.data).not.toHaveProperty('overridden');
    desk.take(draws('B'));
    const [shown] = desk.events.flatMap((event) => (event.type === 'ObjectiveRevealed' ? [event.data.holds] : []));
    expect(shown).toMatchObject({ overridden: { reason: 'one was lost', codes: ['card/not-picked'] } });
    expect(brokenSeal(matchStream('m'), desk.events, SEALING.commit)).toBeUndefined();
  });

  it('keeps a situation from being adopted until the other has picked, or it says what they picked', () => {
    const required: Pack = {
      ...SECRET,
      choices: { ...SECRET.choices, style: { ...style, sealed: true, required: true } },
    };
    desk = new StorelessMatch(new Shelf([required]));
    const [opened] = mustered({}, required);
    if (opened?.type !== 'MatchOpened') throw new Error('Nothing is opened.');
    const { pack, seats } = opened.data;
    expect(desk.take({ type: 'OpenMatch', data: { title: 'm', pack, seats } }, ...rosters())).toBe('recorded');
    const at = { round: 2, turn: 'A', step: 'muster' };
    const adopts = (choices: object): MatchCommand =>
      ({ type: 'AdoptSituation', data: { firstTurn: 'A', at, balances: {}, ...choices } }) as unknown as MatchCommand;
    desk.take(picks('A', 'Gold', 'Tin'));
    const before = desk.events.length;
    expect(desk.take(adopts({}))).toBe('choice/missing');
    expect(desk.events.length).toBe(before);
    expect(
      desk.take(adopts({ choices: [{ choice: 'style', player: 'B', option: 'style/free', at: { ...at, round: 1 } }] })),
    ).toBe('recorded');
    expect(types(desk.events.slice(before))).toEqual(['SituationAdopted', 'ObjectiveRevealed']);
  });

  it('is shown by nobody whose envelope is lost: a judge strikes it', () => {
    desk.take(picks('A', 'Gold', 'Tin'));
    const entry = desk.events.length - 1;
    desk.envelopes.length = 0;
    expect(desk.take(draws('B'))).toBe('hand/envelope-missing');
    expect(desk.takeAs(by('judge'), strikes(entry))).toBe('recorded');
    expect(desk.take(draws('B'), picks('A', 'Gold', 'Tin'))).toBe('recorded');
    expect(held('A')).toEqual(['card/Gold', 'card/Tin']);
  });

  it('is decided on a device of its player, but for the one that shows both', () => {
    const here = () => ({ shelf: SHELF, state: desk.state, sides: ['B' as const], occasion: by('player', 'person-b') });
    expect(decideHere(here(), picks('A', 'Gold', 'Tin')).outcome).toBe('not-known-here');
    expect(decideHere(here(), picks('B', 'Gold', 'Tin')).outcome).toBe('recorded');
    desk.take(picks('A', 'Gold', 'Tin'));
    expect(decideHere(here(), picks('B', 'Gold', 'Tin')).outcome).toBe('not-known-here');
  });

  it('is carried by no other device, with cards or without, and is open where nothing is sealed', () => {
    for (const pick of [picks('A', 'Gold', 'Tin'), draws('A')]) {
      expect(tellsOfHand(SHELF, pick, desk.state)).toBe(true);
      expect(tellsOfHand(new Shelf([CARDS]), pick, stateOf(mustered({}, CARDS), new Shelf([CARDS])))).toBe(false);
    }
  });
});

/** Whatever one picks, the record of everybody else is the same but for the commitment, before both have picked. */
it('tells nobody by anything in the record which cards, how many, or whether any were picked', () => {
  const made = fc.constantFrom(
    ...[draws('A'), picks('A', 'Gold', 'Tin'), picks('A', 'Tin', 'Salt'), picks('A', 'Salt', 'Gold')],
  );
  const seenBy = (command: MatchCommand): string => {
    const one = new StorelessMatch(SHELF);
    const [opened] = mustered({}, SECRET);
    if (opened?.type !== 'MatchOpened') throw new Error('Nothing is opened.');
    one.take({ type: 'OpenMatch', data: { title: 'm', pack: opened.data.pack, seats: opened.data.seats } }, command);
    const { table } = openState(SHELF, one.state, ['B'], one.envelopes) as OpenedState;
    return JSON.stringify([one.events, table]).replaceAll(/[0-9a-f]{64}/g, '#');
  };
  fc.assert(
    fc.property(made, made, (command, other) => {
      expect(seenBy(command)).toBe(seenBy(other));
    }),
    { numRuns: 20, seed: 19 },
  );
});
