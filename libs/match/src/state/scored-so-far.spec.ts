import { at, CARD_SHELF, CARDS, chooses, claims, corrects, decideOn, given, mustered } from '@adjutant/testing/given';
import { foldMatch, type MatchCommand, type OpenedState } from '../index.js';

function adopted(more: object): MatchCommand {
  const data = { at: at('2.A.dusk'), firstTurn: 'A', balances: {}, score: { A: { prizes: 8 } }, ...more } as const;
  return { type: 'AdoptSituation', data } as unknown as MatchCommand;
}

/** What A has after claiming six points where the record begins. */
function prizesAfter(more: object): number {
  const events = decideOn(CARD_SHELF, mustered({}, CARDS), [
    ...[chooses('vow', 'A', 'Up'), chooses('vow', 'B', 'Up'), adopted(more), claims('Wind', 'a*3')],
  ]);
  return (foldMatch(CARD_SHELF, events) as OpenedState).table.score.A['prizes'] ?? 0;
}

describe('a match that is taken up in mid-battle', () => {
  it('has the whole room of its round where nobody said what came in it', () => {
    expect(prizesAfter({})).toBe(8 + 5);
  });

  it('has what is left of it where that was said', () => {
    expect(prizesAfter({ scoredThisRound: { A: { prizes: 3 } } })).toBe(8 + 2);
    expect(prizesAfter({ scoredThisRound: { B: { prizes: 3 } } })).toBe(8 + 5);
  });

  it('has what is left under the cap of a card', () => {
    expect(prizesAfter({ scoredByCard: { A: { 'card/Wind': 11 } } })).toBe(8 + 1);
    expect(prizesAfter({ scoredByCard: { B: { 'card/Wind': 11 } } })).toBe(8 + 5);
  });

  it.each([
    ['a category that the sheet has not', { scoredThisRound: { B: { fame: 1 } } }, 'score/unknown-category'],
    ['a card that the pack has not', { scoredByCard: { A: { 'card/Wind': 2, 'card/Fog': 2 } } }, 'card/unknown'],
    ['an entry that is no card', { scoredByCard: { A: { 'style/free': 2 } } }, 'card/unknown'],
    ['what every object has', { scoredByCard: { A: { constructor: 2 } } }, 'card/unknown'],
  ])('says nothing of %s, neither at once nor corrected', (_, said, code) => {
    given(mustered({}, CARDS), CARD_SHELF).when(adopted(said)).thenRefused(code);
    const members = { scoredThisRound: {}, scoredByCard: {} };
    const begun = decideOn(CARD_SHELF, mustered({}, CARDS), [adopted(members)]);
    const correction = { kind: 'amend', data: said } as const;
    given(begun, CARD_SHELF)
      .when(corrects(begun.length - 1, correction))
      .thenRefused('entry/wrong-type');
  });
});
