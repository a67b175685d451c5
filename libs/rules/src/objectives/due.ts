import { SIDES, type Side } from '../clock/sequence.js';
import { figureOf } from '../figures/evaluate.js';
import { weigh } from '../judge/weigh.js';
import type { Pack } from '../pack/pack.js';
import { NOTHING_OWED, type Table } from '../table/table.js';
import { handRules } from './held.js';
import { owing } from './owed.js';
import { sceneAbout } from './scene.js';

/**
 * At the beginning of the step of the rules in force, objectives fall due for the player whose turn it is; in nobody's, for both.
 * Once another step has begun, what lapses cannot be drawn any more.
 */
export function fallDue(pack: Pack, table: Table): Table {
  const { clock } = table;
  if (clock === null) return table;
  const isDueTo = (side: Side): boolean => clock.turn === null || clock.turn === side;
  return SIDES.reduce((now, side) => (isDueTo(side) ? dueTo(pack, now, side) : lapsed(pack, now, side)), table);
}

function dueTo(pack: Pack, table: Table, side: Side): Table {
  const hand = handRules(pack, table, side);
  if (!hand || table.clock?.step !== hand.rules.step) return lapsed(pack, table, side);
  const scene = sceneAbout(pack, table, side, hand.entry);
  const number = (figure: Parameters<typeof figureOf>[1]): number =>
    Math.max(0, figureOf({ scene, weigh }, figure).value);
  const discard = number(hand.rules.excess ?? 0);
  return owing(pack, table, side, { ...NOTHING_OWED, draw: number(hand.rules.due ?? 0), discard });
}

function lapsed(pack: Pack, table: Table, side: Side): Table {
  const owed = table.owed[side];
  const lapses = owed.draw > 0 && handRules(pack, table, side)?.rules.lapses === true;
  return lapses ? owing(pack, table, side, { ...owed, draw: 0 }) : table;
}
