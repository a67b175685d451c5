import { refusals } from '@adjutant/kernel';

/** What a chess clock refuses, and what it has flagged. */
export const TIME_REFUSALS = refusals({
  'time/judges-only': {
    says: 'At this event only a judge does that to the chess clock: call one.',
    when: 'The policy of the event leaves pauses of the chess clock to judges.',
  },
  'time/no-clock': {
    says: 'The match has no chess clock: set one first.',
    when: 'The match has no chess clock.',
  },
  'time/ran-out': {
    says: 'Somebody’s time has run out. It refuses nothing; the event has what is recorded since then flagged.',
    when: 'Never refused, only flagged: a player’s time has run out, and the policy of the event has that flagged.',
  },
  'time/under-way': {
    says: 'Time has run on the chess clock: a judge sets it anew, or gives time.',
    when: 'The chess clock has run already, and whoever asks to set it anew is no official.',
  },
});
