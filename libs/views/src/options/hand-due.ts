import {
  handRules,
  reasonsAgainstDiscard,
  SIDES,
  stepName,
  type DrawnObjective,
  type HandRules,
  type Pack,
  type Side,
  type Table,
} from '@adjutant/rules';
import { handsOf } from '../table/hands.js';
import type { Due, DueOption } from './dues.js';

/** Objectives that have to be drawn or discarded before the battle goes on, and those that may be discarded. */
export function handDues(pack: Pack, table: Table): readonly Due[] {
  return SIDES.flatMap((player) => (handRules(pack, table, player) ? dueOf(pack, table, player) : []));
}

function dueOf(pack: Pack, table: Table, player: Side): readonly Due[] {
  const { draw, discard, bonus } = table.owed[player];
  const due = (what: 'draw' | 'discard', must: boolean, says: string, options: readonly DueOption[]): Due[] => [
    { what, id: player, player, must, says, entry: null, options },
  ];
  if (discard > 0) return due('discard', true, `${player} discards ${count(discard)}.`, held(pack, table, player));
  if (bonus !== null) return due('draw', true, `${player} draws what ${nameOf(pack, bonus)} brings along.`, []);
  const rules = handRules(pack, table, player)?.rules;
  if (draw > 0) {
    const cards = count(draw, rules?.dice === undefined);
    return due('draw', rules?.lapses !== true, `${player} draws ${cards}${untilWhen(pack, rules)}.`, []);
  }
  const free = held(pack, table, player).filter((one) => one.open);
  return free.length === 0 ? [] : due('discard', false, `${player} may discard a card.`, free);
}

/** What the battle does not wait for is lost when its step is over, which nobody is told then. */
function untilWhen({ sequence }: Pack, rules: HandRules | undefined): string {
  if (rules?.lapses !== true || rules.step === undefined) return '';
  return `, before the end of ${stepName(sequence, rules.step)} or not at all`;
}

function count(objectives: number, areCards = false): string {
  const one = areCards ? 'card' : 'objective';
  return objectives === 1 ? `${areCards ? 'a' : 'an'} ${one}` : `${objectives} ${one}s`;
}

function nameOf(pack: Pack, id: string): string {
  return pack.entries[id]?.name ?? 'the objective';
}

/** What a player holds, each with what stands against discarding it. One that is sealed is nobody's to name. */
function held(pack: Pack, table: Table, player: Side): readonly DueOption[] {
  const known = handsOf(pack, table).find((hand) => hand.player === player)?.held ?? [];
  return known.flatMap(({ objective, name, entry }) => {
    const drawn = table.objectives.find((one) => one.number === entry && one.objective === objective);
    return drawn && objective !== null ? [optionOf(pack, table, drawn, name ?? objective)] : [];
  });
}

function optionOf(pack: Pack, table: Table, drawn: DrawnObjective, name: string): DueOption {
  const because = reasonsAgainstDiscard(pack, table, drawn).map(({ code, message }) => ({ code, message }));
  return { id: drawn.objective, name, open: because.length === 0, because };
}
