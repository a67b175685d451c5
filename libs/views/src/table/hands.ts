import { is, type Static } from '@adjutant/kernel';
import { handRules, SIDES, UNKNOWN, type DrawnObjective, type Pack, Side, type Table } from '@adjutant/rules';

/** An objective that a player has drawn, and what became of it. */
export const CardView = is.object(
  {
    entry: is.anyWhole({ says: 'Number of the entry with which it was drawn.' }),
    state: is.oneOf(['held', 'sealed', 'achieved', 'discarded', 'returned']),
    objective: is.orNull(is.anyText(), { says: 'Null while it is sealed for whoever looks.' }),
    name: is.orNull(is.anyText()),
    number: is.orNull(is.anyWhole()),
    type: is.orNull(is.anyText()),
    summary: is.orNull(is.anyText()),
    note: is.orNull(is.anyText(), { says: 'What it came along with, or the die thrown for it, in words.' }),
    left: is.orNull(is.anyWhole(), { says: 'Number of the entry with which it left the hand.' }),
  },
  { name: 'CardView' },
);
export type CardView = Static<typeof CardView>;

/** The objectives of one player. */
export const HandView = is.object(
  {
    player: Side,
    sealed: is.yes({ says: 'Whether the others see what is in it only when it is achieved.' }),
    draw: is.anyWhole({ says: 'How many have to be drawn, and discarded, before the battle goes on.' }),
    discard: is.anyWhole(),
    held: is.many(CardView),
    past: is.many(CardView),
  },
  { name: 'HandView' },
);
export type HandView = Static<typeof HandView>;

/** Both hands; none in a match without objectives to draw. */
export function handsOf(pack: Pack, table: Table): readonly HandView[] {
  const rules = handRules(pack, table)?.rules;
  if (!rules && table.objectives.length === 0) return [];
  return SIDES.map((player) => {
    const cards = table.objectives.filter((one) => one.player === player);
    const { draw, discard } = table.owed[player];
    return {
      player,
      sealed: rules?.sealed ?? false,
      draw,
      discard,
      held: cards.filter((one) => one.left === undefined).map((one) => cardView(pack, one)),
      past: cards.filter((one) => one.left !== undefined).map((one) => cardView(pack, one)),
    };
  });
}

function cardView(pack: Pack, one: DrawnObjective): CardView {
  return {
    entry: one.number,
    state: one.left?.how ?? (one.objective === UNKNOWN ? 'sealed' : 'held'),
    ...(one.objective === UNKNOWN ? SEALED : faceOf(pack, one)),
    left: one.left?.number ?? null,
  };
}

type Face = Omit<CardView, 'entry' | 'state' | 'left'>;

const SEALED: Face = { objective: null, name: null, number: null, type: null, summary: null, note: null };

/** What a card shows to whoever may see it. */
function faceOf(pack: Pack, one: DrawnObjective): Face {
  const entry = pack.entries[one.objective];
  return {
    objective: one.objective,
    name: entry?.name ?? one.objective,
    number: entry?.objective?.number ?? null,
    type: entry?.objective?.type ?? null,
    summary: entry?.summary ?? null,
    note: noteOf(pack, one),
  };
}

function noteOf(pack: Pack, { bonusOf, die, named = {} }: DrawnObjective): string | null {
  const brought = bonusOf === undefined ? [] : [`with ${pack.entries[bonusOf]?.name ?? bonusOf}`];
  return [...brought, ...(die === undefined ? [] : [`die ${die}`]), ...Object.values(named)].join(', ') || null;
}
