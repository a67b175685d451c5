import { is, type Static } from '@adjutant/kernel';
import type { MatchState, PaperSays } from '@adjutant/match';
import { standingAt, Side } from '@adjutant/rules';
import type { Passage, Telling } from '../telling.js';

/** A figure that somebody keeps outside the record, and what the record has there. */
export const Compared = is.object(
  {
    player: Side,
    account: is.oneOf(['cp', 'vp']),
    category: is.optional(is.anyText()),
    entry: is.anyWhole({ says: 'The entry with which it was declared.' }),
    place: is.anyWhole({ says: 'The entry after which it stood so.' }),
    says: is.anyWhole(),
    has: is.anyWhole(),
  },
  { name: 'Compared' },
);
export type Compared = Static<typeof Compared>;

/** What the paper says, wherever somebody declared it, held against the ledger as it counts; in the order of the places. */
export function comparedIn({ passages }: Telling): readonly Compared[] {
  const order = new Map(passages.map(({ entered }, index) => [entered.number, index]));
  return passages
    .flatMap((passage) => comparedAt(passages, passage) ?? [])
    .toSorted((one, other) => (order.get(one.place) ?? 0) - (order.get(other.place) ?? 0));
}

/** Of one entry: null where it declares nothing, or does not count. */
export function comparedAt(passages: readonly Passage[], { entered, verdict }: Passage): Compared | null {
  const { event, number: entry } = entered;
  if (event.type !== 'RunningDeclared' || verdict === 'struck') return null;
  const { player, account, category, value: says, after: place = entry } = event.data;
  const there = passages.find((one) => one.entered.number === place);
  const of = category === undefined ? {} : { category };
  return there ? { entry, place, player, account, ...of, says, has: figureAt(there.after, event.data) } : null;
}

/** What a player has of an account; nothing before the battle. */
export function figureAt(
  state: MatchState,
  { player, account, category }: Pick<PaperSays, 'player' | 'account' | 'category'>,
): number {
  if (state.status === 'absent') return 0;
  const of = category === undefined ? {} : { category };
  return standingAt(state.table, { player, resource: account, ...of });
}
