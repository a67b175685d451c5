import { awardsIn, sayAward, type PrizesGiven } from '../event/prizes.js';
import { explain, notesOn, placeSentence } from '../standing/explain.js';
import type { Part } from '../standing/parts.js';
import { presets } from '../standing/presets.js';
import type { Row, Standings } from '../standing/standings.js';
import type { Around } from './show.js';
import type { ArithmeticAnswer, StandingsAnswer, StandingsRow } from './standings-answer.js';

type Named = Pick<Around, 'id' | 'revision' | 'nameOf'>;

/** Standings as they are shown: without their arithmetic, which is asked for player by player. */
export function shownStandings(standings: Standings, around: Named & Planned & Cutting): StandingsAnswer {
  const { rows, running, outside, disputed } = standings;
  return {
    ...headOf(standings, around),
    rows: rows.map((row) => ({
      ...shownRow(row, around),
      losses: around.losses(row.player),
      ...(around.goesOn(row.player) ? {} : { out: true }),
    })),
    running,
    outside,
    disputed,
    ...shownAwards(standings, around),
    presets: presets().map(({ id, name }) => ({ id, name })),
  };
}

/** What a cut looks at. */
interface Cutting {
  readonly losses: (player: string) => number;
  readonly goesOn: (player: string) => boolean;
}

/** An event may plan to give nothing. */
type Planned = Pick<PrizesGiven, 'facts'> & Partial<PrizesGiven>;

function shownAwards(
  standings: Standings,
  { prizes = [], factions = {}, facts, nameOf }: Named & Planned,
): Pick<StandingsAnswer, 'awards'> {
  if (prizes.length === 0) return {};
  const awards = awardsIn(standings, { prizes, factions, facts });
  return {
    awards: awards.map((one) => ({ ...one, says: sayAward(one, nameOf) })) as StandingsAnswer['awards'] & object,
  };
}

type Head = Pick<Standings, 'preset' | 'after' | 'columns'>;

/** What the line of each player is made of. A line is JSON by itself: thousands are kept, and one is read at a time. */
export interface Arithmetics {
  readonly head: Head;
  readonly lines: Readonly<Record<string, string>>;
}

export function arithmeticsOf({ preset, after, columns, rows }: Standings): Arithmetics {
  const lines = Object.fromEntries(rows.map((row) => [row.player, JSON.stringify(row)]));
  return { head: { preset, after, columns }, lines };
}

/** The arithmetic of one player; undefined of whoever is not ranked. */
export function shownArithmetic(
  { head, lines }: Arithmetics,
  player: string,
  around: Named,
): ArithmeticAnswer | undefined {
  const line = Object.hasOwn(lines, player) ? lines[player] : undefined;
  if (line === undefined) return undefined;
  const row = JSON.parse(line) as Row;
  const columnsTold = head.columns.map((column, at) => {
    const value = row.values[at] ?? null;
    return {
      name: column.name,
      parts: (value?.parts ?? []).map(forEverybody),
      says: explain(column, value, around.nameOf),
    };
  });
  const says = placeSentence(head, row, around.nameOf);
  return { ...headOf(head, around), row: shownRow(row, around), says, columnsTold };
}

/** The id of a ruling is that of a person's penalty. */
const forEverybody = ({ ruling: _, ...part }: Part): Part => part;

function headOf({ preset, after, columns }: Head, { id, revision }: Named) {
  return { tournament: id, revision, preset, after, columns };
}

function shownRow({ values, partedBy, marks, unconfirmed, ...row }: Row, { nameOf }: Named): StandingsRow {
  return {
    ...row,
    name: nameOf(row.player),
    values: values.map((one) => one && { shown: one.shown, value: one.value, exact: one.exact }),
    partedBy: partedBy ?? null,
    marks: notesOn({ marks, ...(unconfirmed && { unconfirmed }) }),
  };
}
