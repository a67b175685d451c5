import { sameName } from '../../pack/name.js';
import { openedTo } from '../several.js';
import { textArg, type RosterCheck } from './check.js';

export const pickOpened: RosterCheck = {
  name: 'pick-opened',
  of: 'roster',
  says: 'What the army takes of a kind is opened by one of its detachments.',
  args: { pick: { type: 'string', says: 'What is taken.' } },
  test(roster, args, pack) {
    const kind = textArg(args, 'pick');
    const taken = (roster.picks ?? []).filter((one) => one.kind === kind);
    const { entries, untold, fielded } = openedTo(pack, roster);
    const strangers = taken.filter(({ name }) => !entries.some((one) => one.id === name || sameName(one.name, name)));
    if (strangers.length === 0 || fielded.length === 0) return [];
    const opens = entries.map(({ name }) => name);
    return strangers.map(({ name }) => ({
      says: untold
        ? `Nobody says all that ${fielded.join(' and ')} opens: ${name} is not checked.`
        : `${fielded.join(' and ')} does not open ${name}, but ${opens.join(', ')}.`,
      facts: { pick: kind, name, opens, detachments: fielded },
      ...(untold ? { open: 'unknown' as const } : {}),
    }));
  },
};
