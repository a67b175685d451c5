import { hallOfTable } from '../../view/clocks.js';
import type { SheetOfRound } from './round.js';

type Halls = Pick<SheetOfRound, 'halls'>;

/** The hall in which a table stands; undefined where it stands in none. */
export const hallOf = ({ halls = [] }: Halls, table: number): string | undefined => hallOfTable(halls, table)?.name;

/** Where each hall in which the round is played begins and ends, a line each. */
export function hallLines({ halls = [], tables }: Halls & Pick<SheetOfRound, 'tables'>): readonly string[] {
  return halls
    .filter(({ from, to }) => tables.some(({ table }) => from <= table && table <= to))
    .map(({ name, from, to }) => `${name}: ${from === to ? `table ${from}` : `tables ${from}–${to}`}`);
}
