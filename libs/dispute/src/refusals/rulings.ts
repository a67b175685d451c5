import { refusals } from '@adjutant/kernel';

/** What rulings and appeals are refused with. */
export const RULING_REFUSALS = refusals({
  'appeal/accepted': {
    says: 'The player has accepted the ruling: it cannot be appealed any more.',
    when: 'The player has accepted the ruling; it cannot be appealed any more.',
  },
  'appeal/already-made': {
    says: 'The ruling has been appealed already: wait for the decision.',
    when: 'The ruling has been appealed already.',
    why: 'conflict',
  },
  'appeal/claimed-by-other': {
    says: 'Another head judge has this appeal: leave it to them.',
    when: 'Another head judge has this appeal.',
    why: 'conflict',
  },
  'appeal/final': {
    says: 'The final ruling has been given: it cannot be appealed.',
    when: 'The final ruling has been given; there is nobody to appeal to.',
  },
  'appeal/head-judge-only': {
    says: 'Appeals are decided by the head judge: ask one.',
    when: 'Appeals are decided by the head judge.',
    why: 'not-allowed',
  },
  'appeal/none': {
    says: 'Nobody has appealed: there is nothing to decide.',
    when: 'Nobody has appealed.',
  },
  'appeal/own-final': {
    says: 'The head judge gave this ruling and nobody hears an appeal against it: it is final.',
    when: 'The head judge gave the ruling, and nobody is named or there to hear an appeal against it.',
  },
  'appeal/own-ruling': {
    says: 'You gave this ruling: another head judge has to decide the appeal.',
    when: 'Who gave the ruling does not decide the appeal against it.',
    why: 'not-allowed',
  },
  'appeal/too-late': {
    says: 'The time for an appeal is over: the ruling stands.',
    when: 'The time in which a ruling may be appealed is over.',
  },
  'appeal/upheld-with-remedies': {
    says: 'A ruling that is upheld stays as it is: leave the remedies out.',
    when: 'A ruling that is upheld stays as it is: there is nothing to do besides.',
  },
  'ruling/already-given': {
    says: 'Another judge has ruled on this already: read the ruling, or appeal it.',
    when: 'Another judge has ruled; the facts show how.',
    why: 'conflict',
  },
  'ruling/head-judge-only': {
    says: 'Only the head judge may do this: ask the head judge, or choose a remedy that does less.',
    when: 'Only the head judge may do this.',
    why: 'not-allowed',
  },
  'ruling/match-closed': {
    says: 'The result was confirmed before this call: only the head judge can override it.',
    when: 'Both players have confirmed the result: only the head judge can override it.',
    why: 'not-allowed',
  },
  'ruling/match-moved-on': {
    says: 'The match has moved on since the preview: look at it again and rule then.',
    when: 'The match has moved on since the preview; the facts list the entries.',
    why: 'conflict',
  },
  'ruling/no-remedy': {
    says: 'The ruling says nothing about the match: say what is to be done to it, or none where the record stands.',
    when: 'A ruling says what is to be done; `none` where the record stands.',
  },
  'ruling/not-a-player': {
    says: 'Somebody who does not play this match is penalised: name one of its players.',
    when: 'Only players of the match are penalised with a ruling.',
  },
  'ruling/not-as-previewed': {
    says: 'These are not the remedies that were previewed: look at them first.',
    when: 'The remedies come to something else than was previewed.',
    why: 'conflict',
  },
  'ruling/not-given': {
    says: 'Nobody has ruled on this yet: wait for the ruling.',
    when: 'Nobody has ruled on this yet.',
  },
  'ruling/other-policy': {
    says: 'This event takes its penalties from another policy: name that one.',
    when: 'The event takes its penalties from another policy.',
  },
  'ruling/own-club': {
    says: 'A player of this match is of your club: another judge has to take it, or both players accept you.',
    when: "A player of the match is of the judge's club, and the event does not allow that.",
    why: 'not-allowed',
  },
  'ruling/own-match': {
    says: 'You play in this match: another official has to do this.',
    when: 'Nobody is an official of a match that they play in, under whatever id.',
    why: 'not-allowed',
  },
  'ruling/own-nation': {
    says: 'A player of this match plays for your nation: another judge has to take it, or both players accept you.',
    when: "A player of the match plays for the judge's nation, and the event does not allow that.",
    why: 'not-allowed',
  },
  'ruling/under-appeal': {
    says: 'The ruling is under appeal: the head judge decides.',
    when: 'The ruling is under appeal; the head judge decides that.',
  },
  'ruling/unknown': {
    says: 'This dispute has no such ruling: look at its rulings.',
    when: 'The dispute has no such ruling.',
  },
});
