import { holdingOf } from '../objectives/held.js';
import { texts, truth, type Predicate } from './predicate.js';

export const holdsCard: Predicate = {
  name: 'holds-card',
  says: 'The player holds one of these cards.',
  code: 'objective-not-held',
  args: { cards: { type: 'strings', says: 'Ids of cards, any one of them.' } },
  test({ pack, table, player }, args) {
    const cards = texts(args, 'cards');
    const held = holdingOf(table, player).filter(({ objective }) => cards.includes(objective));
    const named = (ids: readonly string[]): string => ids.map((id) => pack.entries[id]?.name ?? id).join(', ');
    return {
      answer: truth(held.length > 0),
      facts: { cards: [...cards] },
      says:
        held.length > 0
          ? `${player} holds ${named(held.map(({ objective }) => objective))}.`
          : `${player} does not hold ${named(cards)}.`,
    };
  },
};
