import { at, CARDS, claims, decideOn, given, mustered } from '@adjutant/testing/given';
import { Shelf, type Entry, type Pack } from '@adjutant/rules';
import type { MatchCommand, MatchEvent, Situation } from '../index.js';

const set = CARDS.entries['style/set'] as Entry;
const { step: _step, due: _due, ...hand } = set.hand ?? ({} as NonNullable<Entry['hand']>);
/** The same cards; two of Gold, Tin and Salt are picked along with a style. */
const PICKED: Pack = {
  ...CARDS,
  digest: 'cf'.repeat(32),
  entries: { ...CARDS.entries, 'style/set': { ...set, hand: { ...hand, picks: 2 } } },
};
const SHELF = new Shelf([PICKED]);
const place = at('2.A.dusk');

const adopts = (cards: { readonly [role: string]: string }, more: Partial<Situation> = {}): MatchCommand => ({
  type: 'AdoptSituation',
  data: {
    at: place,
    firstTurn: 'A',
    balances: {},
    choices: [{ choice: 'style', player: 'A', option: 'style/set', roles: cards, at: place }],
    ...more,
  },
});
const begun = (...[cards, more]: Parameters<typeof adopts>): readonly MatchEvent[] =>
  decideOn(SHELF, mustered({}, PICKED), [adopts(cards, more)]);
const held = (events: readonly MatchEvent[]) =>
  events.flatMap((event) => (event.type === 'SituationAdopted' ? [event.data.objectives] : []));

describe('a situation with a choice that cards are picked with', () => {
  it('begins with them held, by id or by name', () => {
    const events = begun({ 'card-1': 'card/Gold', 'card-2': 'Tin' });
    expect(held(events)).toEqual([
      [
        { player: 'A', objective: 'card/Gold', dice: [] },
        { player: 'A', objective: 'card/Tin', dice: [] },
      ],
    ]);
    expect(decideOn(SHELF, events, [claims('card/Gold', 'a*2')])).toHaveLength(events.length + 1);
    given(events, SHELF).when(claims('card/Salt', 'a')).thenRefused('card/not-active');
  });

  it('holds each once, and as `objectives` say: it may have gone', () => {
    const objectives = [{ player: 'A', objective: 'card/Tin', dice: [], left: 'discarded' }] as const;
    const events = begun({ 'card-1': 'Gold', 'card-2': 'Tin' }, { objectives });
    expect(held(events)).toEqual([[...objectives, { player: 'A', objective: 'card/Gold', dice: [] }]]);
    given(events, SHELF).when(claims('card/Tin', 'a')).thenRefused('card/not-active');
  });

  it('begins with what was picked before, unless it says otherwise', () => {
    const chosen: MatchCommand = {
      type: 'Choose',
      data: { choice: 'style', player: 'A', option: 'style/set', roles: { 'card-1': 'Gold', 'card-2': 'Tin' } },
    };
    const amid = (choices: Situation['choices']): readonly unknown[] =>
      held(decideOn(SHELF, mustered({}, PICKED), [chosen, adopts({}, choices ? { choices } : {})])).flatMap((all) =>
        (all ?? []).map(({ objective }) => objective),
      );
    expect(amid([])).toEqual(['card/Gold', 'card/Tin']);
    expect(amid([{ choice: 'style', player: 'A', option: 'style/free', at: place }])).toEqual([]);
  });

  it('is recorded as it was declared where it names none', () => {
    expect(held(begun({}))).toEqual([undefined]);
    expect(held(begun({}, { objectives: [{ player: 'A', objective: 'card/Tin', dice: [] }] }))).toEqual([
      [{ player: 'A', objective: 'card/Tin', dice: [] }],
    ]);
  });

  it('is refused with a card that the pack has not', () => {
    given(mustered({}, PICKED), SHELF)
      .when(adopts({ 'card-1': 'Gold', 'card-2': 'Glass' }))
      .thenRefused('objective/unknown');
  });
});
