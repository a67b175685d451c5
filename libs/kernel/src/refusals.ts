import { refusals, type CodeOf } from './catalogue.js';

/** What several libraries refuse with that do not know one another. */
export const SHARED_REFUSALS = refusals({
  'entry/not-recorded': {
    says: 'The record has no entry of this number: look at the record of the match.',
    when: 'The record has no such entry.',
  },
  'match/unknown': {
    says: 'There is no match of this id: look at the list of matches.',
    when: 'There is no match of this id.',
    why: 'not-there',
  },
  'match/void': {
    says: 'The match is void: the head judge or an organizer can restore it.',
    when: 'The match is void: nothing is recorded until the head judge or an organizer restores it.',
  },
});

export type SharedCode = CodeOf<typeof SHARED_REFUSALS>;

/** What is answered to requests that reach nothing, wherever they come in. */
export const REQUEST_REFUSALS = refusals({
  'request/invalid': {
    says: 'What was sent is not what is taken here: look at the places that are named, and send it again.',
    when: 'Members of the request are missing, unknown or of the wrong type.',
  },
  'route/unknown': {
    says: 'There is nothing at this address: the API document lists what there is.',
    when: 'The server has no such address.',
  },
  'server/unexpected': {
    says: 'Something went wrong in the server: tell whoever runs it the correlation id.',
    when: 'Something went wrong in the server; the log knows the correlation id.',
  },
});

export type RequestCode = CodeOf<typeof REQUEST_REFUSALS>;
