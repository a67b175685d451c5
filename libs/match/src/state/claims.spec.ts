import {
  advances,
  corrects,
  CARD_SHELF,
  CARDS,
  chooses,
  claims,
  decideOn,
  drawsCard,
  given,
  mustered,
  strikes,
} from '@adjutant/testing/given';
import {
  foldMatch,
  type Correction,
  type MatchCommand,
  type MatchEvent,
  type OpenedState,
  type Settings,
} from '../index.js';

const on = (events: readonly MatchEvent[], ...commands: readonly MatchCommand[]): readonly MatchEvent[] =>
  decideOn(CARD_SHELF, events, commands);
const stateOf = (events: readonly MatchEvent[]): OpenedState => foldMatch(CARD_SHELF, events) as OpenedState;
const fallen = (events: readonly MatchEvent[]) =>
  Object.entries(stateOf(events).fallen).map(([number, { code }]) => [Number(number), code]);
const prizes = (events: readonly MatchEvent[]) => stateOf(events).table.score.A['prizes'] ?? 0;

const amends = (entry: number, data: object): MatchCommand => corrects(entry, { kind: 'amend', data } as Correction);
const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };

/** A draws Gold in its first muster (entry 9), and it is dusk (10). */
const begun = (settings: Partial<Settings> = {}) =>
  on(
    mustered(settings, CARDS),
    ...[chooses('vow', 'A', 'Up'), chooses('vow', 'B', 'Up'), chooses('style', 'A', 'free')],
    ...[start, advances('1.A.muster'), drawsCard('A', 'Gold'), advances('1.A.dusk')],
  );
const DRAWN = 8;

describe('a claim whose ground is taken away', () => {
  const at = begun().length;

  it('falls with the draw of its card, and its points go', () => {
    const claimed = on(begun(), claims('Gold', 'a*2'));
    const struck = on(claimed, strikes(DRAWN));
    expect([prizes(claimed), prizes(struck)]).toEqual([4, 0]);
    expect(fallen(struck)).toEqual([[at, 'card/not-active']]);
    expect(stateOf(struck).table.claimed ?? []).toEqual([]);
  });

  it('comes back where the strike is struck', () => {
    const struck = on(begun(), claims('Gold', 'a*2'), strikes(DRAWN));
    expect(prizes(on(struck, strikes(struck.length - 1)))).toBe(4);
  });

  it('falls where the draw is amended to another card', () => {
    const claimed = on(begun(), claims('Gold', 'a'));
    expect(fallen(on(claimed, amends(DRAWN, { drawn: { objective: 'card/Tin', dice: [1] } })))).toEqual([
      [at, 'card/not-active'],
    ]);
  });

  it('falls with what both chose, where that gives another card', () => {
    const claimed = on(begun(), claims('Wind', 'a'));
    expect(fallen(on(claimed, amends(4, { option: 'down' })))).toEqual([[at, 'award/not-on-card']]);
  });

  it('falls with the award that it was added to', () => {
    const claimed = on(begun(), claims('Wind', 'a'), claims('Wind', 'b'));
    expect(fallen(on(claimed, strikes(at)))).toEqual([[at + 1, 'award/base-not-scored']]);
  });

  it('stands, spoken against, where the match only advises', () => {
    const struck = on(begun({ enforcement: 'advise' }), claims('Gold', 'a'), strikes(DRAWN));
    expect([prizes(struck), fallen(struck)]).toEqual([2, []]);
  });

  it('stands where a judge let it stand', () => {
    const override = { reason: 'seen by me' };
    const data = { player: 'A', card: 'Tin', awards: [{ award: 'a' }], override } as const;
    const let_ = on(begun(), { type: 'ClaimAwards', data });
    expect(prizes(on(let_, strikes(DRAWN)))).toBe(1);
  });
});

describe('an amended claim', () => {
  const claimed = on(begun(), claims('Wind', 'c'));
  const at = begun().length;

  it('is of awards that its card has', () => {
    given(claimed, CARD_SHELF)
      .when(amends(at, { awards: [{ award: 'z', times: 1 }] }))
      .thenRefused('entry/wrong-type');
    given(claimed, CARD_SHELF)
      .when(amends(at, { card: 'card/Tin', awards: [{ award: 'c', times: 1 }] }))
      .thenRefused('entry/wrong-type');
    expect(prizes(on(claimed, amends(at, { awards: [{ award: 'a', times: 2 }] })))).toBe(4);
  });

  it('is held to everything else of it when the record is told', () => {
    const both = [
      { award: 'c', times: 1 },
      { award: 'd', times: 1 },
    ];
    expect(fallen(on(claimed, amends(at, { awards: both })))).toEqual([[at, 'award/group-already-scored']]);
  });
});
