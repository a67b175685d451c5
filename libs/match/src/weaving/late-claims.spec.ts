import {
  advances,
  at,
  by,
  CARD_SHELF,
  CARDS,
  chooses,
  claims,
  decideOn,
  drawsCard,
  given,
  mustered,
} from '@adjutant/testing/given';
import type { Occasion } from '@adjutant/kernel';
import { decideMatch, foldMatch, type MatchCommand, type OpenedState } from '../index.js';

const start: MatchCommand = { type: 'StartBattle', data: { firstTurn: 'A' } };
const night = decideOn(CARD_SHELF, mustered({}, CARDS), [
  chooses('vow', 'A', 'Up'),
  chooses('vow', 'B', 'Up'),
  start,
  advances('1.A.dusk'),
]);
/** A's second day has begun. */
const later = decideOn(CARD_SHELF, night, [advances('2.A.muster')]);
const pressed = (place: string): Occasion =>
  ({ ...by('scorekeeper'), whence: { place: at(place), basedOn: night.length - 1 } }) as Occasion;

describe('a claim that comes late', () => {
  it('is told where it was pressed, and fills the cap of that round', () => {
    const decision = decideMatch(CARD_SHELF, claims('Wind', 'a*3'), stateOf(later), pressed('1.A.dusk'));
    const told = decision.outcome === 'recorded' ? decision.events : [];
    expect(told.map(({ type }) => type)).toEqual(['AwardsClaimed', 'EntryCorrected']);
    const { table } = stateOf([...later, ...told]);
    expect(table.claimed?.map(({ at: place, credited }) => [place, credited])).toEqual([[at('1.A.dusk'), 5]]);
    const again = decideOn(CARD_SHELF, [...later, ...told], [advances('2.A.dusk'), claims('Wind', 'a*2')]);
    expect(stateOf(again).table.score.A).toEqual({ prizes: 9 });
  });

  it('is refused where it could not be pressed there', () => {
    given(later, CARD_SHELF).when(claims('Wind', 'a'), pressed('1.A.wander')).thenRefused('award/wrong-moment');
  });

  it('is scored once at that time', () => {
    const both = decideOn(CARD_SHELF, night, [claims('Wind', 'a'), advances('2.A.muster')]);
    given(both, CARD_SHELF).when(claims('Wind', 'a'), pressed('1.A.dusk')).thenRefused('award/already-scored');
  });
});

describe('a card that the server draws late', () => {
  const due = decideOn(CARD_SHELF, mustered({}, CARDS), [chooses('style', 'A', 'free'), start, advances('1.A.muster')]);
  const since = decideOn(CARD_SHELF, due, [advances('2.A.muster'), drawsCard('A', 'Gold')]);
  const asks: MatchCommand = { type: 'DrawObjective', data: { player: 'A', throw: true } };
  const whence = { place: at('1.A.muster'), basedOn: due.length - 1 };
  const comes = (face: number) => ({ ...by('scorekeeper'), whence, throws: () => [face] }) as Occasion;

  it('is told where it was pressed', () => {
    const decision = decideMatch(CARD_SHELF, asks, stateOf(since), comes(2));
    expect(decision.outcome === 'recorded' && decision.events.map(({ type }) => type)).toEqual([
      'ObjectiveDrawn',
      'EntryCorrected',
    ]);
  });

  it('is drawn again where it is one that came since, and nobody has to put anything right', () => {
    const decision = decideMatch(CARD_SHELF, asks, stateOf(since), comes(1));
    const refusal = decision.outcome === 'refused' ? decision.refusal : undefined;
    expect(refusal?.code).toBe('weave/upsets');
    expect(refusal?.message).toContain('let it draw again');
    expect(refusal?.message).not.toContain('right');
  });
});

function stateOf(events: Parameters<typeof foldMatch>[1]): OpenedState {
  return foldMatch(CARD_SHELF, events) as OpenedState;
}
