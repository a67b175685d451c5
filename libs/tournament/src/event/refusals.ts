import { refusals, refusing, type CodeOf } from '@adjutant/kernel';

/** What an event refuses with. */
export const TOURNAMENT_REFUSALS = refusals({
  'tournament/already-set-up': {
    says: 'An event was set up with this id already: name another id for another event.',
    when: 'This event has been set up already.',
    why: 'conflict',
  },
  'tournament/unknown': {
    says: 'There is no such event: set one up with SetUpTournament.',
    when: 'There is no such event.',
    why: 'not-there',
  },
  'tournament/ended': {
    says: 'The event has ended: reopen it with a reason first.',
    when: 'The event has ended, and was not reopened.',
  },
  'tournament/sure': {
    says: 'This weighs on pairings or standings after round 1: say that you are sure, and why.',
    when: 'What weighs on pairings or standings changes after round 1, and nobody said `sure`.',
  },
  'tournament/no-pack': {
    says: 'The server has no such pack: name one that it has, or none.',
    when: 'An event is set up with a pack that the server does not have.',
  },
  'tournament/no-release': {
    says: 'The server has no such release of the pack: name one that it has, or none for the newest.',
    when: 'An event is set up with a release of a pack that the server does not have.',
  },
  'tournament/no-mission': {
    says: 'The pack has no such mission: name one of its own, or leave the round open.',
    when: 'A round is planned with a mission that the pack of the event does not have.',
  },
  'tournament/other-pack': {
    says: 'The pack of an event stays: set up another event for another one.',
    when: 'The settings of an event that names a pack are to name another one, or another release of it.',
  },
  'tournament/missions': {
    says: 'A mission is planned for a round that is not: plan as many rounds, or fewer missions.',
    when: 'Missions are planned for more rounds than the event has.',
  },
  'tournament/no-policy': {
    says: 'The server has no such policy: name one that it has, or none.',
    when: 'An event is to take its penalties from a policy that the server does not have.',
  },
  'tournament/concession': {
    says: 'Whoever concedes gets no more than the other: give the winner at least as much.',
    when: 'An event decides that whoever concedes a match gets more than whoever wins it.',
  },
  'table/of-match': {
    says: 'The match of the table brings this figure: record it there.',
    when: 'A figure that matches bring by themselves, such as `vp`, or that the order of the event makes of a margin, is told beside a match, of a table or of the whole event.',
  },
  'table/not-asked': {
    says: 'That is not what the event asks of a table.',
    when: 'Other figures than the order of the event ranks by, or of one of the two alone.',
  },
  'table/told': {
    says: 'What stands beside this match is told already.',
    when: 'A player says something else than both have said, or an official has told.',
  },
  'table/games': {
    says: 'Games are counted: tell how many as a whole number from 0.',
    when: 'Games won or drawn are told as less than none, or as a part of one.',
  },
  'table/too-far': {
    says: 'That is more than anybody has: tell a number from -1,000,000 to 1,000,000.',
    when: 'A figure beside a match, or of the whole event, is told as more than 1,000,000, or as less than -1,000,000.',
  },
  'tournament/margins': {
    says: 'The table of margins cannot be read: write each line as `0,200 => 10,10`.',
    when: 'The order of an event has a conversion of margins with a line that is none.',
  },
  'tournament/prizes': {
    says: 'The order of the event has no column of this heading: name one that it has.',
    when: 'A prize is planned by a column that the order of the event does not have, or the order changes and loses it.',
  },
  'tournament/begun': {
    says: 'Round 1 is published: drop the player instead.',
    when: 'What only happens before round 1 is asked for after it was published.',
  },
  'tournament/disputed': {
    says: 'A dispute about a table of a closed round is open: have it ruled on or withdrawn first.',
    when: 'An event is ended while what was played at a table counts for neither player, because of a dispute.',
  },
  'tournament/seed': {
    says: 'The seed is not the one that the event committed to, or round 1 is not closed yet.',
    when: 'A seed does not have the hash that was committed to, or comes too early.',
  },
  'tournament/seed-lost': {
    says: 'The seed of the event is not on this server: restore the backup with its private part, or set up another event.',
    when: 'A round is drafted, and the seed that the event committed to is not kept on this server.',
  },
  'tournament/system-only': {
    says: 'The server does this by itself: nobody sends it.',
    when: 'Somebody else than a process manager tells what a match or a ruling came to.',
    why: 'not-allowed',
  },
  'tournament/unnamed': {
    says: 'An event has a name that can be read: say how it is called.',
    when: 'An event is set up or renamed with a name of blanks.',
  },
  'entrant/twice': {
    says: 'This player has entered already.',
    when: 'A player enters who is entered or waits.',
    why: 'conflict',
  },
  'entrant/too-many': {
    says: 'No event has so many players: look whether the right list was entered.',
    when: 'Somebody enters beyond the number of players that an event may have.',
  },
  'entrant/full': {
    says: 'The field is full: raise the capacity, or withdraw somebody first.',
    when: 'Somebody who was dropped is reinstated before round 1, and others have all the places by then.',
  },
  'entrant/unknown': {
    says: 'Nobody of this id has entered: look at the list of entries.',
    when: 'A player is named who is not part of the event.',
  },
  'entrant/waiting': {
    says: 'This player is on the waiting list: raise the capacity, or wait until somebody withdraws.',
    when: 'Something is asked for a player on the waiting list.',
  },
  'entrant/gone': {
    says: 'This player has left the event: reinstate or enter them first.',
    when: 'Something is asked for a player who has withdrawn or dropped.',
  },
  'entrant/no-table': {
    says: 'The event has no such table: choose one that it has, or add it to its tables first.',
    when: 'Somebody is to keep a table that the event does not have.',
  },
  'lists/locked': {
    says: 'Lists are locked, or a round is out that is played with this one: an official brings a late one with a reason, where the event records late lists.',
    when: 'A list comes after lists were locked, or while its player plays a round with another, and the policy of the event or the missing reason refuses it.',
  },
  'lists/illegal': {
    says: 'The pack says that this list is not legal, and the event takes none such: mend it, or ask an official.',
    when: 'A list breaks a rule of the pack, and the event refuses such lists; an official may take it with a reason.',
  },
  'lists/missing': {
    says: 'The event publishes no round while somebody in it has no list: bring it for them, or let the event only tell of it.',
    when: 'A round is published, somebody in it has brought no list, and the policy of the event refuses that.',
  },
  'lists/other-list': {
    says: 'Another list has been brought meanwhile: look at it anew.',
    when: 'A list is overruled that is not the one that its player has brought last.',
    why: 'conflict',
  },
  'round/not-next': {
    says: 'Rounds come one after the other: close the one before first.',
    when: 'A round is drafted or published out of its turn, or while the one before is not closed.',
  },
  'round/too-many': {
    says: 'The event plans fewer rounds: change its settings first.',
    when: 'A round beyond the planned ones is drafted, or a bye is given for one.',
  },
  'round/unknown': {
    says: 'There is no such round: look at the rounds of the event.',
    when: 'A round is named that was not drafted or published.',
  },
  'round/published': {
    says: 'The round is published: change what was published, with a reason.',
    when: 'A draft is asked of a round that is published.',
  },
  'round/not-published': {
    says: 'The round is a draft: publish it first.',
    when: 'Something is asked of a round that is not published.',
  },
  'round/drafted': {
    says: 'The next round stands as a draft: discard it first. The same facts give it again.',
    when: 'The field is cut, the event ended, or fewer rounds are planned while a round is drafted and not published.',
  },
  'round/closed': {
    says: 'The round is closed: what changes a result is a ruling or a correction in its match.',
    when: 'Something is asked of a round that is closed.',
  },
  'round/undecided': {
    says: 'Tables are not decided: enter their results, or wait until what was reported stands.',
    when: 'A round is closed while tables of it are not decided.',
  },
  'round/void': {
    says: 'The match of a table is void while the event still has the table: restore the match, or change what is published.',
    when: 'A round is closed while somebody has declared the match of a table void, and the table was not published anew.',
  },
  'draft/cannot': {
    says: 'The round cannot be paired as it is.',
    when: 'Pairing found no way; the facts say why.',
  },
  'draft/sheet': {
    says: 'Each player stands once, at a table or in a bye, and each table once.',
    when: 'Tables and byes as they were edited leave somebody out, hold somebody twice, or a table twice.',
  },
  'draft/gone': {
    says: 'Somebody in the draft has left since: draft the round anew, or edit it.',
    when: 'A round is published that has players who were dropped, or lacks somebody who was reinstated.',
  },
  'draft/bracket': {
    says: 'The bracket says whom its players meet: by hand only their table and their sides change.',
    when: 'A round of a bracket is edited, or changes after it was published, so that two of it would not meet.',
  },
  'assigned/paired': {
    says: 'The player has a table or a bye in this round: a result is decided in the match of the table.',
    when: 'A result is assigned to somebody who is paired in that round, or has a bye in it.',
  },
  'table/unknown': {
    says: 'The round has no such table in this publication.',
    when: 'A table is named that the round does not have, or one whose match is void.',
  },
  'table/unconfirmed': {
    says: 'Nobody has confirmed this result: the other player does, or time goes by.',
    when: 'An event is told before its time that a result stands which nobody confirmed.',
  },
  'table/decided': {
    says: 'The table is decided: a result is put right in its match.',
    when: 'What was published changes for a table that has a result.',
  },
  'hall/unknown': {
    says: 'The event has no such hall: look at its settings.',
    when: 'A clock is started or extended for a hall that the event does not have.',
  },
  'hall/twice': {
    says: 'Each hall has a name of its own.',
    when: 'Two halls of an event have the same name.',
  },
  'hall/overlap': {
    says: 'Each table is in one hall at the most: change where halls begin and end.',
    when: 'Two halls of an event share a table.',
  },
  'hall/no-tables': {
    says: 'No table of the event stands in this hall: change its numbers, or leave it out.',
    when: 'A hall ends before it begins, or the event has none of its tables.',
  },
  'pairing/tables': {
    says: 'Each table has a number of its own, and pairing seats by tables that the event has: change the numbers.',
    when: 'A number of a table is there twice, or pairing is to seat by tables that the event does not have.',
  },
  'time/one-place': {
    says: 'Time is given to a table, a hall or a whole round: name one of them.',
    when: 'Time is asked for a table and for a hall at once.',
  },
  'announcement/empty': {
    says: 'Say what is announced.',
    when: 'An announcement is nothing but blanks.',
  },
  'announcement/unknown': {
    says: 'There is no such announcement: look at those of the event.',
    when: 'An announcement is taken back that was never made.',
  },
  'entrant/no-group': {
    says: 'Round 1 is out, and its groups have no place for anybody else.',
    when: 'Somebody enters, comes back or checks in after round 1 of an event that is played in groups or as a round robin, and plays in no group.',
  },
  'tournament/format': {
    says: 'Fewer of a group go on than it has players: let fewer through, or make groups larger.',
    when: 'An event is set up in groups of which everybody would go on.',
  },
  'cut/field': {
    says: 'Name players who are part of the event, each once, and no more than there are.',
    when: 'A cut names somebody twice or somebody who is no part of the event.',
  },
  'cut/rule': {
    says: 'The rule lets too few through, or more are wanted than there are: take another number, or name who goes on.',
    when: 'A cut by rule cannot be made, names players whom its rule does not let through, or says neither players nor a rule.',
  },
  'cut/bracket': {
    says: 'Once a bracket is played the field is not cut anew: play it to its end and drop whoever leaves, and end the event when it is over.',
    when: 'The field is cut anew once a round of its bracket is out.',
  },
  'bye/barred': {
    says: 'This player is barred from byes: say why they have one all the same, or let them have one without points.',
    when: 'A bye that brings points is given to somebody who is barred from byes, and no reason is said.',
  },
  'bye/bracket': {
    says: 'The bracket says whom its players meet: drop whoever does not play, or cut the field anew.',
    when: 'A bye is given to somebody who is in the bracket.',
  },
  'cut/level': {
    says: 'Somebody is level on the line: say who of them goes on, or take another number.',
    when: 'A cut by rule lets more through than there is room for, and nobody is named.',
  },
});

export type TournamentCode = CodeOf<typeof TOURNAMENT_REFUSALS>;

export const { refuse } = refusing<TournamentCode>();
