import { pricesOf } from '../enhancements.js';
import { pointsOf } from '../listed.js';
import { numberArg, textsArg, type RosterCheck } from './check.js';

export const detachmentLimit: RosterCheck = {
  name: 'detachment-limit',
  of: 'roster',
  says: 'An army with one of these detachments has no more points than this, and no higher limit.',
  args: {
    detachments: { type: 'strings', says: 'Ids of the detachments.' },
    most: { type: 'number', says: 'So many points.' },
  },
  test(roster, args, pack) {
    const most = numberArg(args, 'most') ?? 0;
    const { detachment = '', limit = null } = roster;
    const points = pointsOf(roster, pricesOf(pack));
    if (!textsArg(args, 'detachments').includes(detachment)) return [];
    const name = pack.entries[detachment]?.name ?? detachment;
    const over = [
      ...(points !== null && points > most ? [`The army has ${points} points`] : []),
      ...(limit !== null && limit > most ? [`The limit is ${limit} points`] : []),
    ];
    return over.map((what) => ({
      says: `${what}; battles with ${name} are of ${most}.`,
      facts: { detachment, points, limit, most },
    }));
  },
};
