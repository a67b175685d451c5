import { refusals } from '@adjutant/kernel';

/** What rosters are refused with, besides what packs ask of them. */
export const MUSTER_REFUSALS = refusals({
  'enhancement/bearer-ineligible': {
    says: 'The bearer lacks a keyword that the enhancement asks for: give it to another unit.',
    when: 'The bearer lacks a keyword that the enhancement asks for.',
  },
  'enhancement/not-in-detachment': {
    says: 'The enhancement belongs to another detachment: choose one of the own.',
    when: 'The enhancement belongs to another detachment.',
  },
  'enhancement/unknown': {
    says: 'The pack has no such enhancement: look at its name again.',
    when: 'The pack has no such enhancement.',
  },
  'muster/faction': {
    says: 'A unit or the army is of another faction than the detachment takes: change the roster.',
    when: "The army faction, or a unit's faction keyword, is wrong.",
  },
  'muster/group-limit': {
    says: 'The detachment takes fewer units of this group: take some off the roster.',
    when: 'More than the limit of a choose-one group.',
  },
  'muster/model-count': {
    says: 'The unit may not have this number of models: change the roster.',
    when: 'A unit has a number of models that it may not have.',
  },
  'muster/unit-id-taken': {
    says: 'Two units of the roster have the same id: give one of them another.',
    when: 'Two units of the roster have the same id.',
  },
  'muster/unit-limit': {
    says: 'The detachment takes this unit less often: take some off the roster.',
    when: 'More than the limit of that unit.',
  },
  'muster/unit-not-listed': {
    says: 'The unit cannot be mustered in this detachment: take it off the roster.',
    when: "The unit is not in the detachment's list.",
  },
  'roster/enhancement-in-pack': {
    says: 'The pack describes this enhancement: take its description off the roster.',
    when: 'The pack describes this enhancement; a roster writes out only what it does not.',
  },
  'roster/stratagem-in-pack': {
    says: 'The pack describes this stratagem: take it off the roster.',
    when: 'The pack describes this stratagem; a roster writes out only what it does not.',
  },
  'roster/stratagem-malformed': {
    says: 'What the roster writes out is not one of the game: look at its name, its resource and its steps.',
    when: 'A stratagem on the roster names a resource or a step that the game has not, or no name.',
  },
  'roster/stratagem-twice': {
    says: 'The roster writes out two stratagems of one name: take one off.',
    when: 'The roster writes out two stratagems of one name.',
  },
});
