import { discard, draw, holdingOf, type Booked, type Pack, type Table } from '@adjutant/rules';
import type { ObjectiveDiscarded, ObjectiveDrawn } from '../events.js';

export function drawn(pack: Pack, table: Table, data: ObjectiveDrawn['data'], number: number): Table {
  return draw(pack, table, data.player, data.drawn, number);
}

/** Of a sealed hand nobody sees which one went: the oldest stands for it. */
export function discarded(pack: Pack, table: Table, data: ObjectiveDiscarded['data'], number: number): Booked {
  const holding = holdingOf(table, data.player);
  const held = holding.find((one) => data.objective === undefined || one.objective === data.objective);
  return held ? discard(pack, table, held, number, true) : { table, lines: [] };
}
