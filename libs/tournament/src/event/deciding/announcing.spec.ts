import { command, event, FOUR, given, SET_UP } from '../testing/given.js';

const says = (text: string, more: { round?: number; hall?: string } = {}) => command('Announce', { text, ...more });
const said = (announcement: number, text: string, more: { round?: number; hall?: string } = {}) =>
  event('Announced', { announcement, text, ...more });
const takesBack = (announcement: number) => command('TakeAnnouncementBack', { announcement });

describe('what is announced', () => {
  it('is numbered as it comes, for everybody or for a round or a hall', () => {
    given(SET_UP).when(says('Lunch is at one.')).then(said(1, 'Lunch is at one.'));
    given(SET_UP, said(1, 'Lunch is at one.'))
      .when(says('Starts late.', { round: 2, hall: 'East' }))
      .then(said(2, 'Starts late.', { round: 2, hall: 'East' }));
  });

  it('is said once however often it is pressed, and again once something else was said or it was taken back', () => {
    const lunch = said(1, 'Lunch.');
    given(SET_UP, lunch).when(says('Lunch.')).thenAlready();
    given(SET_UP, lunch, said(2, 'Dinner.')).when(says('Lunch.')).then(said(3, 'Lunch.'));
    given(SET_UP, lunch, event('AnnouncementTakenBack', { announcement: 1 }))
      .when(says('Lunch.'))
      .then(said(2, 'Lunch.'));
  });

  it('is taken back by its number', () => {
    given(SET_UP, said(1, 'Lunch.'))
      .when(takesBack(1))
      .then(event('AnnouncementTakenBack', { announcement: 1 }));
    given(SET_UP, said(1, 'Lunch.'), event('AnnouncementTakenBack', { announcement: 1 }))
      .when(takesBack(1))
      .thenAlready();
    given(SET_UP).when(takesBack(1)).thenRefused('announcement/unknown', { announcement: 1 });
  });

  it('says something, and names a round that is planned', () => {
    given(...FOUR)
      .when(says('  '))
      .thenRefused('announcement/empty');
    given(...FOUR)
      .when(says('Starts late.', { round: 9 }))
      .thenRefused('round/too-many', { rounds: 3 });
    given().when(says('Hello.')).thenRefused('tournament/unknown');
  });

  it('is also said once the event has ended', () => {
    given(SET_UP, event('TournamentEnded', {}))
      .when(says('Prizes are given at the stage.'))
      .then(said(1, 'Prizes are given at the stage.'));
  });
});
