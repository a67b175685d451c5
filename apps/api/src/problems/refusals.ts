import type { AccessCode } from '@adjutant/access';
import type { DisputeCode, PenaltyCode } from '@adjutant/dispute';
import type { EventCode } from '@adjutant/event';
import { refusals, refusing, type CodeOf, type RequestCode } from '@adjutant/kernel';
import type { MatchCode } from '@adjutant/match';
import type { PeopleCode } from '@adjutant/people';
import type { TournamentCode } from '@adjutant/tournament';

/** What the server itself answers with, besides what its libraries refuse. */
export const EDGE_REFUSALS = refusals({
  'access/foreign-origin': {
    says: 'A page of another site sent this: use the page of this server.',
    when: 'A page of another site, or of another port, sent what changes something.',
  },
  'access/not-this-machine': {
    says: 'The server answers to its own machine only: open it there, or let people sign in.',
    when: 'Where nobody signs in the server answers to its own machine only.',
  },
  'access/single-user': {
    says: 'Nobody signs in here: whoever reaches the server owns it.',
    when: 'Nobody signs in on a machine of one user.',
  },
  'access/wrong-password': {
    says: 'The name or the password is wrong: try again.',
    when: 'The name or the password is wrong.',
  },
  'command/unknown-type': {
    says: 'There is no such command: name one that there is.',
    when: 'There is no such command.',
  },
  'database/unavailable': {
    says: 'What stands beside the record cannot be used now: try again.',
    when: 'What stands beside the event store (people, access, lists) cannot be used now; try again.',
  },
  'dispute/stale-revision': {
    says: 'Others wrote to the dispute first: look at it again, then send the command.',
    when: 'Others wrote to the dispute first.',
  },
  'live/full': {
    says: 'So many listen that nobody else can: come again in a moment.',
    when: 'So many pages listen to what is recorded that no more can, or the server is stopping.',
  },
  'match-file/not-ndjson-type': {
    says: 'The file came as another type: send it as application/x-ndjson or text/plain.',
    when: 'A match file has to be sent as application/x-ndjson or text/plain.',
  },
  'match/stale-revision': {
    says: 'Others wrote to the match first: look at it again, then send the command.',
    when: 'Others wrote since the revision named; look at their entries and decide again.',
  },
  'penalty/stale-revision': {
    says: 'Others wrote about the person first: look at it again, then send the command.',
    when: 'Others gave this person a penalty since the revision named; look at it and decide again.',
  },
  'person/unknown': {
    says: 'No name is known for this id: look at the list of people.',
    when: 'Nobody of this id has a name here.',
  },
  'request/not-json': {
    says: 'The body is no JSON: look at the place that is named.',
    when: 'The body is not JSON.',
  },
  'request/not-json-type': {
    says: 'The body came as another type: send it as application/json.',
    when: 'The body has to be sent as application/json.',
  },
  'request/too-large': {
    says: 'The request is too large: send less at once.',
    when: 'The body, or the headers, are too large.',
  },
  'request/too-many-commands': {
    says: 'These are too many commands at once: send fewer.',
    when: 'The list of commands is too long; send it in parts.',
  },
  'request/too-slow': {
    says: 'The request came too slowly: send it again.',
    when: 'Too little of a request came for too long.',
  },
  'request/unreadable': {
    says: 'What came cannot be read as HTTP: send it again.',
    when: 'What came is no HTTP, names no host, or expects what is not there.',
  },
  'store/disk-failing': {
    says: 'The disk does not take what is written: whoever runs the server has to see to it.',
    when: 'The disk does not take or keep what is written; nothing was recorded.',
  },
  'store/disk-full': {
    says: 'The disk of the server is full: whoever runs it has to make room.',
    when: 'The disk of the server is full; nothing was recorded.',
  },
  'store/unavailable': {
    says: 'The store cannot be used now: try again.',
    when: 'The store cannot be written or read now; try again.',
  },
  'tournament/stale-revision': {
    says: 'Others wrote to the event first: look at it again, then send the command.',
    when: 'Others wrote to the event since the revision named; look at it and decide again.',
  },
});

type LibraryCode =
  AccessCode | DisputeCode | EventCode | MatchCode | PenaltyCode | PeopleCode | RequestCode | TournamentCode;

export type EdgeCode = CodeOf<typeof EDGE_REFUSALS> | LibraryCode;

export const { refuse } = refusing<EdgeCode>();
