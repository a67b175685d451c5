import { hasKeyword } from '../../pack/name.js';
import { sharedFactions } from '../factions.js';
import { listedUnits } from '../listed.js';
import { textsArg, type RosterCheck } from './check.js';

export const armySharesFaction: RosterCheck = {
  name: 'army-shares-faction',
  of: 'roster',
  says: 'All units of the army have a faction keyword in common.',
  args: { except: { type: 'strings', says: 'Units with one of these keywords are passed over.', optional: true } },
  test(roster, args) {
    const except = textsArg(args, 'except');
    const counted = listedUnits(roster).filter(
      (unit) => !except.some((word) => hasKeyword([...(unit.factions ?? []), ...unit.keywords], word)),
    );
    const shared = sharedFactions(counted);
    if (!shared || shared.length > 0) return [];
    return [
      {
        says: 'The units of the army have no faction keyword in common.',
        facts: { units: counted.map((unit) => unit.id) },
      },
    ];
  },
};
