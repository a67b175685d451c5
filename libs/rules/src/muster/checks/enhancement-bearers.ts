import { bearerFaults, enhancementMeant } from '../bearers.js';
import { unitsWithSheets } from '../detachment.js';
import { isAsked, type RosterCheck } from './check.js';

export const enhancementBearers: RosterCheck = {
  name: 'enhancement-bearers',
  of: 'roster',
  says: 'The pack has each enhancement that is named, the army may take it, and its bearer has the keywords, with those of its datasheet.',
  args: {
    unknown: {
      type: 'yes',
      says: 'An enhancement that the pack has not is taken as it stands, and said to be unchecked.',
      optional: true,
    },
  },
  test(roster, args, pack) {
    const hint = (name: string) => enhancementMeant(pack, roster, name);
    return bearerFaults(pack, roster, unitsWithSheets(roster), hint).map(({ entry, ...fault }) => {
      if (!isAsked(args, 'unknown') || fault.code !== 'enhancement/unknown')
        return { ...fault, cites: entry ? [entry.source] : [] };
      const says = `The enhancement ${String(fault.facts['enhancement'])} is unknown to ${pack.name}: what it asks and brings is unchecked.`;
      return { says, facts: fault.facts, open: 'unknown' as const };
    });
  },
};
