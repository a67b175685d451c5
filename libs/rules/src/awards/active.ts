import { opponentOf, type Side } from '../clock/sequence.js';
import { optionsNow } from '../judge/in-force.js';
import { holdingOf } from '../objectives/held.js';
import type { Card } from '../pack/award.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

export function cardOf(pack: Pack, id: string): Card | undefined {
  return Object.hasOwn(pack.entries, id) ? pack.entries[id]?.card : undefined;
}

/** What a player has chosen, of every choice that players make. */
export function chosenBy(pack: Pack, table: Table, side: Side): readonly string[] {
  return Object.values(pack.choices ?? {})
    .filter((choice) => choice.of === 'player')
    .flatMap((choice) => optionsNow(table, choice, side));
}

/** Cards that a player has from the beginning: they follow from what both chose. */
export function dealtTo(pack: Pack, table: Table, side: Side): readonly string[] {
  return (pack.dealt ?? []).flatMap(({ choice: id, cards }) => {
    const choice = pack.choices?.[id];
    const [own, other] = [side, opponentOf(side)].map((one) =>
      choice ? optionsNow(table, choice, one)[0] : undefined,
    );
    const card = own === undefined || other === undefined ? undefined : cards[own]?.[other];
    return card === undefined ? [] : [card];
  });
}

/** Whether a card is of those that players have from the beginning, whoever has it. */
export function isDealt(pack: Pack, card: string): boolean {
  return (pack.dealt ?? []).some(({ cards }) => Object.values(cards).some((row) => Object.values(row).includes(card)));
}

/** Cards that a player can score now: those from the beginning, and those held. */
export function activeCards(pack: Pack, table: Table, side: Side): readonly string[] {
  const held = holdingOf(table, side).map(({ objective }) => objective);
  return [...dealtTo(pack, table, side), ...held].filter((id) => cardOf(pack, id) !== undefined);
}

/** Whether a player has one of these cards now. */
export function hasCardOf(pack: Pack, table: Table, side: Side, cards: readonly string[]): boolean {
  return activeCards(pack, table, side).some((card) => cards.includes(card));
}
