import { plainName } from '../../pack/name.js';
import { detachmentsOnce, detachmentsWritten } from '../several.js';
import { EACH_PICKED, isAsked, type RosterCheck } from './check.js';

export const detachmentOnce: RosterCheck = {
  name: 'detachment-once',
  of: 'roster',
  says: 'No detachment is taken twice.',
  args: { eachPicked: { type: 'yes', says: EACH_PICKED, optional: true } },
  test(roster, args, pack) {
    const names = (isAsked(args, 'eachPicked') ? detachmentsOnce : detachmentsWritten)(pack, roster).map(
      ({ name }) => name,
    );
    const twice = names.filter((name, at) => names.findIndex((one) => plainName(one) === plainName(name)) !== at);
    return [...new Set(twice)].map((name) => ({ says: `${name} is taken twice.`, facts: { detachment: name } }));
  },
};
