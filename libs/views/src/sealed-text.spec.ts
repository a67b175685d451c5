import type { MatchCommand } from '@adjutant/match';
import { by, StorelessMatch, draws, nightfall, NIGHT_SHELF } from '@adjutant/testing/given';
import { matchView } from './match-view.js';

const timeUp: MatchCommand = { type: 'FinishMatch', data: { ending: 'time' } };
const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });

let desk: StorelessMatch;
const says = () => matchView(NIGHT_SHELF, 'm', desk.state)?.stillSealed;

beforeEach(() => {
  desk = new StorelessMatch(NIGHT_SHELF);
  desk.take(...nightfall(), draws('A', 11));
});

describe('what is still sealed when a battle is over', () => {
  it('says whose word it waits for, until that is there', () => {
    expect(says()).toBeNull();
    desk.takeAs(by('player', 'bob'), timeUp);
    expect(says()).toMatch(/^What the players have sealed stays sealed until A confirms the result, or an official/);
    desk.takeAs(by('player', 'ann'), confirms('A'));
    expect(says()).toBeNull();
  });

  it('says so where nobody is known to have ended it, as in a record from elsewhere', () => {
    desk.takeAs(by('spectator', 'elsewhere'), timeUp);
    expect(says()).toContain('until each player who has not said that it is over confirms the result');
  });

  it('says that it is lost where it should have been opened', () => {
    desk.envelopes.splice(0);
    desk.take(timeUp);
    expect(says()).toContain('its envelopes are not here');
  });
});
