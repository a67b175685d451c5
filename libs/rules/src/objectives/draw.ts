import type { JsonObject, Reason } from '@adjutant/kernel';
import type { Side } from '../clock/sequence.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { DrawnObjective, Owed, Table } from '../table/table.js';
import { opponentOf } from '../clock/sequence.js';
import { chosenBy } from '../awards/active.js';
import { sameName } from '../pack/name.js';
import { owing } from './owed.js';
import { handRules, undrawn } from './held.js';
import type { RulesCode } from '../refusals.js';

/** Dice thrown for an objective, and the die that goes with it where it has one. */
export interface Thrown {
  readonly dice: readonly number[];
  readonly die?: number;
}

/** What dice draw: an objective; or nothing, since the player has drawn its number before. */
export type Draw = { readonly entry: Entry; readonly repeated: boolean } | { readonly refused: Reason };

/** What dice point at. Refused is what no record could hold. */
export function drawnBy(pack: Pack, table: Table, side: Side, { dice, die }: Thrown): Draw {
  const hand = handRules(pack, table, side);
  if (!hand?.rules.dice) return no('objective/none-in-play', 'No objectives are drawn with dice in this match.', {});
  const { count, sides } = hand.rules.dice;
  const sound = (one: number): boolean => Number.isInteger(one) && one >= 1 && one <= sides;
  if (dice.length !== count || !dice.every(sound)) {
    return no(
      'roll/dice-invalid',
      `An objective takes ${count} D${sides}, tens first; got ${dice.join(', ') || 'none'}.`,
      {
        dice: [...dice],
      },
    );
  }
  const number = Number(dice.join(''));
  const entry = Object.values(pack.entries).find(
    (one) => one.kind === hand.rules.kind && one.objective?.number === number,
  );
  if (!entry?.objective) return no('objective/unknown', `There is no objective ${number}.`, { number });
  const repeated = !undrawn(pack, table, side, hand.rules.kind).includes(entry);
  const wrong = repeated ? null : wrongDie(entry, die);
  return wrong ?? { entry, repeated };
}

/** The card of that id or name, where players draw cards and not dice. One that the player has had does not come again. */
export function cardDrawn(pack: Pack, table: Table, side: Side, called: string): Draw {
  const hand = handRules(pack, table, side);
  if (!hand || hand.rules.dice) {
    const others = handRules(pack, table, opponentOf(side));
    return others && !hand
      ? no('objective/wrong-mode', `${side} has chosen to draw no cards.`, { player: side })
      : no('objective/none-in-play', 'No cards are drawn in this match.', {});
  }
  const cards = Object.values(pack.entries).filter(({ kind, card }) => kind === hand.rules.kind && card !== undefined);
  const entry = cards.find(({ id }) => id === called) ?? cards.find(({ name }) => sameName(name, called));
  if (!entry) return no('card/unknown', `There is no card ${called} to draw.`, { card: called });
  if (!isInMode(entry, chosenBy(pack, table, side)))
    return no('card/wrong-mode', `${entry.name} gives nothing under what ${side} has chosen.`, { card: entry.id });
  const gone = !undrawn(pack, table, side, hand.rules.kind).includes(entry);
  return gone ? no('objective/repeated', `${side} has had ${entry.name} before.`, {}) : { entry, repeated: false };
}

/** Cards that may come to a player who draws one: each of them as likely as another, since no order of them is kept. */
export function cardsLeft(pack: Pack, table: Table, side: Side): readonly Entry[] {
  const hand = handRules(pack, table, side);
  if (!hand || hand.rules.dice) return [];
  const modes = chosenBy(pack, table, side);
  return undrawn(pack, table, side, hand.rules.kind).filter((entry) => entry.card && isInMode(entry, modes));
}

/** Whether a card gives anything under what a player has chosen. */
export function isInMode({ card }: Entry, modes: readonly string[]): boolean {
  return (card?.awards ?? []).some(({ mode }) => mode === undefined || modes.includes(mode));
}

function wrongDie({ name, objective }: Entry, die: number | undefined): Draw | null {
  if (!objective?.die) {
    return die === undefined ? null : no('objective/die-not-due', `${name} has no die of its own.`, { die });
  }
  const { sides, says } = objective.die;
  if (die === undefined) return no('objective/die-missing', `${name} needs a D${sides}: ${says}`, { sides });
  const sound = Number.isInteger(die) && die >= 1 && die <= sides;
  return sound ? null : no('roll/dice-invalid', `The die of ${name} shows 1 to ${sides}, not ${die}.`, { die });
}

function no(code: RulesCode, message: string, facts: JsonObject): { readonly refused: Reason } {
  return { refused: { code, message, facts, cites: [] } };
}

/** The rules against drawing now: nothing is due, or something has to go first. */
export function reasonsAgainstDraw(pack: Pack, table: Table, side: Side): Reason[] {
  const { draw, discard, bonus } = table.owed[side];
  const hand = handRules(pack, table, side);
  const against = (code: RulesCode, message: string): Reason[] => [
    { code, message, facts: { player: side, draw, discard }, cites: hand ? [hand.rules.source] : [] },
  ];
  if (bonus !== null) return [];
  if (discard > 0) return against('objective/discard-first', `${side} has to discard ${discard} objective(s) first.`);
  if (draw > 0) return [];
  const turn = table.clock?.turn ?? null;
  return turn !== null && turn !== side
    ? against('objective/not-your-turn', `It is the turn of ${turn}: no objective is due to ${side}.`)
    : against('objective/none-due', `No objective is due to ${side} now.`);
}

/** What was drawn, as the record holds it. */
export interface Drawn extends Thrown {
  /** Id of the entry. */
  readonly objective: string;
  /** The objective that brought this one along, where it was drawn later. */
  readonly bonusOf?: string;
  /** What it brought along, drawn in the same breath. */
  readonly bonus?: Thrown & { readonly objective: string };
}

/** Stands for an objective that nobody may know of yet. */
export const UNKNOWN = '';

/** Puts an objective into a player's hand and takes it off what is due. Undefined: it is sealed. */
export function draw(pack: Pack, table: Table, player: Side, drawn: Drawn | undefined, number: number): Table {
  const { bonus, ...one } = drawn ?? { objective: UNKNOWN, dice: [] };
  const first = put(pack, table, player, one, number);
  return bonus ? put(pack, first, player, { ...bonus, bonusOf: one.objective }, number) : first;
}

/** Cards that a player has without drawing them. */
export function hold(pack: Pack, table: Table, player: Side, cards: readonly string[], number: number): Table {
  return cards.reduce((now, objective) => put(pack, now, player, { objective, dice: [] }, number), table);
}

function put(pack: Pack, table: Table, player: Side, drawn: Omit<Drawn, 'bonus'>, number: number): Table {
  const one: DrawnObjective = {
    ...drawn,
    number,
    player,
    at: table.clock,
    order: (table.facts.at(-1)?.order ?? -1) + 1,
  };
  const next = { ...table, objectives: [...table.objectives, one] };
  return owing(pack, next, player, stillOwed(pack, one, table.owed[player]));
}

function stillOwed(pack: Pack, one: DrawnObjective, owed: Owed): Owed {
  if (one.bonusOf !== undefined) return { ...owed, bonus: null };
  const brings = pack.entries[one.objective]?.objective?.bonus !== undefined;
  return { ...owed, draw: Math.max(0, owed.draw - 1), bonus: brings ? one.objective : owed.bonus };
}
