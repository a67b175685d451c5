import { figureOf } from '../figures/evaluate.js';
import { weigh } from '../judge/weigh.js';
import type { Pack } from '../pack/pack.js';
import { NOTHING_OWED, type Table } from '../table/table.js';
import { handRules } from './held.js';
import { owing } from './owed.js';
import { sceneAbout } from './scene.js';

/** At the beginning of the step of the rules in force, objectives fall due for the player whose turn it is. */
export function fallDue(pack: Pack, table: Table): Table {
  const { clock } = table;
  const hand = clock?.turn ? handRules(pack, table, clock.turn) : null;
  if (!hand || !clock?.turn || clock.step !== hand.rules.step) return table;
  const scene = sceneAbout(pack, table, clock.turn, hand.entry);
  const number = (figure: Parameters<typeof figureOf>[1]): number =>
    Math.max(0, figureOf({ scene, weigh }, figure).value);
  const discard = number(hand.rules.excess ?? 0);
  return owing(pack, table, clock.turn, { ...NOTHING_OWED, draw: number(hand.rules.due), discard });
}
