import type { JsonObject, Reason } from '@adjutant/kernel';
import { sameTurn, type Side } from '../clock/sequence.js';
import { bookAll, bookGain, unbooked, type Booked } from '../economy/ledger.js';
import { weigh } from '../judge/weigh.js';
import type { Pack } from '../pack/pack.js';
import type { DrawnObjective, Table } from '../table/table.js';
import { reasonsToKeep } from './keeping.js';
import { isChecked, owing } from './owed.js';
import { bonusOf, handRules, type HandInForce } from './held.js';
import { surcharges } from './worth.js';
import { rollName } from '../rolls/name.js';
import type { RulesCode } from '../refusals.js';

/** The rules against discarding it here and now. */
export function reasonsAgainstDiscard(pack: Pack, table: Table, held: DrawnObjective): Reason[] {
  const hand = handRules(pack, table, held.player);
  if (!hand) return [];
  const kept = reasonsToKeep(pack, table, held, weigh);
  const isTimed = hand.rules.discards !== undefined || kept.length === 0;
  const isDue = table.owed[held.player].discard > 0;
  return [...(isDue ? [] : untimely(pack, table, held.player, hand, isTimed)), ...kept];
}

/** `isTimed`: of what stays whatever the time, no time is said. */
function untimely(pack: Pack, table: Table, side: Side, { rules }: HandInForce, isTimed: boolean): Reason[] {
  const { clock } = table;
  const against = (code: RulesCode, message: string, facts: JsonObject = {}): Reason[] => [
    { code, message, facts: { player: side, ...facts }, cites: [rules.source] },
  ];
  if (clock?.turn !== side) {
    return against('objective/not-your-turn', `${side} discards in the own turn only.`, { turn: clock?.turn ?? null });
  }
  if (!isTimed) return [];
  if (!rules.discards || clock.step !== rules.discards.step) {
    return against('objective/wrong-step', 'Nothing may be discarded in this step.', { step: clock.step });
  }
  if (rules.dice && !isChecked(table)) {
    return against(
      'objective/check-first',
      'Record what this turn end looks like first: objectives are checked with it.',
    );
  }
  const open = table.rolls.find((roll) => roll.objective !== undefined);
  if (open)
    return against('roll/pending', `A roll is open first: ${rollName(pack, open)} of ${open.player}.`, {
      roll: open.id,
    });
  const { times = Infinity } = rules.discards;
  const gone = discardedInTurn(table, side);
  return gone >= times
    ? against('objective/discarded-already', `${side} has discarded ${gone} this turn.`, { times })
    : [];
}

/** How many a player has discarded of their own choice in the turn that it is. */
function discardedInTurn({ objectives, clock }: Table, side: Side): number {
  const gone = objectives.filter(
    ({ player, left }) => player === side && left?.how === 'discarded' && left.freely && sameTurn(left.at, clock),
  );
  return gone.length;
}

/**
 * An objective goes, with the one that it brought along, and with the points that this may cost. `freely`: by its
 * holder's own choice, and not by another rule; what had to go does not count as the discard of the turn.
 */
export function discard(pack: Pack, table: Table, held: DrawnObjective, number: number, freely: boolean): Booked {
  const parts = [held, bonusOf(table, held)].flatMap((one) => one ?? []);
  const owed = table.owed[held.player];
  const forced = freely && owed.discard > 0;
  const left = (one: DrawnObjective): DrawnObjective['left'] => ({
    how: 'discarded',
    number,
    at: table.clock,
    by: one.player,
    freely: freely && !forced && one === held,
  });
  const objectives = table.objectives.map((one) => (parts.includes(one) ? { ...one, left: left(one) } : one));
  const settled = owing(pack, { ...table, objectives } as Table, held.player, {
    ...owed,
    bonus: owed.bonus === held.objective ? null : owed.bonus,
    discard: forced ? owed.discard - 1 : owed.discard,
  });
  return bookAll(settled, [
    ...parts.map((one) => (now: Table) => surcharges(pack, now, one, { how: 'discarded', by: one.player, number })),
    (now: Table) => gainsOf(pack, now, held, number),
  ]);
}

/** What discarding brings comes with the first card of a turn. */
function gainsOf(pack: Pack, table: Table, { player, objective }: DrawnObjective, number: number): Booked {
  const hand = handRules(pack, table, player);
  const gains = hand?.rules.discards?.gains;
  if (!hand || !gains || discardedInTurn(table, player) !== 1 || !isFree(table, player, objective, number))
    return unbooked(table);
  return bookGain(pack, table, { number, player, ...gains, what: hand.entry.id });
}

function isFree({ objectives }: Table, side: Side, objective: string, number: number): boolean {
  return objectives.some(
    (one) => one.player === side && one.objective === objective && one.left?.number === number && one.left.freely,
  );
}
