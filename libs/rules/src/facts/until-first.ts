import { firstOf, firstPlace, nextPlace, sameStep, type Clock } from '../clock/sequence.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';

/** Whether anything of the pack asks since when a record is kept. */
export function asksWhereItBegan({ facts = {} }: Pack): boolean {
  return Object.values(facts).some(({ untilFirst }) => untilFirst !== undefined);
}

/** Whether a step of this id is over that the record has played: since the battle began, or since it was taken up. */
export function isOverOnce({ sequence }: Pack, table: Table, step: string): boolean {
  const { clock, takenUp, turnOrders, firstTurn } = table;
  if (!clock) return false;
  const first = (round: number) => firstOf(turnOrders, round)?.first ?? firstTurn;
  let place: Clock | null = takenUp ?? firstPlace(sequence, first(1));
  while (place && !sameStep(sequence, place, clock)) {
    if (place.step === step) return true;
    place = nextPlace(sequence, place, first(place.round));
  }
  return false;
}
