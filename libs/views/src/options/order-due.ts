import { SIDES, type Pack, type Table } from '@adjutant/rules';
import type { Due } from './dues.js';

/** In games that decide it anew: who has the first turn of the battle round that is about to begin. */
export function orderDue({ sequence }: Pack, { clock, turnOrders }: Table): readonly Due[] {
  if (sequence.order !== 'each-round' || !clock) return [];
  const { round, step } = clock;
  const begins = (sequence.roundStart ?? []).some(({ id }) => id === step);
  if (!begins || turnOrders.some((one) => one.round === round)) return [];
  const says = `Decide who has the first turn of battle round ${round}.`;
  const options = SIDES.map((side) => ({ id: side, name: side, open: true, because: [] }));
  return [{ what: 'order', id: String(round), player: null, must: false, says, entry: null, options }];
}
