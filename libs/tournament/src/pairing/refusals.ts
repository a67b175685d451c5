import { refusals, refusing, type CodeOf } from '@adjutant/kernel';

/** Why no round, bracket or cut is made. */
export const PAIRING_REFUSALS = refusals({
  'pairing/cut-too-large': {
    says: 'The cut takes more players than there are: take fewer.',
    when: 'A cut is asked for that is larger than the field.',
  },
  'pairing/earlier-round-missing': {
    says: 'A round before this one was never published: pair that one first.',
    when: 'A round is paired whose predecessors are not all there.',
  },
  'pairing/earlier-round-open': {
    says: 'A round before this one is still open: close it first, or decide the tables that are named.',
    when: 'A round is paired while one before it is not closed.',
  },
  'pairing/no-players': {
    says: 'Nobody is there to be paired: check players in, or look at who dropped.',
    when: 'No player can be paired in this round.',
  },
  'pairing/nobody-for-the-bye': {
    says: 'The number is odd and everybody is barred from a bye: let somebody stand in, or give one of them a bye by hand, with a reason.',
    when: 'The number of players is odd, and pairing may give none of them a bye.',
  },
  'pairing/not-in-the-bracket': {
    says: 'This player is not in the bracket: look at who still plays.',
    when: 'Somebody leaves or wins who has no match in this round of the bracket.',
  },
  'pairing/same-player-twice': {
    says: 'A player is entered twice: withdraw one of the two entries.',
    when: 'Two entries have the same id.',
  },
  'pairing/too-many-players': {
    says: 'No event takes so many players: look whether the file holds one event alone.',
    when: 'A round is to be paired for more players than an event takes.',
  },
  'pairing/too-few-tables': {
    says: 'There are fewer tables than pairs: add tables, or pair fewer players.',
    when: 'The hall has fewer tables than the round needs.',
  },
});

export type PairingCode = CodeOf<typeof PAIRING_REFUSALS>;

export const { refuse } = refusing<PairingCode>();
