import type { EntrantId } from '../facts.js';
import { compare, exactly } from './rational.js';
import type { Column, Row, Standings, Value } from './standings.js';

/** A prize, in the order in which they are given. */
export interface Prize {
  readonly name: string;
  /** Who can have it: a faction, a club, those who painted. Everybody where it is left out. */
  readonly among?: readonly EntrantId[];
  /** By which column, counted from 0; by the places where it is left out. */
  readonly column?: number;
  /** Given beside others: it does not use up the one prize of a person. */
  readonly besides?: true;
}

export const PASSED_OVER = ['has-a-prize', 'no-prizes', 'disqualified', 'left', 'never-played'] as const;

export interface Award {
  readonly prize: string;
  /** Several where they are level; none where nobody is left. */
  readonly players: readonly EntrantId[];
  /** Who would have had it before them, and why they do not. Nobody of whom its column tells nothing. */
  readonly passed: readonly { readonly player: EntrantId; readonly because: (typeof PASSED_OVER)[number] }[];
}

/**
 * One prize a person, in the order of the prizes; whoever is barred from them, has left or never played is passed over, and told.
 * `tookPart`: `tookPartIn` the facts that the standings are of.
 */
export function awardsOf(
  standings: Standings,
  prizes: readonly Prize[],
  tookPart: (player: EntrantId) => boolean,
): readonly Award[] {
  const having = new Set<EntrantId>();
  return prizes.map(({ name, among, column, besides }) => {
    const field = standings.rows.filter(({ player }) => among === undefined || among.includes(player));
    const ordered = groups(column === undefined ? field : byColumn(standings, field, column), column);
    const passed: Award['passed'][number][] = [];
    const held = besides === true ? NOBODY : having;
    for (const level of ordered) {
      const told = level.map((row) => ({ row, because: barred(row, { having: held, tookPart }) }));
      const players = told.flatMap(({ row, because }) => (because === undefined ? [row.player] : []));
      for (const { row, because } of told) if (because !== undefined) passed.push({ player: row.player, because });
      if (players.length === 0) continue;
      if (besides !== true) players.forEach((player) => having.add(player));
      return { prize: name, players, passed };
    }
    return { prize: name, players: [], passed };
  });
}

const NOBODY: ReadonlySet<EntrantId> = new Set();

interface Beside {
  readonly having: ReadonlySet<EntrantId>;
  readonly tookPart: (player: EntrantId) => boolean;
}

function barred({ marks, player }: Row, { having, tookPart }: Beside): Award['passed'][number]['because'] | undefined {
  const ruled = marks.find((one) => one.mark === 'disqualified' || one.mark === 'no-prizes')?.mark;
  if (ruled === 'disqualified' || ruled === 'no-prizes') return ruled;
  if (!tookPart(player)) return 'never-played';
  if (marks.some(({ mark }) => mark === 'left')) return 'left';
  return having.has(player) ? 'has-a-prize' : undefined;
}

/** The best first; without whoever has nothing there. */
function byColumn({ columns }: Standings, rows: readonly Row[], at: number): readonly Row[] {
  const column = columns[at];
  if (column === undefined) return [];
  const turn = column.lower === true ? -1 : 1;
  return rows.filter(({ values }) => isTold(column, values[at] ?? null)).sort((a, b) => turn * compareAt(b, a, at));
}

/** What nobody was told is nobody's: otherwise all would be level at nothing. */
function isTold({ by, lower }: Column, value: Value | null): boolean {
  if (value === null) return false;
  switch (by) {
    case 'lots':
      return true;
    case 'total':
      // It has a part for each of its figures, told or not.
      return lower === true || value.parts.some(({ of }) => of !== '0');
    default:
      return value.parts.some(({ noLine = false }) => !noLine);
  }
}

function compareAt(one: Row, other: Row, column: number): number {
  const [first, second] = [one.values[column]?.exact ?? [], other.values[column]?.exact ?? []];
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const order = compare(exactly(first[index] ?? '0'), exactly(second[index] ?? '0'));
    if (order !== 0) return order;
  }
  return 0;
}

/** Those who are level stand together. */
function groups(rows: readonly Row[], column: number | undefined): readonly (readonly Row[])[] {
  const all: Row[][] = [];
  for (const row of rows) {
    const last = all.at(-1)?.[0];
    const level = last && (column === undefined ? last.place === row.place : compareAt(last, row, column) === 0);
    if (level) all.at(-1)?.push(row);
    else all.push([row]);
  }
  return all;
}

/**
 * A prize for the best of each group: `Best of Orks` for a column of factions. `ORKS` and `Orks` are one group, which is called as
 * it was written first.
 */
export function bestOfEach(values: ReadonlyMap<EntrantId, string>, name = 'Best of'): readonly Prize[] {
  const each = [...Map.groupBy(values, ([, value]) => alike(value))].flatMap(([value, all]) =>
    value === '' ? [] : [{ called: spaced(all[0]?.[1] ?? ''), among: all.map(([player]) => player) }],
  );
  return each
    .sort((one, other) => (one.called < other.called ? -1 : 1))
    .map(({ called, among }) => ({ name: `${name} ${called}`, among }));
}

const spaced = (value: string): string => value.trim().replace(/\s+/g, ' ');
const alike = (value: string): string => spaced(value.normalize('NFKC')).toLowerCase();
