import { nearTo, VOCABULARY, knownText } from '../vocabulary.js';
import { musterFaults, musterOf, unitsWithSheets } from '../detachment.js';
import type { RosterCheck } from './check.js';

export const detachmentMusters: RosterCheck = {
  name: 'detachment-musters',
  of: 'roster',
  says: 'The army is what its detachment may muster, each unit read with its datasheet and its faction keywords.',
  args: {},
  test(roster, _args, pack) {
    const muster = musterOf(pack, roster);
    if (!muster) return [];
    const units = unitsWithSheets(roster);
    return musterFaults(muster, roster, units).map((fault) => {
      const stranger = fault.code === 'muster/unit-not-listed' && units.find(({ id }) => id === fault.facts['unit']);
      const near = stranger ? nearTo(VOCABULARY.unit(pack, roster), stranger.sheet) : undefined;
      const says = near ? `${fault.says} Did you mean ${knownText(near)}?` : fault.says;
      return { ...fault, says, cites: [muster.source] };
    });
  },
};
