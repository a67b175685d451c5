import { refusals, refusing, type CodeOf } from '@adjutant/kernel';
import type { DisputeCode } from '@adjutant/dispute';
import type { MatchCode } from '@adjutant/match';
import type { AccessCode } from '@adjutant/access';
import type { RostersCode } from '@adjutant/rosters';
import type { TournamentCode } from '@adjutant/tournament';

export const EVENT_REFUSALS = refusals({
  'bundle/broken': {
    says: 'The bundle is not what was signed: get it anew from where it was made.',
    when: 'The bundle is not what was signed.',
  },
  'bundle/key-not-trusted': {
    says: 'The bundle is signed with an unknown key: trust the key first, if it is right.',
    when: 'The bundle is signed with a key that this installation does not trust.',
  },
  'hand/not-inspected': {
    says: 'The record does not say yet that this judge looks: send InspectHands first.',
    when: 'A judge asks for what is sealed before the record says that this judge looks: send `InspectHands` first.',
  },
  'lists/changed': {
    says: 'What is kept is not the list that was brought: ask its player for it, and hold it to the digest.',
    when: 'The list that is kept has another digest than the record of the event.',
    why: 'conflict',
  },
  'lists/gone': {
    says: 'The list is not kept any more: its player may bring it again.',
    when: 'The record of the event has the digest of a list that is not kept here: it was erased with its player, or stayed behind in a move.',
    why: 'not-there',
  },
  'lists/none': {
    says: 'This player has brought no list.',
    when: 'The list of a player is asked for who has brought none.',
    why: 'not-there',
  },
  'lists/unchecked': {
    says: 'Nobody has checked this of the list: an official looks at it.',
    when: 'Stands among what was read of a list: something of it could not be checked.',
  },
  'match-file/broken': {
    says: 'The file is not intact: get it anew from where it was made.',
    when: 'The file is not intact; the message names the line and the entry.',
  },
  'match-file/event-here': {
    says: 'The event of this match is here: publish its round, which opens the match.',
    when: 'The match is of an event that is here, and no such record is: publishing a round opens the matches of its tables.',
  },
  'match-file/other-record': {
    says: 'There is a match of this id with another record: look at both before you import.',
    when: 'There is a match of this id with another record.',
  },
  'match/no-such-entry': {
    says: 'The record has no entry of this number: name one that it has.',
    when: 'The record has no entry of this number.',
  },
  'match/no-such-figure': {
    says: 'There is no such number to ask about: name one that the game has.',
    when: 'The game has no such number to ask about, or the entry has no price.',
  },
  'match/no-such-moment': {
    says: 'There is no such moment: name one that the record has.',
    when: 'The record has no moment of this name: no such round, turn, phase, finding or dispute.',
  },
  'match/tampered': {
    says: 'The record is not what was written: nothing is added to it until somebody has looked.',
    when: 'The record is not what was recorded; nothing is recorded on it or shown of it. Stream and entry.',
  },
  'match/unreadable': {
    says: 'The record cannot be read here: install the release of its pack, or use a newer build.',
    when: 'The match cannot be read here, for instance because its pack release is not installed.',
  },
  'tournament/no-bracket': {
    says: 'This event has no bracket: cut the field to one.',
    when: 'The bracket of an event is asked for that was not cut to one.',
    why: 'not-there',
  },
  'tournament/no-table': {
    says: 'There is no table for this player now: look at the page of the event.',
    when: 'The link of a player is opened while they sit nowhere: no round is out, a bye, they have left, or the event has ended.',
    why: 'conflict',
  },
});

export type EventCode = CodeOf<typeof EVENT_REFUSALS>;

export const { declined, refuse } = refusing<
  EventCode | DisputeCode | MatchCode | TournamentCode | RostersCode | AccessCode
>();
