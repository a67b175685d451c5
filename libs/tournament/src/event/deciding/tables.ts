import type { Settings } from '../settings.js';
import type { Lacking } from './packs.js';

type Planned = Pick<Settings, 'tables' | 'pairing'>;

/** Why pairing cannot seat by these tables; null where it can: each is a table of the event, and stands there once. */
export function wrongInTables({ tables, pairing }: Planned): Lacking | null {
  return twiceIn(tables ?? []) ?? (pairing?.tables ? wrongInRules(numbersOf(pairing), tables) : null);
}

const numbersOf = ({ tables = [] }: NonNullable<Settings['pairing']>): readonly number[] =>
  tables.map(({ number }) => number);

function wrongInRules(numbers: readonly number[], hall: Planned['tables']): Lacking | null {
  const strange = hall === undefined ? [] : numbers.filter((one) => !hall.includes(one));
  if (strange.length === 0) return twiceIn(numbers);
  const message = `Pairing would seat at ${named(strange)}, and the event has no such table: pair by tables that it has, or add them to it.`;
  return { code: 'pairing/tables', message, facts: { tables: [...strange] } };
}

function twiceIn(numbers: readonly number[]): Lacking | null {
  const seen = new Set<number>();
  const twice = numbers.filter((one) => !(seen.size < seen.add(one).size));
  if (twice.length === 0) return null;
  const message = `${named(twice)} is there twice: each table has a number of its own.`;
  return { code: 'pairing/tables', message, facts: { tables: [...twice] } };
}

const SHOWN = 5;

function named(numbers: readonly number[]): string {
  const [shown, more] = [[...new Set(numbers)].slice(0, SHOWN), new Set(numbers).size - SHOWN];
  return `table ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
