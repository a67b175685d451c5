import { Shelf, type Entry, type Pack, type WhenDrawn } from '@adjutant/rules';
import { advances, by, CARDS, chooses, corrects, decideOn, drawsCard, given, mustered } from '@adjutant/testing/given';
import { foldMatch, type MatchCommand, type MatchEvent, type MatchOccasion, type OpenedState } from '../index.js';

const early = { not: { record: 'clock-is', turn: 'either', fromRound: 2 } } as const;
const DRAWN: { readonly [card: string]: WhenDrawn } = {
  Gold: { when: early, effects: [{ op: 'replace-card', how: 'returned' }] },
  Tin: {
    by: 'owner',
    asks: 'Keep it?',
    options: [
      { id: 'keep', name: 'Keep it' },
      { id: 'away', name: 'Away with it', effects: [{ op: 'replace-card', how: 'discarded' }] },
    ],
  },
  Salt: {
    when: { record: 'holds-card', cards: ['card/Tin'] },
    by: 'opponent',
    asks: 'Which nest?',
    options: [{ id: 'named', name: 'This nest', roles: { nest: { is: 'text', says: 'a nest' } } }],
  },
};
const asked = (name: string): Entry => {
  const entry = CARDS.entries[`card/${name}`] as Entry & { card: NonNullable<Entry['card']> };
  return { ...entry, card: { ...entry.card, whenDrawn: DRAWN[name] as WhenDrawn } };
};
const PACK: Pack = {
  ...CARDS,
  digest: 'cd'.repeat(32),
  entries: { ...CARDS.entries, ...Object.fromEntries(Object.keys(DRAWN).map((name) => [`card/${name}`, asked(name)])) },
};
const SHELF = new Shelf([PACK]);
const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
const on = (events: readonly MatchEvent[], ...commands: readonly MatchCommand[]) => decideOn(SHELF, events, commands);
const due = on(mustered({}, PACK), chooses('style', 'A', 'free'), start, advances('1.A.muster'));
const replies = (player: 'A' | 'B', option: string, roles = {}): MatchCommand => ({
  type: 'AnswerUse',
  data: { player, option, roles },
});
const table = (events: readonly MatchEvent[]) => (foldMatch(SHELF, events) as OpenedState).table;
const hand = (events: readonly MatchEvent[]) =>
  table(events).objectives.map(({ objective, left }) => `${objective} ${left?.how ?? 'held'}`);
const owed = (events: readonly MatchEvent[]) => [table(events).owed.A.draw, table(events).answers.length];

describe('a card that has to go back when it is drawn', () => {
  it('goes, another is due in its place, and it may come again', () => {
    const once = on(due, drawsCard('A', 'Gold'));
    expect([hand(once), owed(once)]).toEqual([['card/Gold returned'], [2, 0]]);
    const twice = on(once, drawsCard('A', 'Gold'));
    expect([hand(twice), owed(twice)]).toEqual([
      ['card/Gold returned', 'card/Gold returned'],
      [2, 0],
    ]);
  });

  it('stays where that is not so', () => {
    const later = on(due, advances('2.A.muster'), drawsCard('A', 'Gold'));
    expect([hand(later), owed(later)]).toEqual([['card/Gold held'], [1, 0]]);
    given(later, SHELF).when(drawsCard('A', 'Gold')).thenRefused('objective/repeated');
  });

  it('is drawn by the server like any other, and is among those that it draws from again', () => {
    const counts: number[] = [];
    const throws = (_count: number, sides: number) => {
      counts.push(sides);
      return [1];
    };
    const occasion: MatchOccasion = { ...by('scorekeeper'), throws };
    const draws: MatchCommand = { type: 'DrawObjective', data: { player: 'A', throw: true } };
    const once = decideOn(SHELF, due, [draws, draws], occasion);
    expect([hand(once), counts]).toEqual([
      ['card/Gold returned', 'card/Gold returned'],
      [3, 3],
    ]);
  });
});

describe('a card that asks its owner', () => {
  const drawn = on(due, drawsCard('A', 'Tin'));

  it('keeps play waiting until it is answered, by its owner', () => {
    given(drawn, SHELF).when(drawsCard('A', 'Salt')).thenRefused('answer/pending');
    given(drawn, SHELF).when(advances()).thenRefused('answer/pending');
    given(drawn, SHELF).when(replies('B', 'keep')).thenRefused('answer/not-yours');
    given(drawn, SHELF).when(replies('A', 'burn')).thenRefused('answer/unknown-option');
    expect(owed(on(drawn, replies('A', 'keep')))).toEqual([1, 0]);
  });

  it('is replaced for good, which is no discard of the turn', () => {
    const gone = on(drawn, replies('A', 'away'));
    expect([hand(gone), owed(gone)]).toEqual([['card/Tin discarded'], [2, 0]]);
    given(gone, SHELF).when(drawsCard('A', 'Tin')).thenRefused('objective/repeated');
    expect(table(gone).objectives[0]?.left?.freely).toBe(false);
  });

  it('asks nothing any more once its draw is struck, and the answer is void', () => {
    const gone = on(drawn, replies('A', 'away'));
    const struck = on(gone, corrects(due.length, { kind: 'strike' }));
    expect([hand(struck), owed(struck)]).toEqual([[], [2, 0]]);
  });
});

describe('a card that asks the opponent', () => {
  it('does so where it may be so, and keeps what is named', () => {
    const alone = on(due, drawsCard('A', 'Salt'));
    expect(owed(alone)).toEqual([1, 0]);
    const both = on(due, drawsCard('A', 'Tin'), replies('A', 'keep'), drawsCard('A', 'Salt'));
    given(both, SHELF)
      .when(replies('A', 'named', { nest: 'the old oak' }))
      .thenRefused('answer/not-yours');
    given(both, SHELF).when(replies('B', 'named')).thenRefused('card/not-named');
    const named = on(both, replies('B', 'named', { nest: 'the old oak' }));
    expect(table(named).objectives[1]).toMatchObject({ objective: 'card/Salt', named: { nest: 'the old oak' } });
    expect(owed(named)).toEqual([0, 0]);
  });
});

it('says nothing of it in the state of a match whose cards ask nothing', () => {
  const state = table(on(due, advances('2.A.muster'), drawsCard('A', 'Gold')));
  expect(Object.keys(state.objectives[0] ?? {})).toEqual(['objective', 'dice', 'number', 'player', 'at', 'order']);
});
