import { textArg, type RosterCheck } from './check.js';

export const pickIsFree: RosterCheck = {
  name: 'pick-is-free',
  of: 'roster',
  says: 'What the army takes of a kind is entered without points.',
  args: { pick: { type: 'string', says: 'What is taken.' } },
  test(roster, args) {
    return (roster.picks ?? [])
      .filter((one) => one.kind === textArg(args, 'pick') && (one.points ?? 0) !== 0)
      .map((one) => ({
        says: `${one.name} (${one.kind}) costs nothing; it is entered with ${one.points ?? 0} points.`,
        facts: { pick: one.kind, name: one.name, points: one.points ?? 0 },
      }));
  },
};
