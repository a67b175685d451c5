import { called, numberArg, textsArg, unitsOutside, type RosterCheck } from './check.js';

export const unitShareOfLimit: RosterCheck = {
  name: 'unit-share-of-limit',
  of: 'roster',
  says: 'No unit costs more than one part in so many of the limit.',
  args: {
    parts: { type: 'number', says: '2: no more than half of the limit.' },
    exceptGroups: { type: 'strings', says: 'Kinds of groups whose units are not looked at.', optional: true },
  },
  test(roster, args) {
    const { limit } = roster;
    const parts = numberArg(args, 'parts') ?? 1;
    if (limit === undefined) return [];
    const over = unitsOutside(roster, textsArg(args, 'exceptGroups')).filter(
      (unit) => parts * (unit.points ?? 0) > limit,
    );
    return over.map((unit) => ({
      says: `${called(unit)} costs ${unit.points} points, more than 1/${parts} of the limit of ${limit}.`,
      facts: { unit: unit.id, points: unit.points, limit },
    }));
  },
};
