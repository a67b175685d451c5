import { refusals } from '@adjutant/kernel';

/** What points are refused with. */
export const POINT_REFUSALS = refusals({
  'points/before-battle': {
    says: 'A balance can be set from the first entry of the battle on: name a later one.',
    when: 'A balance can be set from the first entry of the battle on.',
  },
  'points/below-zero': {
    says: 'More points are taken than there are: take fewer, or let them be owed.',
    when: 'No balance goes below 0.',
  },
  'points/judge-only': {
    says: 'Only a judge or a head judge may adjust points: call one.',
    when: 'Only a judge or a head judge adjusts points.',
  },
  'points/no-cap': {
    says: 'The pack has no cap on gains: leave the rule out.',
    when: 'The game has no cap on gains to stand outside of.',
  },
  'points/no-category': {
    says: 'Only victory points have a category: leave it out.',
    when: 'Only victory points have a category.',
  },
  'points/no-such-resource': {
    says: 'The pack has no such points: name those that it has.',
    when: 'The game has no such points.',
  },
  'points/not-a-balance': {
    says: 'This is no balance: say a whole number, 0 or more.',
    when: 'A balance is a whole number, 0 or more.',
  },
  'points/not-positive': {
    says: 'Points are whole numbers, a gain at least 1: a judge takes points away.',
    when: 'A gain is a whole number of at least 1, a score one of at least 0.',
  },
  'points/not-whole': {
    says: 'A cost is a whole number of at least 0: say one.',
    when: 'A declared cost is a whole number of at least 0.',
  },
  'points/nothing-adjusted': {
    says: 'No points are named: say how many, negative to take them away.',
    when: 'An adjustment is a whole number of points, not 0.',
  },
  'points/nothing-owed': {
    says: 'Only points that are taken away can be owed: leave the debt out, or take points.',
    when: 'Only points that are taken away can be owed.',
  },
  'points/outside-cap': {
    says: 'The rule does not lift this gain over the cap: name one that does.',
    when: 'Only a judge lets a gain stand outside the cap on gains.',
  },
  'points/slot-ahead': {
    says: 'Points before these are not recorded: record them first.',
    when: 'The number of a gain or score skips one.',
  },
  'points/slot-elsewhere': {
    says: 'The battle is somewhere else by now: say the points for where it is.',
    when: 'The slot of a gain or score is of another place than where the battle stands.',
  },
  'points/slot-taken': {
    says: 'These points are recorded otherwise, or were taken back: correct them, or record the next ones.',
    when: 'Something else was recorded in the slot of a gain or score.',
  },
  'score/derived': {
    says: 'These points follow from what is recorded: record that, or call a judge.',
    when: 'These points follow from what is recorded; only a judge writes them down by hand.',
  },
  'score/other-amount': {
    says: 'The category gives other points: say one of those, or call a judge.',
    when: 'The category gives so many points or so many, and nothing between.',
  },
  'score/unknown-category': {
    says: 'The score sheet has no such category: name one that it has.',
    when: 'The score sheet has no such category.',
  },
});
