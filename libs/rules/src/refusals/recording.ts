import { refusals } from '@adjutant/kernel';

/** What choices, facts and units are refused with. */
export const RECORDING_REFUSALS = refusals({
  'choice/already-made': {
    says: 'This is decided already: correct the entry where it was decided otherwise.',
    when: 'This is decided already, as often as it may be.',
  },
  'choice/chosen-before': {
    says: 'This option was chosen earlier in the battle: choose another one.',
    when: 'This option was chosen earlier in the battle.',
  },
  'choice/too-late': {
    says: 'This is decided before the battle: correct the opening, or choose nothing.',
    when: 'This is decided before the battle.',
  },
  'choice/wrong-time': {
    says: 'This is not decided now: wait for its moment.',
    when: 'This is not decided now.',
  },
  'fact/contradicts': {
    says: 'A value does not follow from the rest of the fact: look at both, and say it again.',
    when: 'A value that was said does not follow from the rest of the fact.',
  },
  'fact/missing-field': {
    says: 'The fact leaves something out: add the field that is named.',
    when: 'The fact lacks something that it has to say.',
  },
  'fact/not-enemy-unit': {
    says: 'This unit is not an enemy: name an enemy unit.',
    when: 'An enemy unit has to be named here.',
  },
  'fact/not-own-unit': {
    says: 'This unit belongs to the other player: name an own unit.',
    when: 'An own unit has to be named here.',
  },
  'fact/not-your-turn': {
    says: "It is not this player's turn: the player whose turn it is writes this down.",
    when: 'The player whose turn it is writes this down.',
  },
  'fact/out-of-range': {
    says: 'The value may not stand there: take one of those that are named.',
    when: 'The number or word is not one of those that may stand there.',
  },
  'fact/unit-id-taken': {
    says: 'There is already a unit of this id: name another id.',
    when: 'There is already a unit of this id.',
  },
  'fact/unknown': {
    says: 'The pack knows no such kind of fact: name one that it knows.',
    when: 'The pack knows no such kind of fact.',
  },
  'fact/unknown-field': {
    says: 'The kind of fact has no such field: leave it out, or name the right one.',
    when: 'The kind of fact has no such field.',
  },
  'fact/unknown-marker': {
    says: 'There is no such marker on the table: name one by its number.',
    when: 'There is no such marker on the table.',
  },
  'fact/unknown-unit': {
    says: 'No roster has this unit: name one by its id.',
    when: 'No roster has this unit.',
  },
  'fact/wrong-step': {
    says: 'This is not recorded in this step: wait for one of those that are named.',
    when: 'This is not recorded in this step.',
  },
  'fact/wrong-value': {
    says: 'The value is of another sort than the field takes: say it as the field asks.',
    when: 'What stands in the field is of another sort.',
  },
  'slot/unit-had-it': {
    says: 'The unit was activated in this round already: name another one.',
    when: 'The unit was activated in this round already.',
  },
  'unit/destroyed': {
    says: 'The unit is destroyed: name another one, or correct its destruction.',
    when: 'The unit is destroyed.',
  },
  'unit/not-there': {
    says: 'The unit is not in the place that is needed: name another one, or record where it is.',
    when: 'The unit is not in the place that is needed.',
  },
});
