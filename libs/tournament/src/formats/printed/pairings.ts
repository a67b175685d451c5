import type { EventFile } from '../event-file.js';
import { namesIn } from '../answers/named.js';
import { besideNames } from '../players/beside-names.js';
import { hallLines, hallOf } from './halls.js';
import { titleOf, type PrintedList } from './list.js';
import type { SheetOfRound } from './round.js';

const BYES = {
  pairing: 'bye',
  full: 'bye, full points',
  half: 'bye, half points',
  zero: 'bye, no points',
} as const;

type Named = Pick<EventFile, 'name' | 'players'>;

/** By table: for those who set up the hall. */
export function pairingsByTable(event: Named, sheet: SheetOfRound): PrintedList {
  const named = namesIn(event);
  const where = whereIn(sheet);
  const tables = sheet.tables.map(({ table, players: [A, B] }) => [...where(table), named(A).name, named(B).name]);
  const byes = sheet.byes.map(({ player, kind }) => [...where(), named(player).name, BYES[kind]]);
  return {
    ...headOf(event, sheet, 'by table'),
    columns: [...placeColumns(sheet), { title: 'A', wide: 45 }, { title: 'B', wide: 45 }],
    rows: [...tables, ...byes],
    ...besideOf(event, 2, [...sheet.tables.map(({ players }) => players), ...sheet.byes.map(({ player }) => [player])]),
  };
}

/** By name: for everybody who looks for themselves. */
export function pairingsByName(event: Named, sheet: SheetOfRound): PrintedList {
  const named = namesIn(event);
  const where = whereIn(sheet);
  const seats = sheet.tables.flatMap(({ table, players: [A, B] }) => [
    { player: A, name: named(A).name, cells: [...where(table), 'A', named(B).name] },
    { player: B, name: named(B).name, cells: [...where(table), 'B', named(A).name] },
  ]);
  const byes = sheet.byes.map(({ player, kind }) => ({
    ...{ player, name: named(player).name, cells: [...where(), '', BYES[kind]] },
  }));
  const all = [...seats, ...byes].toSorted(inOrder);
  return {
    ...headOf(event, sheet, 'by name'),
    columns: [
      { title: 'Name', wide: 41 },
      ...placeColumns(sheet),
      { title: 'Seat', wide: 8 },
      { title: 'Opponent', wide: 41 },
    ],
    rows: all.map(({ name, cells }) => [name, ...cells]),
    ...besideOf(
      event,
      1,
      all.map(({ player }) => [player]),
    ),
  };
}

/** The cells that say where somebody plays; nothing for whoever has a bye. */
function whereIn(sheet: SheetOfRound): (table?: number) => readonly string[] {
  const inHalls = sheet.halls !== undefined;
  return (table) => {
    if (table === undefined) return inHalls ? ['–', ''] : ['–'];
    return inHalls ? [String(table), hallOf(sheet, table) ?? ''] : [String(table)];
  };
}

function placeColumns({ halls }: SheetOfRound): PrintedList['columns'] {
  const table = { title: 'Table', wide: 10, right: true } as const;
  return halls === undefined ? [table] : [table, { title: 'Hall', wide: 18 }];
}

/** What a spreadsheet has beside the names of those in a row. `seats`: how many a row has. */
function besideOf(
  event: Named,
  seats: 1 | 2,
  rows: readonly (readonly string[])[],
): Pick<PrintedList, 'beside'> | undefined {
  const { titles, of } = besideNames(event);
  if (titles.length === 0) return undefined;
  const seat = seats === 1 ? [''] : ['A ', 'B '];
  return {
    beside: {
      titles: seat.flatMap((whose) => titles.map((title) => `${whose}${title}`)),
      rows: rows.map((row) => seat.flatMap((_, at) => of(row[at]))),
    },
  };
}

/** As people look names up: without regard to accents and capitals, the same on every machine. */
const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const inOrder = (one: { readonly name: string }, other: { readonly name: string }): number =>
  COLLATOR.compare(one.name, other.name);

function headOf({ name }: Named, sheet: SheetOfRound, by: string): Pick<PrintedList, 'title' | 'under'> {
  const { round, draft, mission, tables } = sheet;
  const count = `${tables.length} ${tables.length === 1 ? 'table' : 'tables'}`;
  return {
    title: `${titleOf(name)}: round ${round}, pairings ${by}`,
    under: [
      ...(draft ? ['A draft: it is not published yet.'] : []),
      ...(mission === undefined ? [] : [`Mission: ${mission}`]),
      count,
      ...hallLines(sheet),
    ],
  };
}
