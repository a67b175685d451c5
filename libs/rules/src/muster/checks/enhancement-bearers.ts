import { bearerFaults, enhancementMeant } from '../bearers.js';
import { unitsWithSheets } from '../detachment.js';
import type { RosterCheck } from './check.js';

export const enhancementBearers: RosterCheck = {
  name: 'enhancement-bearers',
  of: 'roster',
  says: 'The pack has each enhancement that is named, the army may take it, and its bearer has the keywords, with those of its datasheet.',
  args: {},
  test(roster, _args, pack) {
    const hint = (name: string) => enhancementMeant(pack, roster, name);
    return bearerFaults(pack, roster, unitsWithSheets(roster), hint).map(({ entry, ...fault }) => ({
      ...fault,
      cites: entry ? [entry.source] : [],
    }));
  },
};
