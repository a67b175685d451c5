import {
  advances,
  amid,
  by,
  CARD_SHELF,
  CARDS,
  chooses,
  corrects,
  decideOn,
  drawsCard,
  given,
  mustered,
} from '@adjutant/testing/given';
import { foldMatch, type Correction, type MatchCommand, type MatchOccasion } from '../index.js';

const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
const due = decideOn(CARD_SHELF, mustered({}, CARDS), [
  ...[chooses('style', 'A', 'free'), start, advances('1.A.muster')],
]);
const asks = (more: object = {}): MatchCommand => ({
  type: 'DrawObjective',
  data: { player: 'A', throw: true, ...more },
});
/** Chance that comes to this, and what it was asked for. */
function chance(face: number, asked: number[] = []): MatchOccasion {
  const throws = (count: number, sides: number): readonly number[] => {
    asked.push(count, sides);
    return [face];
  };
  return { ...by('scorekeeper'), throws };
}
const drawn = (card: string) => ({
  type: 'ObjectiveDrawn' as const,
  data: { player: 'A' as const, drawn: { objective: card, dice: [] }, by: 'server' as const },
});

describe('a card that the server draws', () => {
  it('is one of those that are left, each as likely as another', () => {
    const asked: number[] = [];
    given(due, CARD_SHELF).when(asks(), chance(1, asked)).then(drawn('card/Gold'));
    given(due, CARD_SHELF).when(asks(), chance(3)).then(drawn('card/Salt'));
    expect([...new Set(asked)]).toEqual([1, 3]);
  });

  it('is none that the player has had', () => {
    const one = decideOn(CARD_SHELF, due, [drawsCard('A', 'Gold')]);
    const asked: number[] = [];
    given(one, CARD_SHELF).when(asks(), chance(1, asked)).then(drawn('card/Tin'));
    expect([...new Set(asked)]).toEqual([1, 2]);
  });

  it('is refused where nothing is due, where no cards are drawn, and where nothing draws', () => {
    const both = decideOn(CARD_SHELF, due, [drawsCard('A', 'Gold'), drawsCard('A', 'Tin')]);
    given(both, CARD_SHELF).when(asks(), chance(1)).thenRefused('objective/none-due');
    given(amid(3)).when(asks(), chance(1)).thenRefused('objective/none-in-play');
    given(due, CARD_SHELF).when(asks()).thenRefused('roll/not-thrown-here');
    given(due, CARD_SHELF)
      .when(asks({ card: 'Gold' }), chance(1))
      .thenRefused('roll/not-thrown-here');
  });

  it('is neither taken back by the player nor rewritten: a judge strikes it', () => {
    const record = [...due, drawn('card/Gold')];
    const entry = due.length;
    const back: MatchCommand = { type: 'TakeBack', data: { entry, player: 'A' } };
    given(record, CARD_SHELF).when(back).thenRefused('entry/not-taken-back');
    const other = { kind: 'amend', data: { drawn: { objective: 'card/Tin', dice: [1] } } } as Correction;
    given(record, CARD_SHELF).when(corrects(entry, other), by('judge')).thenRefused('entry/wrong-type');
    const strike = corrects(entry, { kind: 'strike' });
    given(record, CARD_SHELF).when(strike, by('scorekeeper')).thenRefused('entry/not-taken-back');
    const rewind: MatchCommand = { type: 'RewindMatch', data: { to: entry - 1, because: 'a card that does not suit' } };
    given(record, CARD_SHELF).when(rewind, by('scorekeeper')).thenRefused('entry/not-taken-back');
    const struck = decideOn(CARD_SHELF, record, [strike]);
    const state = foldMatch(CARD_SHELF, struck);
    expect('table' in state && state.table.objectives).toEqual([]);
  });
});
