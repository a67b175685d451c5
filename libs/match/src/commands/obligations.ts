import type { Citation, Reason } from '@adjutant/kernel';
import {
  areTold,
  clockText,
  factsToCome,
  handRules,
  isSettled,
  SIDES,
  totalOwed,
  type Pack,
  type Side,
  type Table,
} from '@adjutant/rules';
import { awaitedDice } from './waiting-dice.js';
import type { MatchCode } from '../refusals.js';

/** What has to be done before the battle goes on from here: dice, objectives, and facts that this step asks for. */
export function obligations(pack: Pack, table: Table): Reason[] {
  // Less deep than in full nobody draws, and nobody writes down what stands on the table.
  if (areTold(table)) return awaitedDice(pack, table);
  return [
    ...awaitedDice(pack, table),
    ...SIDES.flatMap((side) => dueDraws(pack, table, side)),
    ...dueFacts(pack, table),
  ];
}

function dueDraws(pack: Pack, table: Table, side: Side): Reason[] {
  const owed = table.owed[side];
  const rules = handRules(pack, table, side)?.rules;
  if (isSettled(owed) || rules?.lapses) return [];
  const cites = [rules?.source ?? []].flat();
  const { discard } = owed;
  if (discard > 0) {
    return [reason('objective/discards-due', `${side} has to discard ${discard} objective(s) first.`, side, cites)];
  }
  return [reason('objective/draws-due', `${side} has to draw ${totalOwed(owed)} objective(s) first.`, side, cites)];
}

function dueFacts(pack: Pack, table: Table): Reason[] {
  const { clock } = table;
  if (!clock) return [];
  return factsToCome(pack, table).map((kind) =>
    reason('fact/due', `Record this first in ${clockText(pack.sequence, clock)}: ${kind.name}.`, kind.id, [
      kind.source,
    ]),
  );
}

function reason(code: MatchCode, message: string, of: string, cites: readonly Citation[] = []): Reason {
  return { code, message, facts: { of }, cites };
}
