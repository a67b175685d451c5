export * from './answers.js';
export { BroughtLists, type KeptBroughtList } from './brought-lists.js';
export { LONGEST_WORDS } from './lengths.js';
/** Names, which stand outside the record. */
export { Mention, mentionsOf, speaksOf } from './mentions.js';
export {
  areOutsideIds,
  changesOutsideIds,
  LONGEST_OUTSIDE_ID,
  type OutsideIds,
  type OutsideIdsSaid,
} from './outside-ids.js';
export { PEOPLE, type PeopleSchema } from './people-migrations.js';
export { openPeople } from './people-tables.js';
export { heldOpen, People, Person, type PersonDetails, type TieChange } from './people.js';
export { PEOPLE_REFUSALS, type PeopleCode } from './refusals.js';
