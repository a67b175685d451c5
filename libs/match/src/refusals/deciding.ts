import { refusals } from '@adjutant/kernel';

/** What answers, choices, facts and objectives are refused with. */
export const DECIDING_REFUSALS = refusals({
  'answer/none-pending': {
    says: 'No use waits for an answer: go on.',
    when: 'No use waits for an answer.',
  },
  'answer/not-yours': {
    says: 'The other player has to answer this: let them.',
    when: 'The other player has to answer this.',
  },
  'answer/pending': {
    says: 'The opponent has to answer a use first: send AnswerUse.',
    when: 'The opponent has to answer a use before anything else happens.',
  },
  'answer/unknown-option': {
    says: 'The use cannot be answered with this: name one of its answers.',
    when: 'The use cannot be answered with this.',
  },
  'choice/dice-differ': {
    says: 'The dice give another option: a roll is binding.',
    when: 'The dice give another option; a roll is binding.',
  },
  'choice/missing': {
    says: 'Something is still to be decided: decide it before the battle starts.',
    when: 'Something has to be decided before the battle starts.',
  },
  'choice/no-option': {
    says: 'No option is named: name it, or give the dice.',
    when: 'Name the option, or give the dice.',
  },
  'choice/unknown': {
    says: 'The pack has no such choice: name one that it has.',
    when: 'The pack has no such choice.',
  },
  'choice/unknown-option': {
    says: 'The choice has no such option: name one that it has.',
    when: 'The choice has no such option.',
  },
  'choice/unknown-unit': {
    says: 'No roster has this unit: name one by its id.',
    when: 'No roster has this unit.',
  },
  'choice/whose': {
    says: 'Each player decides this: say whose choice it is.',
    when: 'Say whose choice it is.',
  },
  'fact/due': {
    says: 'Something has to be written down before this step ends: record it.',
    when: 'This step does not end before something is written down.',
  },
  'fact/none': {
    says: 'No fact is given: say which facts to record.',
    when: 'No fact was given to record.',
  },
  'objective/bonus-missing': {
    says: 'These dice bring something along: give it with the draw.',
    when: 'The dice of what the objective brings along have to be given with it.',
  },
  'objective/bonus-not-due': {
    says: 'Nothing comes along with these dice: leave it out.',
    when: 'Nothing comes along with these dice.',
  },
  'objective/discards-due': {
    says: 'Objectives have to be discarded first: discard them.',
    when: 'Objectives have to be discarded before the battle goes on.',
  },
  'objective/draws-due': {
    says: 'Objectives have to be drawn first: draw them.',
    when: 'Objectives have to be drawn before the battle goes on.',
  },
  'objective/not-held': {
    says: 'The player holds no such objective: name one that is held.',
    when: 'The player holds no such objective.',
  },
});
