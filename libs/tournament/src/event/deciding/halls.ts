import type { JsonObject } from '@adjutant/kernel';
import type { TournamentCode } from '../refusals.js';
import type { Hall, Settings } from '../settings.js';

interface Wrong {
  readonly code: TournamentCode;
  readonly message: string;
  readonly facts: JsonObject;
}

type Planned = Pick<Settings, 'halls' | 'tables' | 'capacity'>;

const range = ({ name, from, to }: Hall): string => `${name} (${from}-${to})`;

/** Why halls cannot be so; null where they can: each name once, each table in one hall at the most, and a table in each hall. */
export function wrongInHalls({ halls = [], tables, capacity }: Planned): Wrong | null {
  const backwards = halls.find(({ from, to }) => to < from);
  if (backwards) return noTables([backwards], 'Its last table comes before its first');
  const names = halls.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    return {
      code: 'hall/twice',
      message: `Two halls are called ${twice}: each has a name of its own.`,
      facts: { names },
    };
  return overlapping(halls) ?? empty(halls, tables, capacity);
}

function overlapping(halls: readonly Hall[]): Wrong | null {
  const inOrder = halls.toSorted((one, other) => one.from - other.from);
  for (const [at, one] of inOrder.entries()) {
    const next = inOrder[at + 1];
    if (next === undefined || next.from > one.to) continue;
    const message = `${range(one)} and ${range(next)} share tables: each table is in one hall at the most.`;
    return { code: 'hall/overlap', message, facts: { halls: [one.name, next.name], table: next.from } };
  }
  return null;
}

/** Where neither tables nor places are counted, any table may come to be. */
function empty(halls: readonly Hall[], tables: Planned['tables'], capacity: Planned['capacity']): Wrong | null {
  const last = capacity === undefined ? Infinity : Math.floor(capacity / 2);
  const isThere = ({ from, to }: Hall): boolean =>
    tables === undefined ? from <= last : tables.some((one) => from <= one && one <= to);
  const without = halls.filter((hall) => !isThere(hall));
  return without.length === 0 ? null : noTables(without, 'The event has no such tables');
}

function noTables(halls: readonly Hall[], says: string): Wrong {
  const named = halls.map(range).join(', ');
  return {
    code: 'hall/no-tables',
    message: `No table stands in ${named}. ${says}.`,
    facts: { halls: halls.map(({ name }) => name) },
  };
}
