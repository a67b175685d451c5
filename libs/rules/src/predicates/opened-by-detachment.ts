import { openedTo } from '../muster/several.js';
import { truth, type Predicate } from './predicate.js';

export const openedByDetachment: Predicate = {
  name: 'opened-by-detachment',
  says: 'A detachment of the player’s army opens the entry that is chosen. Met as well where no roster names a detachment, or nobody knows what one opens: players say so then.',
  code: 'not-in-detachment',
  args: {},
  test({ pack, table, player, entry }) {
    const { entries, untold, fielded } = openedTo(pack, table.armies[player]);
    const option = pack.entries[entry];
    if (!option) return { answer: 'unknown', facts: {}, says: 'Nothing is chosen yet.' };
    const open = entries.includes(option);
    const facts = { detachments: fielded, opens: entries.map(({ id }) => id), option: option.id };
    const names = entries.map(({ name }) => name).join(', ');
    if (!open && untold)
      return {
        answer: 'met',
        facts,
        says: `Nobody says what the detachments of ${player} open: ${option.name} is as told.`,
      };
    const says = open
      ? `${fielded.join(' and ')} opens ${option.name}.`
      : `${fielded.join(' and ')} does not open ${option.name}, but ${names}.`;
    return { answer: truth(open), facts, says };
  },
};
