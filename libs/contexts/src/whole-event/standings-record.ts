import { sameJson, type JsonObject } from '@adjutant/kernel';
import { standingsIn, type Mark, type OpenedTournament, type Standings } from '@adjutant/tournament';
import type { Recorded } from './recorded.js';

/** Standings as evidence: every value exactly. How each came about follows from the record, and is not told again. */
export interface StandingsRecord {
  readonly after: number;
  readonly preset: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly place: number | null;
    readonly shared: boolean;
    readonly byLots: boolean;
    readonly player: string;
    /** The figures of each column, as fractions in lowest terms; null where a criterion did not look at the player. */
    readonly values: readonly (readonly string[] | null)[];
    /** The column that parts this place from the one above. */
    readonly partedBy?: number;
    readonly marks: readonly JsonObject[];
  }[];
}

/** The standings after each round that is closed, first to last; none before the seed is revealed, which draws lots. */
export function* standingsRecords(state: OpenedTournament): Iterable<StandingsRecord> {
  if (state.seed === undefined) return;
  for (const { number, status } of state.rounds)
    if (status === 'closed') yield recordOf(standingsIn(state, state.seed, number));
}

function recordOf({ after, preset, columns, rows }: Standings): StandingsRecord {
  return {
    after,
    preset: preset.id,
    columns: columns.map(({ name }) => name),
    rows: rows.map(({ place, shared, byLots, player, values, partedBy, marks }) => ({
      ...{ place, shared, byLots, player },
      values: values.map((value) => value && value.exact),
      ...(partedBy === undefined ? {} : { partedBy }),
      marks: marks as unknown as readonly JsonObject[],
    })),
  };
}

/**
 * In what way standings that are told differ from those worked out; undefined where they do not, nor from those that an earlier
 * build would have told.
 */
export function differenceOf(
  told: Partial<StandingsRecord>,
  worked: StandingsRecord,
  entries: readonly Recorded[],
): string | undefined {
  return sameJson(told, worked) || sameJson(told, asMarkedBefore(worked, entries)) ? undefined : unlike(told, worked);
}

const COMING = ['PlayerEntered', 'PlayerAdmitted', 'PlayerReinstated'];

/** An earlier build told of whoever was reinstated that they were there from then on, and nothing of whoever checked in late. */
function asMarkedBefore(worked: StandingsRecord, entries: readonly Recorded[]): StandingsRecord {
  const coming = entries.filter(({ type }) => COMING.includes(type));
  const last = new Map(coming.map(({ data }) => [data['player'], data['from'] as number]));
  const rows = worked.rows.map((row) => {
    const from = last.get(row.player) ?? 1;
    const others = row.marks.filter(({ mark }) => mark !== 'came-late' && mark !== 'away');
    const late: Mark = { mark: 'came-late', from };
    return { ...row, marks: from > 1 ? [...others, late] : others };
  });
  return { ...worked, rows };
}

function unlike(told: Partial<StandingsRecord>, worked: StandingsRecord): string {
  const { after, preset, columns } = worked;
  if (told.after !== after) return `here the standings after round ${after} have to stand`;
  if (told.preset !== preset || !sameJson(told.columns, columns))
    return `the event is ranked by ${preset} (${columns.join(', ')}), not by ${String(told.preset)}`;
  const rows = Array.isArray(told.rows) ? told.rows : [];
  const at = worked.rows.findIndex((row, index) => !sameJson(rows[index], row));
  const row = worked.rows[at];
  if (row === undefined) return `after round ${after} there are ${worked.rows.length} players, not ${rows.length}`;
  const other = rows[at] as Partial<typeof row> | undefined;
  if (other?.player !== row.player)
    return `after round ${after} line ${at + 1} is ${row.player}, not ${String(other?.player)}`;
  if (other.place !== row.place)
    return `after round ${after} ${row.player} is on place ${row.place}, not ${String(other.place)}`;
  const column = columns.findIndex((_, index) => !sameJson(other.values?.[index], row.values[index]));
  if (column < 0) return `after round ${after} what is marked at ${row.player} is something else`;
  const shown = (values: readonly string[] | null | undefined): string => values?.join(', ') ?? 'nothing';
  return `after round ${after} ${row.player} has ${shown(row.values[column])} in ${columns[column]}, not ${shown(other.values?.[column])}`;
}
