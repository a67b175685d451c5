import { refusals } from '@adjutant/kernel';

/** What objectives, dice and scores are refused with. */
export const OBJECTIVE_REFUSALS = refusals({
  'objective/bonus-stays': {
    says: 'This objective goes only with the one that brought it: discard that one.',
    when: 'What came along with an objective goes only with it.',
  },
  'objective/check-first': {
    says: 'The objectives have to be checked before one is discarded: end the step that checks them.',
    when: 'What the end of the turn looks like has to be written down first.',
  },
  'objective/die-missing': {
    says: 'The objective needs a die of its own: give it with the draw.',
    when: 'The objective asks for a die when it is drawn.',
  },
  'objective/die-not-due': {
    says: 'The objective has no die of its own: leave it out.',
    when: 'The objective asks for no die.',
  },
  'objective/discard-first': {
    says: 'Objectives have to be discarded before others are drawn: discard them first.',
    when: 'Objectives have to be discarded before others are drawn.',
  },
  'objective/discarded-already': {
    says: 'No more objectives may be discarded this turn: wait for the next one.',
    when: 'The discard of this turn is made.',
  },
  'objective/kept': {
    says: 'The objective leaves the hand only when it is achieved: choose another one.',
    when: 'The objective leaves the hand only when it is achieved.',
  },
  'objective/none-due': {
    says: 'No objective is due to this player now: wait until one is.',
    when: 'No objective is due.',
  },
  'objective/none-in-play': {
    says: 'No objectives are drawn in this match: leave the draw out.',
    when: 'No objectives are drawn in this match.',
  },
  'objective/not-your-turn': {
    says: 'This is done in the own turn only: wait for it.',
    when: 'It is the turn of the other player.',
  },
  'objective/repeated': {
    says: 'This number came before: its dice are void, throw them again.',
    when: 'The number came before; in a sealed hand both numbers are given together.',
  },
  'objective/wrong-mode': {
    says: 'The player has chosen to draw nothing: leave the draw out.',
    when: 'The player has chosen another way of scoring than drawing.',
  },
  'objective/unknown': {
    says: 'There is no such objective: look at the number again.',
    when: 'No objective has this number.',
  },
  'objective/wrong-step': {
    says: 'Nothing may be discarded in this step: wait for the next one.',
    when: 'Objectives are discarded in another step.',
  },
  'gain/full': {
    says: 'No more of these points is gained now: name the rule that lets more stand, or wait.',
    when: 'The cap on gains is reached: more is recorded, and nothing of it is credited.',
  },
  'roll/dice-invalid': {
    says: 'The dice are too many, too few or impossible: give those that the roll takes.',
    when: 'Too few, too many or impossible dice.',
  },
  'roll/pending': {
    says: 'A roll is open first: record its dice.',
    when: 'A roll is open that has to be recorded first.',
  },
  'score/full': {
    says: 'This column of the score sheet is full: score in another one.',
    when: 'A cap of the score sheet is reached: more is recorded, and nothing of it is credited.',
  },
  'score/over-the-turn': {
    says: 'More is scored than what is in force gives in a turn: look at the score again.',
    when: 'More than what is in force gives in a turn: a doubt, never a refusal.',
  },
  'score/too-early': {
    says: 'These points are not scored in this battle round yet: look at the score again.',
    when: 'Before the battle round from which these points are scored: a doubt, never a refusal.',
  },
});
