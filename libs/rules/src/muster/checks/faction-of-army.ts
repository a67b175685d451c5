import { hasKeyword } from '../../pack/name.js';
import { called, textsArg, unitsOutside, type RosterCheck } from './check.js';

export const factionOfArmy: RosterCheck = {
  name: 'faction-of-army',
  of: 'roster',
  says: 'Units that list their factions are of the faction of the army.',
  args: { exceptGroups: { type: 'strings', says: 'Kinds of groups whose units are not looked at.', optional: true } },
  test(roster, args) {
    const { faction } = roster;
    return unitsOutside(roster, textsArg(args, 'exceptGroups'))
      .filter((unit) => unit.factions && !hasKeyword([...unit.factions, ...unit.keywords], faction))
      .map((unit) => ({
        says: `${called(unit)} is not of ${faction}.`,
        facts: { unit: unit.id, faction, factions: [...(unit.factions ?? [])] },
      }));
  },
};
