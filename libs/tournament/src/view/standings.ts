import { explain, markText, placeSentence } from '../standing/explain.js';
import { presets } from '../standing/presets.js';
import type { Row, Standings } from '../standing/standings.js';
import type { Around } from './show.js';
import type { ArithmeticAnswer, StandingsAnswer, StandingsRow } from './standings-answer.js';

interface Named extends Pick<Around, 'id' | 'revision' | 'nameOf'> {
  readonly losses: (player: string) => number;
}

/** Standings as they are shown: without their arithmetic, which is asked for player by player. */
export function shownStandings(standings: Standings, around: Named): StandingsAnswer {
  const { rows, running, outside, disputed } = standings;
  return {
    ...headOf(standings, around),
    rows: rows.map((row) => shownRow(row, around)),
    running,
    outside,
    disputed,
    presets: presets().map(({ id, name }) => ({ id, name })),
  };
}

/** The arithmetic of one player; undefined of whoever is not ranked. */
export function shownArithmetic(standings: Standings, player: string, around: Named): ArithmeticAnswer | undefined {
  const row = standings.rows.find((one) => one.player === player);
  if (row === undefined) return undefined;
  const columnsTold = standings.columns.map((column, at) => {
    const value = row.values[at] ?? null;
    return { name: column.name, parts: value?.parts ?? [], says: explain(column, value, around.nameOf) };
  });
  const says = placeSentence(standings, row, around.nameOf);
  return { ...headOf(standings, around), row: shownRow(row, around), says, columnsTold };
}

function headOf({ preset, after, columns }: Standings, { id, revision }: Pick<Named, 'id' | 'revision'>) {
  return { tournament: id, revision, preset, after, columns };
}

function shownRow({ values, partedBy, marks, ...row }: Row, { nameOf, losses }: Named): StandingsRow {
  return {
    ...row,
    name: nameOf(row.player),
    values: values.map((one) => one && { shown: one.shown, value: one.value, exact: one.exact }),
    losses: losses(row.player),
    partedBy: partedBy ?? null,
    marks: marks.map(markText),
  };
}
