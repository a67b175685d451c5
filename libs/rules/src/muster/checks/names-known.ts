import { knownAs, nearTo, VOCABULARY } from '../vocabulary.js';
import { plainName } from '../../pack/name.js';
import type { RosterCheck } from './check.js';

export const namesKnown: RosterCheck = {
  name: 'names-known',
  of: 'roster',
  says: 'A faction or detachment that the pack does not know is taken as it stands, and said to be unchecked.',
  args: {},
  test(roster, _args, pack) {
    const { faction, detachment, asWritten = [] } = roster;
    const words = { faction, ...(detachment === undefined ? {} : { detachment }) };
    return Object.entries(words).flatMap(([of, name]) => {
      const sort = of as keyof typeof words;
      const known = VOCABULARY[sort](pack, roster);
      const meant = asWritten.some((one) => plainName(one) === plainName(name));
      // A name that is near to a known one is asked about instead.
      if (known.length === 0 || knownAs(known, name) || (!meant && nearTo(known, name))) return [];
      const says = `The ${sort} ${name} is unknown to ${pack.name}: what it asks and brings is unchecked.`;
      return [{ says, facts: { sort, name }, open: 'unknown' as const }];
    });
  },
};
