import { refusals, refusing, type CodeOf } from '@adjutant/kernel';
import type { MatchCode } from '@adjutant/match';

export const ACCESS_REFUSALS = refusals({
  'access/for-staff-here': {
    says: 'The event leaves this to its staff: ask somebody who runs it.',
    when: 'The event has not decided that players do this themselves.',
  },
  'access/key-of-another': {
    says: 'This key belongs to another seat: make a new one on this device.',
    when: 'A device makes a key known that belongs to another seat of the match.',
    why: 'conflict',
  },
  'access/last-organizer': {
    says: 'This is the last organizer: make somebody else one first.',
    when: 'Somebody else has to be an organizer before the last one goes.',
  },
  'access/link-expired': {
    says: 'The link of the seat has ended: ask a judge for a new one.',
    when: 'The link of a seat has ended.',
  },
  'access/link-forged': {
    says: 'This is no link of this server: ask for a new one.',
    when: 'The link was not made by this server.',
  },
  'access/link-revoked': {
    says: 'The link was taken back: ask a judge for a new one.',
    when: 'The link of a seat was taken back.',
  },
  'access/name-looks-alike': {
    says: 'Another account has a name that looks like this one: choose another name.',
    when: 'Another account has a name that this one could be taken for.',
  },
  'access/name-taken': {
    says: 'Somebody signs in with this name already: choose another one.',
    when: 'Somebody signs in with this name already.',
  },
  'access/no-role': {
    says: 'Your roles do not reach this: ask somebody who has one that does.',
    when: 'None of the roles of whoever asks reaches this.',
  },
  'access/not-over': {
    says: 'The match is not over: finish it, or go on there.',
    when: 'A rematch is asked for of a match that is not over.',
    why: 'conflict',
  },
  'access/not-your-entry': {
    says: 'This is of another player: open the link of your own, or ask somebody who runs the event.',
    when: 'Players of an event act and look for themselves; officials do for everybody.',
  },
  'access/not-your-last': {
    says: 'Somebody else has done something since: ask a judge to correct it.',
    when: 'Somebody else has done something since, or recorded it: a judge corrects that.',
  },
  'access/not-your-list': {
    says: 'The event does not show this list to you: ask its player, or an official.',
    when: 'The list of a player is read by somebody whom the event does not show it.',
  },
  'access/not-your-seat': {
    says: 'You speak for your own side of the table: let the other player speak.',
    when: 'Players speak for their own side of the table.',
  },
  'access/not-your-view': {
    says: 'You see a match as yourself: leave the other viewer out.',
    when: 'Nobody sees a match as somebody whom they are not.',
  },
  'access/organizer-exists': {
    says: 'There is an organizer already: ask them for an account.',
    when: 'There is an organizer already; the first link holds no longer.',
  },
  'access/other-actor': {
    says: 'The request names somebody else: act as who you are.',
    when: 'A request names somebody else than who is signed in.',
  },
  'access/other-event': {
    says: 'Your role is one of another event: ask somebody who holds one in this event.',
    when: 'Somebody whose role is one of an event asks for what is of another event, or of none.',
  },
  'access/other-match': {
    says: 'Your seat is one of another match: open the link of this one.',
    when: 'The seat is one of another match.',
  },
  'access/seat-full': {
    says: 'Too many devices sit by this link: close one, or ask a judge for a new link.',
    when: 'So many devices as may sit by one link use it already.',
  },
  'access/seated-elsewhere': {
    says: 'You sit at another match that is being played: go on there, or say that you leave it.',
    when: 'Whoever opens the link of a seat sits at another match already.',
    why: 'conflict',
  },
  'access/sign-in-first': {
    says: 'Nobody is signed in: sign in, or open the link of your seat.',
    when: 'Nobody is signed in.',
    why: 'not-known',
  },
  'access/signed-out': {
    says: 'Your session has ended: sign in again, or open the link of your seat once more.',
    when: 'The session has ended.',
    why: 'not-known',
  },
  'access/system-only': {
    says: 'Only the server itself acts in this role: name another one.',
    when: 'Only the server itself acts in this role.',
  },
  'access/too-many-requests': {
    says: 'Too much was asked in a short time: come again after the seconds that are named.',
    when: 'A session asks too much, or a name is tried too often.',
  },
  'access/unknown-account': {
    says: 'There is no such account: look at the list of accounts.',
    when: 'There is no such account.',
  },
  'access/unknown-link': {
    says: 'The match has no such link: look at its links.',
    when: 'The match has no such link.',
  },
  'server/busy': {
    says: 'The server has too much to do: come again in a moment.',
    when: 'So many questions that take long are waiting that no more can; ask again in a moment.',
  },
});

export type AccessCode = CodeOf<typeof ACCESS_REFUSALS>;

export const { declined, refuse } = refusing<AccessCode | MatchCode>();
