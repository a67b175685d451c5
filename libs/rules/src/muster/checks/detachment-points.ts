import { detachmentsOnce, detachmentsWritten } from '../several.js';
import { EACH_PICKED, isAsked, mostFor, numberArg, rowsArg, type RosterCheck } from './check.js';

export const detachmentPoints: RosterCheck = {
  name: 'detachment-points',
  of: 'roster',
  says: 'The detachments of the army together cost no more detachment points than it has.',
  args: {
    most: { type: 'number', says: 'So many, where the roster states no limit.', optional: true },
    byLimit: { type: 'rows', says: 'So many, by the points limit of the roster.', optional: true },
    alone: { type: 'number', says: 'One that costs so many may be taken where it is the only one.', optional: true },
    unsized: {
      type: 'yes',
      says: 'Where no limit is stated, they cost no more than the most that any row has.',
      optional: true,
    },
    eachPicked: { type: 'yes', says: EACH_PICKED, optional: true },
  },
  test(roster, args, pack) {
    const written = (isAsked(args, 'eachPicked') ? detachmentsOnce : detachmentsWritten)(pack, roster);
    if (written.length === 0) return [];
    const names = written.map(({ name }) => name);
    const costs = written.map((one) => one.costs ?? null);
    const most = mostFor(roster, args);
    const dark = names.filter((_, at) => costs[at] === null);
    if (dark.length > 0) {
      const says = `Nobody says how many detachment points ${dark.join(', ')} costs: they are not checked.`;
      return [{ says, facts: { detachments: dark }, open: 'unknown' }];
    }
    const total = costs.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const isUnsized = most === undefined && roster.limit === undefined && isAsked(args, 'unsized');
    const atMost = isUnsized ? Math.max(...rowsArg(args, 'byLimit').map((row) => row.most)) : most;
    if (atMost === undefined || (isUnsized && total <= atMost))
      return [{ says: 'No limit is stated: detachment points are not checked.', facts: {}, open: 'unstated' }];
    if (total <= atMost || (written.length === 1 && total <= (numberArg(args, 'alone') ?? 0))) return [];
    const each = names.map((name, at) => `${name} (${costs[at]})`).join(' and ');
    return [
      {
        says: `${each}: ${total} detachment points; ${isUnsized ? 'the largest battle' : 'the army'} has ${atMost}.`,
        facts: { detachments: names, costs, total, most: atMost },
      },
    ];
  },
};
