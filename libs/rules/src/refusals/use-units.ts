import { refusals } from '@adjutant/kernel';

/** Last parts of the codes about what a use names. */
export const USED_UNIT_REFUSALS = refusals({
  'carrier-not-there': {
    says: 'Whatever carries the unit is somewhere else: name another unit, or record where it is.',
    when: 'Whatever carries the unit is not in the place that is needed.',
  },
  duplicate: {
    says: 'The recipient is under this order already: give it to another unit.',
    when: 'The recipient is under this order already.',
  },
  'missing-keyword': {
    says: 'The unit lacks a keyword or piece of wargear that is needed: name another unit.',
    when: 'A required keyword or piece of wargear is absent.',
  },
  'missing-trait': {
    says: 'The unit lacks a trait that is needed: name another unit.',
    when: 'The roster does not give the unit this trait.',
  },
  'no-eligible-unit': {
    says: 'No unit is left that could do this: use something else.',
    when: 'Nobody is left who could do what it brings.',
  },
  'not-covered': {
    says: 'Units are missing at one of the places: bring them there first.',
    when: 'Units are missing at one of the places.',
  },
  'not-enemy-unit': {
    says: 'This unit is not an enemy: name an enemy unit.',
    when: 'An enemy unit has to be named here.',
  },
  'not-in-group': {
    says: 'The unit stands in another group of its roster: name one of the right group.',
    when: 'The unit stands in another group of its roster.',
  },
  'not-known': {
    says: 'The unit does not know it: name another unit.',
    when: 'The unit does not know what it is to use.',
  },
  'not-own-unit': {
    says: 'It belongs to the other player: name an own one.',
    when: 'The unit, or the roll, belongs to the other player.',
  },
  'target-ineligible': {
    says: 'The issuer may not order this recipient: name another one.',
    when: 'The recipient has none of the keywords that the issuer may order.',
  },
  'too-many-named': {
    says: 'Something is named that has no role here: leave it out.',
    when: 'Something is named in a role that there is not.',
  },
  'too-many-units': {
    says: 'More units are named than the entry takes: leave the others out.',
    when: 'More units are named than the entry takes.',
  },
  'unit-already-acted': {
    says: 'The unit has done what it must not have done: name another unit.',
    when: 'The record already holds what the unit must not have done.',
  },
  'unit-empty': {
    says: 'The unit carries nobody: name another one.',
    when: 'The unit carries nobody.',
  },
  'unit-id-taken': {
    says: 'There is already a unit of this id: name another id.',
    when: 'There is a unit of this id already.',
  },
  'unit-named-twice': {
    says: 'The same unit is named twice: name two.',
    when: 'The same unit is named in two roles.',
  },
  'unit-never-there': {
    says: 'The unit was never in the place that is needed: name another one, or record where it was.',
    when: 'The unit was never in the place that is needed.',
  },
  'unit-not-activated': {
    says: 'The unit is not the one activated now: activate it first.',
    when: 'The unit is not the one activated now, or has acted already.',
  },
  'unit-not-destroyed': {
    says: 'The unit is not destroyed: name one that is.',
    when: 'A destroyed unit is needed.',
  },
  'unit-not-in-state': {
    says: 'The unit is not in the state that is needed: name another one.',
    when: 'The unit is not in the state that is needed.',
  },
  'unit-not-just-destroyed': {
    says: 'The unit was destroyed in an earlier phase: it is too late for this.',
    when: 'The unit was destroyed in an earlier phase.',
  },
  'unit-not-there': {
    says: 'The unit is not in the place that is needed: name another one, or record where it is.',
    when: 'The unit is not in the place that is needed.',
  },
  'unit-of-the-other': {
    says: 'The unit belongs to the other side: name another one.',
    when: 'The unit belongs to the other side.',
  },
  'unit-there': {
    says: 'The unit is on the battlefield already: name another one.',
    when: 'The unit is on the battlefield, or aboard a unit that is.',
  },
  'unknown-unit': {
    says: 'No roster has this unit: name one by its id.',
    when: 'No roster has this unit.',
  },
  'wrong-battlefield-role': {
    says: 'The unit has another battlefield role: name another one.',
    when: 'The unit has another battlefield role.',
  },
});
