import { fold } from '@adjutant/kernel';
import type { OpenedTournament } from '../state/state.js';
import { command, decider, event, FOUR, given, PUBLISHED, ROUND_1, SET_UP, toldOf } from '../testing/given.js';

const bye = (player: string, round = 1) => event('ByeGiven', { round, player, kind: 'half' });
const back = (player: string, round = 1) => command('TakeByeBack', { round, player, because: 'Comes after all' });
const taken = (player: string, round = 1) => event('ByeTakenBack', back(player, round).data);

describe('a bye that was given by mistake', () => {
  it('is taken back as long as its round is not drafted, and the event is as it was without it', () => {
    given(...FOUR, bye('di'))
      .when(back('di'))
      .then(taken('di'));
    const state = fold(decider, [...FOUR, bye('di'), bye('di', 2), taken('di')]) as OpenedTournament;
    expect(state.given).toEqual({ di: [{ round: 2, kind: 'half' }] });
    expect(fold(decider, [...FOUR, bye('di'), taken('di')])).toEqual(fold(decider, FOUR));
  });

  it('leaves its player to pairing again', () => {
    given(...FOUR, bye('di'), taken('di'))
      .when(command('DraftRound', { round: 1 }))
      .then(
        event('RoundDrafted', {
          ...{ round: 1, engine: 'neighbours', byes: [] },
          tables: [
            { table: 1, A: 'ann', B: 'bob' },
            { table: 2, A: 'cy', B: 'di' },
          ],
        }),
      );
  });

  it('is nothing to take back where there is none, nor of somebody who is not there', () => {
    given(...FOUR, bye('di', 2))
      .when(back('di'))
      .thenAlready();
    given(SET_UP).when(back('di')).thenRefused('entrant/unknown', { player: 'di' });
  });

  it('stands once its round is drafted, published or closed, and says what is done instead', () => {
    const draft = event('RoundDrafted', { round: 1, engine: 'neighbours', tables: [], byes: [] });
    given(...FOUR, bye('di'), draft)
      .when(back('di'))
      .thenRefused('round/published', { round: 1 });
    given(...FOUR, bye('di'), PUBLISHED)
      .when(back('di'))
      .thenRefused('round/published', { round: 1 });
    const closed = event('RoundClosed', { round: 1, unconfirmed: [], disputed: [] });
    given(...ROUND_1, toldOf(1), toldOf(2), closed)
      .when(back('ann'))
      .thenRefused('round/closed', { round: 1, player: 'ann' });
  });
});
