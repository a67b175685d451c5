import { figuresOfTables, GAMES, type CommandOf, type Preset, type TableOfRound } from '@adjutant/tournament';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { countIn, numberIn, spelledOut } from '../entries/points-beside.js';

type Tell = CommandOf<'TellFigures'>;
type Side = 'A' | 'B';

/** Figures of both as they were typed, by side and name. What was drawn was drawn by both, and is typed once. */
export type FiguresTyped = Readonly<Record<string, string>>;

const OF_BOTH: readonly string[] = ['gamesDrawn'];

const askedBy = (order: Preset | undefined): readonly string[] => (order === undefined ? [] : figuresOfTables(order));
const wordOf = (figure: string): string => (figure.length <= 3 ? figure.toUpperCase() : spelledOut(figure));

export interface FigureField {
  readonly key: string;
  readonly figure: string;
  readonly label: string;
  readonly sides: readonly Side[];
}

/** What is asked of a table beside its match; nothing where the order of the event ranks by none of it. */
export function fieldsOf(order: Preset | undefined, nameOf: (side: Side) => string): readonly FigureField[] {
  return askedBy(order).flatMap((figure): readonly FigureField[] => {
    const word = wordOf(figure);
    if (OF_BOTH.includes(figure)) return [{ key: figure, figure, label: word, sides: SIDES_OF_TABLE }];
    return SIDES_OF_TABLE.map((side) => ({
      ...{ key: `${side} ${figure}`, figure },
      ...{ label: `${word} of ${nameOf(side)}`, sides: [side] },
    }));
  });
}

/** What stands in a field: what was typed, and else what was told before. */
export function valueOf({ key, figure, sides }: FigureField, typed: FiguresTyped, table: TableOfRound): string {
  const told = sides.map((side) => table.figures?.[side]?.[figure]).find((one) => one !== undefined);
  return typed[key] ?? (told === undefined ? '' : String(told));
}

/** Tables of which one player alone told what the order ranks by, or both told it differently: none of it counts. */
export function unagreed(order: Preset | undefined, tables: readonly TableOfRound[]): readonly TableOfRound[] {
  const asked = askedBy(order);
  return tables.filter((table) => table.reported !== undefined && lacks(table, asked));
}

const lacks = ({ figures }: TableOfRound, asked: readonly string[]): boolean =>
  SIDES_OF_TABLE.some((side) => asked.some((figure) => figures?.[side]?.[figure] === undefined));

/**
 * What nobody told of tables that have their result, though the order ranks by it: they count as none there, and whoever has a bye
 * may stand above both. Null where nothing is missing; of a table that both have lost nothing is asked.
 */
export function untoldText(order: Preset | undefined, tables: readonly TableOfRound[]): string | null {
  const asked = askedBy(order);
  const silent = tables.filter(
    (table) =>
      table.reported === undefined &&
      table.result !== null &&
      table.result.said.decided !== 'double-loss' &&
      lacks(table, asked),
  );
  if (silent.length === 0) return null;
  return `Nobody has told ${asked.map(wordOf).join(' and ')} of ${numbersOf(silent)}: it counts as none, and whoever has a bye may stand above both. Open the table, and tell it before the round is closed.`;
}

const NAMED = 40;

export function numbersOf(tables: readonly TableOfRound[]): string {
  const named = tables.slice(0, NAMED).map(({ table }) => table);
  const more = tables.length > NAMED ? ` and ${tables.length - NAMED} more` : '';
  return `table ${named.join(', ')}${more}`;
}

/** What was typed as commands, one a player; null where something typed is no number. */
export function tellingOf(
  fields: readonly FigureField[],
  typed: FiguresTyped,
  { table, round }: { readonly table: TableOfRound; readonly round: number },
): readonly Tell[] | null {
  const said = fields.filter(({ key }) => (typed[key] ?? '').trim() !== '');
  if (said.some((field) => typedIn(field, typed) === null)) return null;
  return SIDES_OF_TABLE.flatMap((side) => {
    const own = said.filter(({ sides }) => sides.includes(side));
    const figures = Object.fromEntries(own.map((field) => [field.figure, typedIn(field, typed) ?? 0]));
    return own.length === 0 ? [] : [{ type: 'TellFigures' as const, data: { player: table[side], figures, round } }];
  });
}

/** What stands in a field as a number; null where it is none. */
export const typedIn = ({ key, figure }: FigureField, typed: FiguresTyped): number | null =>
  (GAMES.includes(figure) ? countIn : numberIn)(typed[key] ?? '');
