import { essenceOf, type MatchCommand, type MatchEvent } from '../index.js';
import {
  after,
  applied,
  begun,
  by,
  StorelessMatch,
  draws,
  given,
  nightfall,
  NIGHT_SHELF,
  opened,
  rewinds,
  rules,
  stateOf,
  strikes,
  SYSTEM,
} from '@adjutant/testing/given';

const HANA = by('head-judge', 'hana');
const voids: MatchCommand = { type: 'VoidMatch', data: { because: 'Opened twice.' } };
const restores: MatchCommand = { type: 'RestoreMatch', data: { because: 'The other one was the double.' } };
const voided: MatchEvent = { type: 'MatchVoided', data: { because: 'Opened twice.' } };
const restored: MatchEvent = { type: 'MatchRestored', data: { because: 'The other one was the double.' } };
const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });
const finished = after(begun(), [{ type: 'FinishMatch', data: { ending: 'time' } }]);
const confirmed = after(finished, [confirms('A'), confirms('B')]);

describe('VoidMatch', () => {
  it.each([
    ['opened', [opened()]],
    ['running', begun()],
    ['finished', finished],
    ['confirmed', confirmed],
  ])('declares a match void that is %s', (_, events) => {
    given(events).when(voids, HANA).then(voided);
    given(events).when(voids, by('organizer')).then(voided);
    expect(stateOf([...events, voided])).toMatchObject({
      voided: { entry: events.length, because: 'Opened twice.' },
    });
  });

  it('is for the head judge and the organizer', () => {
    given(begun()).when(voids, by('judge')).thenRefused('match/void-by-head-judge');
    given(begun()).when(voids, by('player')).thenRefused('match/void-by-head-judge');
    given([...begun(), voided])
      .when(restores, by('scorekeeper'))
      .thenRefused('match/void-by-head-judge');
    given([]).when(voids, HANA).thenRefused('match/not-opened');
  });

  it('is not declared twice', () => {
    given([...begun(), voided])
      .when(voids, HANA)
      .thenAlready();
    given(begun()).when(restores, HANA).thenAlready();
  });
});

describe('a match that is void', () => {
  const COMMANDS: readonly MatchCommand[] = [
    { type: 'AdvancePhase', data: {} },
    { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 1, what: 'x' } },
    { type: 'ConcedeMatch', data: { player: 'A' } },
    { type: 'FinishMatch', data: {} },
    confirms('A'),
    strikes(3),
    rewinds(3),
    { type: 'AdjustPoints', data: { player: 'A', resource: 'vp', amount: 1, because: 'x' } },
    { type: 'CorrectSeats', data: { seats: { A: { player: 'x' }, B: { player: 'y' } }, because: 'x' } },
  ];

  it.each(COMMANDS)('takes no $type, and says who can restore it', (command) => {
    given([...begun(), voided])
      .when(command, HANA)
      .thenRefused('match/void');
  });

  it('says since which entry, and why', () => {
    const state = stateOf([...begun(), voided]);
    expect(essenceOf(state)).toMatchObject({ voided: true });
    expect(essenceOf(stateOf(begun()))).not.toHaveProperty('voided');
  });

  it('lets a judge look at hands, which the record has to show', () => {
    const desk = new StorelessMatch(NIGHT_SHELF);
    desk.take(...nightfall(), draws('A', 11));
    desk.takeAs(HANA, voids);
    expect(desk.takeAs(by('judge', 'jo'), { type: 'InspectHands', data: {} })).toBe('recorded');
    expect(desk.events.at(-1)).toEqual({ type: 'HandsInspected', data: { by: 'jo' } });
  });

  it('still gets what was ruled before: the ruling was on its way', () => {
    given([...begun(), voided])
      .when(rules([{ kind: 'none' }], 'judge'), SYSTEM)
      .then(applied(0, 'judge'));
  });
});

describe('RestoreMatch', () => {
  it.each([
    ['running', begun()],
    ['finished', finished],
    ['confirmed', confirmed],
  ])('leaves a match that was %s with the state hash that it had', (_, events) => {
    given([...events, voided])
      .when(restores, HANA)
      .then(restored);
    const state = stateOf([...events, voided, restored]);
    expect(essenceOf(state)).toEqual(essenceOf(stateOf(events)));
    expect(state).not.toHaveProperty('voided');
  });

  it('is nothing that a rewind or a strike takes back', () => {
    const back = after([...begun(), voided, restored], [rewinds(4)], HANA);
    expect(stateOf(back)).not.toHaveProperty('voided');
    given([...begun(), voided, restored])
      .when(strikes(4), HANA)
      .thenRefused('entry/not-correctable');
    given([...begun(), voided, restored])
      .when(strikes(5), HANA)
      .thenRefused('entry/not-correctable');
  });
});

describe('a hand', () => {
  it('stays sealed where the match is declared void, and is revealed at its end', () => {
    const desk = new StorelessMatch(NIGHT_SHELF);
    expect(desk.take(...nightfall(), draws('A', 11))).toBe('recorded');
    expect(desk.takeAs(HANA, voids)).toBe('recorded');
    expect(desk.events.slice(-1)).toEqual([voided]);
    expect(desk.takeAs(HANA, restores)).toBe('recorded');
    expect(desk.take({ type: 'FinishMatch', data: { ending: 'time' } })).toBe('recorded');
    expect(desk.events.at(-1)).toMatchObject({ type: 'ObjectiveRevealed' });
  });
});
