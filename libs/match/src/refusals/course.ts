import { refusals } from '@adjutant/kernel';

/** What the course of a match is refused with: its opening, its seals, its questions, its end. */
export const COURSE_REFUSALS = refusals({
  'depth/lower': {
    says: 'A match never gets less deep than it is recorded: raise it, or leave it as it is.',
    when: 'The match is recorded deeper than that already.',
  },
  'hand/envelope-missing': {
    says: 'What a player has sealed is not here: put the file of envelopes back.',
    when: 'What a player has sealed is not here, or is not what was sealed; the entries are named.',
  },
  'hand/judge-only': {
    says: 'Only a judge may look at what the players have sealed: ask one.',
    when: 'Only a judge may look at what the players have sealed.',
  },
  'hand/not-yours': {
    says: 'The hand is sealed: only its player sees it, and a judge who has looked.',
    when: 'The hand is sealed, and whoever asks may not see it; said in one way, whatever it holds.',
  },
  'match/already-opened': {
    says: 'A match of this id is open already: name another id.',
    when: 'A match of this id is open already.',
  },
  'match/already-started': {
    says: 'The battle has started: correct the entries instead.',
    when: 'The battle has started already.',
  },
  'match/event-not-yours': {
    says: 'Publishing a round opens the matches of its tables: publish it, or leave `event` out.',
    when: 'Somebody other than the server says that the match is one of an event.',
  },
  'match/not-finished': {
    says: 'There is no result to confirm yet: finish the match first.',
    when: 'There is no result to confirm yet.',
  },
  'match/not-opened': {
    says: 'There is no such match: open it first with OpenMatch.',
    when: 'There is no such match; open it first.',
  },
  'match/not-started': {
    says: 'The battle has not started: submit both rosters and start it.',
    when: 'The battle has not started.',
  },
  'match/over': {
    says: 'The match is over: a judge can still correct entries.',
    when: 'The match is over.',
  },
  'match/rounds-left': {
    says: 'The battle is not over: play on, or concede.',
    when: 'Rounds are left to play; say why it ends early.',
  },
  'match/same-player': {
    says: 'Both seats have the same player: a match needs two.',
    when: 'A match needs two different players.',
  },
  'match/void-by-head-judge': {
    says: 'Only the head judge or an organizer does this: ask one of them.',
    when: 'The head judge or an organizer declares a match void, or restores it.',
  },
  'note/no-text': {
    says: 'The note says nothing, or too much: shorten it.',
    when: 'A note says something, in at most 1,000 characters.',
  },
  'note/unknown-kind': {
    says: 'There is no such kind of note: name one of those that there are.',
    when: 'A note is an agreement, a measurement, a pause or a note.',
  },
  'override/judge-only': {
    says: 'Only a judge may let a refused command stand: call one.',
    when: 'Only a judge may let a refused command stand.',
  },
  'pack/unknown': {
    says: 'There is no such pack here: name one that is installed.',
    when: 'No such pack or release is installed.',
  },
  'paper/before-battle': {
    says: 'Before the battle there are no points to compare: name an entry of the battle.',
    when: 'Before the battle there are no points to compare.',
  },
  'paper/not-a-balance': {
    says: 'The paper shows no balance: say a whole number, 0 or more.',
    when: 'What the paper shows is a whole number, 0 or more.',
  },
  'question/not-answered': {
    says: 'The entry holds no such answer: name a question that was answered.',
    when: 'The entry holds no answer to contest.',
  },
  'question/not-asked': {
    says: 'The entry does not ask this: name one of its questions.',
    when: 'The entry does not ask this.',
  },
  'question/open': {
    says: 'Questions are still open: answer them first.',
    when: 'Questions are open that have to be answered first.',
  },
  'question/own-answer': {
    says: 'A player contests what the other player answered: correct the own answer instead.',
    when: 'Players contest what the other player vouched for.',
  },
  'question/unknown': {
    says: 'There is no such question: name one that the pack has.',
    when: 'The pack asks no such question.',
  },
  'roster/missing': {
    says: 'A roster is missing: submit both.',
    when: 'A roster has not been submitted.',
  },
  'roster/no-units': {
    says: 'The roster lists no units: list them, or record the match less deep.',
    when: 'A match that is recorded in full needs the units of the roster.',
  },
  'roster/too-late': {
    says: 'The battle has started: rosters are fixed, and only corrected.',
    when: 'Rosters are fixed once the battle has started.',
  },
  'roster/unit-id-taken': {
    says: 'The other roster has a unit of this id: give the own one another.',
    when: 'The other roster has a unit of this id.',
  },
  'result/derived': {
    says: 'Who has won follows from what is recorded: leave the winner out.',
    when: 'Who has won is said of a match that is recorded in full.',
  },
  'result/winner-differs': {
    says: 'The points say something else than the players: put the points right first.',
    when: 'The winner as the players say is not the one by the points recorded.',
  },
  'round/figures-differ': {
    says: 'The record has other points than you saw: look again, have it corrected, or call a judge.',
    when: 'The points that a player confirms of a battle round are not those of the record.',
  },
  'round/not-ended': {
    says: 'The battle round has not ended: confirm it then.',
    when: 'A battle round is confirmed before its end.',
  },
  'seats/published': {
    says: 'Change what is published of the round instead: a new match opens for whoever is right there.',
    when: 'Seats are corrected in a match that is of a table of an event, where they are what was published.',
  },
  'seats/result-counts': {
    says: 'The result counts already: a head judge has to rule on it first.',
    when: 'Seats are corrected until the result counts.',
  },
});
