/** What can be wrong with the record of a whole event whose every hash is right. */
export const EVENT_FAULTS = {
  'no-event': 'The record does not begin with an event that was set up.',
  'stray-entry': 'An entry of something that is no part of the event.',
  unreadable: 'An entry that cannot be played.',
  'not-allowed': 'An entry by somebody whom it is not for.',
  'closed-too-early': 'A round that was closed before each of its tables was decided.',
  'late-untold': 'An entry that came late, and says that it did not.',
  'not-decided': 'An entry that no event would have recorded so, by rules that have always held.',
  'wrong-seed': 'The seed that was revealed is not the one that was committed to.',
  'other-draft': 'A draft that is not what pairing draws from the record and the seed.',
  'other-publication': 'What was published is not what was drafted and edited.',
  'match-left-out': 'A table was decided or its round is closed, and its match is not there.',
  'rules-left-out': 'A match whose rules are not there.',
  'other-players': 'A match of other players than those of its table.',
  'other-table': 'A match that says it was opened for another table.',
  'other-mission': 'A match of another mission, or of other points, than its event had planned.',
  'other-list': 'A match with another list than its player had brought to the event.',
  'table-untold': 'A dispute about a match is open, or over, and its event knows nothing of it.',
  'told-otherwise': 'The event was told of a result that its match had not come to.',
  'stood-too-soon': 'A result that nobody had confirmed counts before it had stood for as long as the event says.',
  'not-told': 'A match came to something else than the event was told last.',
  'not-void': 'A table is gone, and its match still counts.',
  'other-ruling': 'A match carries out a ruling that is not what its judge gave.',
  'wrong-reveal': 'What was revealed in a match is not what was sealed.',
  'other-standings': 'Standings that are not what the record comes to.',
  'standings-left-out': 'A round is closed, and its standings are not there.',
} as const;

/** The first place where the record of an event is not what it has to be. */
export interface EventFault {
  readonly fault: keyof typeof EVENT_FAULTS;
  readonly says: string;
  readonly stream?: string;
  readonly entry?: number;
}

/** Thrown within this room and caught at its door, so that whatever looks through a record stops at the first fault. */
export class EventAtFault extends Error {
  readonly found: EventFault;

  constructor(fault: EventFault['fault'], says: string, at?: { readonly stream: string; readonly revision: number }) {
    super(says);
    this.found = { fault, says, ...(at && { stream: at.stream, entry: at.revision }) };
  }
}
