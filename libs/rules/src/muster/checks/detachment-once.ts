import { plainName } from '../../pack/name.js';
import { detachmentsWritten } from '../several.js';
import type { RosterCheck } from './check.js';

export const detachmentOnce: RosterCheck = {
  name: 'detachment-once',
  of: 'roster',
  says: 'No detachment is taken twice.',
  args: {},
  test(roster, _args, pack) {
    const names = detachmentsWritten(pack, roster).map(({ name }) => name);
    const twice = names.filter((name, at) => names.findIndex((one) => plainName(one) === plainName(name)) !== at);
    return [...new Set(twice)].map((name) => ({ says: `${name} is taken twice.`, facts: { detachment: name } }));
  },
};
