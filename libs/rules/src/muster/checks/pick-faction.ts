import { hasKeyword } from '../../pack/name.js';
import { textsArg, type RosterCheck } from './check.js';

export const pickFaction: RosterCheck = {
  name: 'pick-faction',
  of: 'roster',
  says: 'What the army takes from lists is there for its faction.',
  args: { picks: { type: 'strings', says: 'What is taken.' } },
  test(roster, args) {
    const { faction } = roster;
    const kinds = textsArg(args, 'picks');
    return (roster.picks ?? [])
      .filter((one) => kinds.includes(one.kind) && one.factions && !hasKeyword(one.factions, faction))
      .map((one) => ({
        says: `${one.name} (${one.kind}) is not there for ${faction}.`,
        facts: { pick: one.kind, name: one.name, faction, factions: [...(one.factions ?? [])] },
      }));
  },
};
